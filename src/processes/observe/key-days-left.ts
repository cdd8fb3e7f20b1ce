import { chainExpiry } from '@countersign/pki/keys/chain-expiry';
import type { ServiceKeys } from '../../evidence/keys/service-keys.ts';

/** Whole days until the first certificate of each key in use ends, by the names of `doctor`. */
export function keyDaysLeft(
  { seal, issuerChains }: Pick<ServiceKeys, 'seal' | 'issuerChains'>,
  now: Date,
): Record<string, number> {
  return {
    seal_key: chainExpiry('SIGNER', seal.chains[0], now).value,
    issuer_key: chainExpiry('ISSUER', issuerChains[0], now).value,
  };
}
