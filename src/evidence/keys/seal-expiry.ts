import { dayMs } from '../../domain/time.ts';
import { nameOf } from '../verify/check-chain.ts';
import type { SealKeys } from './load-signer.ts';

export interface SealExpiry {
  /** Whether more than thirty days are left. */
  ok: boolean;
  /** Whole days left. */
  value: number;
  detail: string;
}

/** Long enough to have a certificate issued by an authority that checks papers. */
const warningDays = 30;

/** How long the chain that makes new seals still holds: until the first of it expires. */
export function sealExpiry({ chains: [chain] }: SealKeys, now: Date): SealExpiry {
  const first = chain.reduce((soonest, one) =>
    one.validToDate < soonest.validToDate ? one : soonest,
  );
  const value = Math.floor((first.validToDate.getTime() - now.getTime()) / dayMs);
  const ok = value >= warningDays;
  const state = `${nameOf(first)} expires in ${value} days, at ${first.validToDate.toISOString()}`;
  const wayOut = 'put its successor before it in SIGNER and start API and worker again';
  return { ok, value, detail: ok ? state : `${state}: ${wayOut}` };
}
