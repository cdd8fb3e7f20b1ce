import { nameOf } from '@countersign/verifier/certificate';
import type { Chain } from './open-signer.ts';

const dayMs = 86_400_000;

export interface ChainExpiry {
  /** Whether thirty days or more are left. */
  ok: boolean;
  /** Whole days left. */
  value: number;
  detail: string;
}

/** Long enough to have a certificate issued by an authority that checks papers. */
const warningDays = 30;

/**
 * How long a chain still holds: until the first of it expires.
 * @param variable that names its key
 */
export function chainExpiry(variable: string, chain: Chain, now: Date): ChainExpiry {
  const first = chain.reduce((soonest, one) =>
    one.validToDate < soonest.validToDate ? one : soonest,
  );
  const value = Math.floor((first.validToDate.getTime() - now.getTime()) / dayMs);
  const ok = value >= warningDays;
  const state = `${nameOf(first)} expires in ${value} days, at ${first.validToDate.toISOString()}`;
  const wayOut = `put its successor before it in ${variable} and start API and worker again`;
  return { ok, value, detail: ok ? state : `${state}: ${wayOut}` };
}
