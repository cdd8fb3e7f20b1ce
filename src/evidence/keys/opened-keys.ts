import { createPrivateKey, X509Certificate } from 'node:crypto';
import { nameOf } from '@countersign/verifier/certificate';
import {
  findDevelopmentKeys,
  openDevelopmentKeys,
} from '@countersign/pki/development/development-keys';
import { isDevelopmentCertificate } from '@countersign/pki/x509/development-mark';
import type { DevelopmentKeys, SealingKeys } from '@countersign/pki/development/development-pki';
import { KeyRefusal } from '@countersign/pki/key-refusal';
import { loadIssuer, type IssuerKeys } from '@countersign/pki/keys/load-issuer';
import { loadLogKey } from './load-log-key.ts';
import { loadSigner, type SealKeys } from '@countersign/pki/keys/load-signer';
import { logNameOf, makeLogKey, type LogKey } from './log-key.ts';
import type { Chain } from '@countersign/pki/keys/open-signer';
import { makeRecipientIssuer } from '@countersign/pki/keys/recipient-issuer';
import { makeLocalSigner } from '@countersign/pki/signer';

export interface KeySettings {
  /** `SIGNER`, `ISSUER` and `LOG_KEY`; absent: keys made for development, in `developmentDir`. */
  signer?: string;
  issuer?: string;
  logKey?: string;
  /** The log is named after it. */
  publicUrl: string;
  developmentDir: string;
  /** Refuses development certificates. */
  production: boolean;
}

/** What the three variables stand for. */
export interface OpenedKeys {
  seal: SealKeys;
  issuers: IssuerKeys;
  log: LogKey;
}

/**
 * The keys that the settings name.
 * @throws {KeyRefusal} naming the variable whose key cannot be used, and the way out
 */
export async function openGivenKeys(
  settings: KeySettings,
  now: Date,
): Promise<Partial<OpenedKeys>> {
  const { signer, issuer, logKey, publicUrl, developmentDir } = settings;
  const name = logNameOf(publicUrl);
  return {
    ...(signer !== undefined && { seal: await loadSigner(signer, now) }),
    ...(issuer !== undefined && { issuers: await loadIssuer(issuer, now) }),
    ...(logKey !== undefined && { log: await loadLogKey(logKey, name, developmentDir) }),
  };
}

/**
 * The keys as the service would open them, without making any.
 * @throws {KeyRefusal} when it would not start with them
 */
export async function openExistingKeys(
  settings: KeySettings,
  now: Date,
): Promise<Partial<OpenedKeys>> {
  const given = await openGivenKeys(settings, now);
  if (settings.production) return requireOwnKeys(given);
  const made = await findDevelopmentKeys(settings.developmentDir);
  if (!made) return given;
  const development =
    'logKey' in made ? openDevelopment(made, settings) : { seal: developmentSeal(made) };
  return { ...development, ...given };
}

export function openDevelopment(keys: DevelopmentKeys, { publicUrl }: KeySettings): OpenedKeys {
  const logKey = createPrivateKey(keys.logKey);
  return {
    seal: developmentSeal(keys),
    issuers: developmentIssuer(keys),
    log: makeLogKey(logNameOf(publicUrl), logKey, { development: true }),
  };
}

function developmentSeal(keys: SealingKeys): SealKeys {
  const { signer } = openDevelopmentKeys(keys);
  return { signer, chains: [chainOf(keys.seal, keys.issuing, keys.root)] };
}

export function developmentIssuer(keys: DevelopmentKeys): IssuerKeys {
  const chain = chainOf(keys.recipients, keys.root);
  const signer = makeLocalSigner(
    createPrivateKey(keys.recipientsKey),
    chain.map(({ raw }) => raw),
  );
  return { issuer: makeRecipientIssuer(signer), chains: [chain] };
}

function chainOf(leaf: string, ...issuers: string[]): Chain {
  return [new X509Certificate(leaf), ...issuers.map((pem) => new X509Certificate(pem))];
}

const ownKey = 'give a key whose certificate was issued to you; development keys prove nothing';
const ownCa = 'make one with `countersign keys init`; development keys prove nothing';

/**
 * Production takes no key made for development, nor does it go without one.
 * @throws {KeyRefusal}
 */
export function requireOwnKeys({ seal, issuers, log }: Partial<OpenedKeys>): OpenedKeys {
  if (!seal) throw new KeyRefusal('SIGNER', 'is missing', ownKey);
  if (!issuers) throw new KeyRefusal('ISSUER', 'is missing', ownCa);
  if (!log) throw new KeyRefusal('LOG_KEY', 'is missing', ownCa);
  refuseDevelopment('SIGNER', seal.chains, ownKey);
  refuseDevelopment('ISSUER', issuers.chains, ownCa);
  if (!log.development) return { seal, issuers, log };
  throw new KeyRefusal('LOG_KEY', 'is the development key, with NODE_ENV=production', ownCa);
}

function refuseDevelopment(variable: string, chains: readonly Chain[], wayOut: string): void {
  const found = chains.flat().find(({ raw }) => isDevelopmentCertificate(raw));
  if (!found) return;
  const problem = `has a development certificate, ${nameOf(found)}, with NODE_ENV=production`;
  throw new KeyRefusal(variable, problem, wayOut);
}
