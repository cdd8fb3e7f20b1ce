/**
 * What this browser was given when its reader proved who they are: in memory, and for this tab, so
 * that a page that is loaded again does not ask again. A browser that denies storage keeps it in
 * memory alone. No cookie: frames lose those.
 */
export interface ProofToken {
  read: () => string | undefined;
  keep: (token: string) => void;
}

const keyOf = (link: string) => `countersign:proof:${link}`;

export function makeProofToken(link: string): ProofToken {
  let kept: string | undefined;
  return {
    read: () => (kept ??= readKept(link)),
    keep: (token) => {
      kept = token;
      try {
        sessionStorage.setItem(keyOf(link), token);
      } catch {
        // In memory it is kept all the same.
      }
    },
  };
}

/** Also for what is asked before the page's scripts are there. */
export function readKept(link: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(link)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The header that carries it. */
export const proofHeader = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { 'X-Signing-Session': token };
