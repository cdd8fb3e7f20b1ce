import type { TrustedRoots } from '@countersign/verifier/pdf-seal';
import type { SealKeys } from '@countersign/pki/keys/load-signer';
import type { Chain } from '@countersign/pki/keys/open-signer';

/** What a verifier of seals trusts: the roots of all chains, and their seals alone. */
export function trustOf({ chains }: SealKeys): Required<Pick<TrustedRoots, 'roots' | 'seals'>> {
  return { roots: rootsOf(chains), seals: chains.map(([leaf]) => leaf.toString()) };
}

/** The roots of the chains and those beside them, each once, as PEM. */
export function rootsOf(chains: readonly Chain[], others: readonly string[] = []): string[] {
  const roots = chains.map((chain) => (chain.at(-1) ?? chain[0]).toString());
  return Array.from(new Set([...roots, ...others].map((pem) => pem.trim())));
}
