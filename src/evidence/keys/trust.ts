import type { Trusted } from '../verify/verify-sealed.ts';
import type { SealKeys } from './load-signer.ts';

/** What a verifier trusts: the roots of all chains, and their seals alone. */
export function trustOf({ chains }: SealKeys): Required<Trusted> {
  const roots = chains.map((chain) => (chain.at(-1) ?? chain[0]).toString());
  return {
    roots: Array.from(new Set(roots)),
    seals: chains.map(([leaf]) => leaf.toString()),
  };
}
