import type { Trusted } from '../../../verifier/src/pdf-seal.ts';
import type { SealKeys } from './load-signer.ts';
import type { Chain } from './open-signer.ts';

/** What a verifier of seals trusts: the roots of all chains, and their seals alone. */
export function trustOf({ chains }: SealKeys): Required<Pick<Trusted, 'roots' | 'seals'>> {
  return { roots: rootsOf(chains), seals: chains.map(([leaf]) => leaf.toString()) };
}

/** The roots of the chains and those beside them, each once, as PEM. */
export function rootsOf(chains: readonly Chain[], others: readonly string[] = []): string[] {
  const roots = chains.map((chain) => (chain.at(-1) ?? chain[0]).toString());
  return Array.from(new Set([...roots, ...others].map((pem) => pem.trim())));
}
