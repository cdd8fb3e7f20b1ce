import { excerpt } from './values.ts';

/** An address that may hold a password, which no problem repeats. */
export interface CredentialUrl {
  /** Of its scheme, without the colon. */
  scheme: RegExp;
  example: string;
  /** The variable that takes the password instead. */
  passwordVariable: string;
  /** What is wrong with what an address names, if anything is. */
  problemOf: (url: URL) => string | undefined;
}

/**
 * Reads an address whole: what a URL would quietly take for another part of it is a problem.
 * @returns the address, else what is wrong, and after the colon the way out
 */
export function readUrl(
  value: string,
  { scheme, example, passwordVariable, problemOf }: CredentialUrl,
): { url: URL } | { problem: string } {
  const wayOut =
    `encode it (@ as %40, / as %2F, # as %23, ? as %3F, % as %25), ` +
    `or give the password as ${passwordVariable} or ${passwordVariable}_FILE`;
  const url = URL.parse(value);
  if (!url || !scheme.test(url.protocol.slice(0, -1))) {
    const form = otherForm(value, scheme);
    const isCut = form === undefined && value.includes('@');
    const encode = isCut ? `; what a password has of other characters: ${wayOut}` : '';
    const problem = form ?? 'is not such an address';
    return { problem: `${problem}: give an address such as ${example}${encode}` };
  }
  if (/[\s\p{Cc}]/u.test(value)) return { problem: `has a blank or a line break: ${wayOut}` };
  if (value.includes('#')) return { problem: `has a "#", behind which nothing is read: ${wayOut}` };
  if (/%(?![0-9a-f]{2})/i.test(value) || !isEncodedText(value)) {
    return { problem: `has a "%" that encodes nothing: ${wayOut}` };
  }
  if (url.pathname.includes('@')) return { problem: `has an "@" in its path: ${wayOut}` };
  if (url.search.includes('@')) return { problem: `has an "@" in its parameters: ${wayOut}` };
  const problem = problemOf(url);
  return problem === undefined ? { url } : { problem };
}

/** What stands there instead, without repeating it: other forms have passwords anywhere. */
function otherForm(value: string, scheme: RegExp): string | undefined {
  if (/^["'`]/.test(value)) return 'stands in quotation marks, which are no part of an address';
  const [, found] = /^((?:jdbc:)?[a-z][a-z0-9+.-]*):\/\//i.exec(value) ?? [];
  if (found !== undefined && !scheme.test(found)) return `has the scheme "${excerpt(found)}"`;
  return severalHosts.test(value) ? 'names several hosts' : undefined;
}

/** As libpq writes them. */
const severalHosts = /@[^@/?#]*,[^@/?#]*(?:[/?]|$)/;

function isEncodedText(value: string): boolean {
  try {
    return decodeURIComponent(value) !== '';
  } catch {
    return false;
  }
}

/** What is wrong with the parameters of an address: each may be there once, if it is listed. */
export function parametersProblem(
  { searchParams }: URL,
  allowed: readonly string[],
): string | undefined {
  const names = [...searchParams.keys()];
  const unknown = names.find((name) => !allowed.includes(name));
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (unknown !== undefined) {
    const listed = allowed.join(', ');
    return `has the parameter "${excerpt(unknown)}", which is not used: leave it out (there are ${listed})`;
  }
  return twice === undefined ? undefined : `has ${twice} twice: give it once`;
}
