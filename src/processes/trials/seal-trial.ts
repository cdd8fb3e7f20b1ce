import { isDevelopmentCertificate } from '@countersign/pki/x509/development-mark';
import { withoutStatus } from '@countersign/pki/status/status-addresses';
import { nameOf } from '@countersign/verifier/certificate';
import { ConfigError, type Config } from '../config/config.ts';
import type { Trial } from './trial.ts';

/** Somebody will say whether the seal's certificates were revoked, where the level asks for it. */
export const sealTrial: Trial = {
  name: 'seal_key',
  variable: 'SEAL_LEVEL',
  async look({ config, sealChain = [] }) {
    const { sealLevel } = config;
    if (!takesStatuses(config) || sealChain.some(({ raw }) => isDevelopmentCertificate(raw))) {
      return undefined;
    }
    const silent = withoutStatus(sealChain);
    if (!silent) return undefined;
    throw new ConfigError(
      'SEAL_LEVEL',
      `is ${sealLevel}, but ${nameOf(silent)} names ${lacking(silent)}, so that this chain reaches B-T at most: ` +
        'set `SEAL_LEVEL=B-T` or take another certificate',
    );
  },
};

/** Whether seals hold what says that no certificate of theirs was revoked. */
export function takesStatuses({ sealLevel }: Pick<Config, 'sealLevel'>): boolean {
  return sealLevel === 'B-LT' || sealLevel === 'B-LTA';
}

/** A list tells of authorities alone. */
export function lacking({ ca }: { ca: boolean }): string {
  return ca ? 'neither OCSP nor a revocation list' : 'no OCSP';
}
