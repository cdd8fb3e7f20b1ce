import { X509Certificate } from 'node:crypto';
import { nameOf } from '../verify/check-chain.ts';
import { checkIssuer } from './check-issuer.ts';
import { checkLogKey } from './check-log-key.ts';
import { loadDevelopmentKeys } from './development-keys.ts';
import { isDevelopmentCertificate } from './development-mark.ts';
import { KeyRefusal } from './key-refusal.ts';
import { loadSigner, type SealKeys } from './load-signer.ts';

export interface KeySettings {
  /** `SIGNER`; absent: keys made for development, in `developmentDir`. */
  signer?: string;
  /** `ISSUER` and `LOG_KEY`: checked when they are given; nothing uses them yet. */
  issuer?: string;
  logKey?: string;
  developmentDir: string;
  /** Refuses development certificates. */
  production: boolean;
}

const ownKey = 'give a key whose certificate was issued to you; development keys prove nothing';

/**
 * Opens every key that the settings name.
 * @throws {KeyRefusal} naming the variable whose key cannot be used, and the way out
 */
export async function openKeys(settings: KeySettings, now: Date): Promise<SealKeys> {
  const { signer, issuer, logKey, production } = settings;
  if (issuer !== undefined) await checkIssuer(issuer, now);
  if (logKey !== undefined) await checkLogKey(logKey);
  if (signer === undefined && !production) return openDevelopment(settings.developmentDir, now);
  if (signer === undefined) throw new KeyRefusal('SIGNER', 'is missing', ownKey);
  const keys = await loadSigner(signer, now);
  if (production) refuseDevelopment(keys);
  return keys;
}

async function openDevelopment(dir: string, now: Date): Promise<SealKeys> {
  const { signer } = await loadDevelopmentKeys(dir, now);
  const [leaf, ...issuers] = signer.chain.map((der) => new X509Certificate(der));
  if (!leaf) throw new TypeError('The development keys have no certificate.');
  return { signer, chains: [[leaf, ...issuers]] };
}

function refuseDevelopment({ chains }: SealKeys): void {
  const found = chains.flat().find(({ raw }) => isDevelopmentCertificate(raw));
  if (!found) return;
  const problem = `has a development certificate, ${nameOf(found)}, with NODE_ENV=production`;
  throw new KeyRefusal('SIGNER', problem, ownKey);
}
