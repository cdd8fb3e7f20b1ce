import { createPrivateKey, X509Certificate } from 'node:crypto';
import { noStatusSource } from '../status/no-status-source.ts';
import type { StatusSource } from '../status/status-source.ts';
import type { Tsa } from '../timestamps/tsa.ts';
import { nameOf } from '../verify/check-chain.ts';
import { loadDevelopmentKeys, type DevelopmentPki } from './development-keys.ts';
import { isDevelopmentCertificate } from './development-mark.ts';
import { makeDevelopmentStatus } from './development-status.ts';
import { makeDevelopmentTsa } from './development-tsa.ts';
import { KeyRefusal } from './key-refusal.ts';
import { loadIssuer, type IssuerKeys } from './load-issuer.ts';
import { loadLogKey } from './load-log-key.ts';
import { loadSigner, type SealKeys } from './load-signer.ts';
import { logNameOf, makeLogKey } from './log-key.ts';
import type { Chain } from './open-signer.ts';
import { makeRecipientIssuer } from './recipient-issuer.ts';
import type { ServiceKeys } from './service-keys.ts';
import { makeLocalSigner } from './signer.ts';
import { rootsOf } from './trust.ts';

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

/** Those that are asked over the network. */
export interface Authorities {
  /** Absent: the one made for development, or none in production. */
  tsa?: Tsa;
  /** About certificates that are not the development PKI's. */
  status?: StatusSource;
}

const ownKey = 'give a key whose certificate was issued to you; development keys prove nothing';
const ownLogKey = 'make one with `countersign keys init`; development keys prove nothing';

/**
 * Opens every key that the settings name.
 * @throws {KeyRefusal} naming the variable whose key cannot be used, and the way out
 */
export async function openKeys(
  settings: KeySettings,
  now: () => Date,
  authorities: Authorities = {},
): Promise<ServiceKeys> {
  const { developmentDir, production } = settings;
  const status = authorities.status ?? noStatusSource;
  const given = await openGiven(settings, now());
  const { seal, issuers, log } = given;
  if (production) {
    if (!seal) throw new KeyRefusal('SIGNER', 'is missing', ownKey);
    if (!issuers) throw new KeyRefusal('ISSUER', 'is missing', ownKey);
    if (!log) throw new KeyRefusal('LOG_KEY', 'is missing', ownLogKey);
    refuseDevelopment('SIGNER', seal.chains);
    refuseDevelopment('ISSUER', issuers.chains);
    return serviceKeys({ seal, issuers, log }, { ...authorities, status });
  }
  const pki = await loadDevelopmentKeys(developmentDir, now());
  const name = logNameOf(settings.publicUrl);
  return serviceKeys(
    {
      seal: seal ?? developmentSeal(pki),
      issuers: issuers ?? developmentIssuer(pki),
      log: log ?? makeLogKey(name, createPrivateKey(pki.keys.logKey)),
    },
    {
      tsa: authorities.tsa ?? makeDevelopmentTsa(pki.keys, now),
      status: makeDevelopmentStatus(pki.keys, now, status),
    },
    authorities.tsa ? [] : [pki.rootPem],
  );
}

interface OpenedKeys {
  seal: SealKeys;
  issuers: IssuerKeys;
  log: ServiceKeys['log'];
}

async function openGiven(settings: KeySettings, now: Date): Promise<Partial<OpenedKeys>> {
  const { signer, issuer, logKey } = settings;
  const name = logNameOf(settings.publicUrl);
  return {
    ...(signer !== undefined && { seal: await loadSigner(signer, now) }),
    ...(issuer !== undefined && { issuers: await loadIssuer(issuer, now) }),
    ...(logKey !== undefined && { log: await loadLogKey(logKey, name) }),
  };
}

function serviceKeys(
  { seal, issuers, log }: OpenedKeys,
  authorities: Pick<ServiceKeys, 'tsa' | 'status'>,
  moreRoots: readonly string[] = [],
): ServiceKeys {
  const roots = rootsOf([...seal.chains, ...issuers.chains], moreRoots);
  const { issuer, chains: issuerChains } = issuers;
  return { seal, issuer, issuerChains, log, roots, ...authorities };
}

function developmentSeal({ keys, signer }: DevelopmentPki): SealKeys {
  return { signer, chains: [chainOf(keys.seal, keys.issuing, keys.root)] };
}

function developmentIssuer({ keys }: DevelopmentPki): IssuerKeys {
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

function refuseDevelopment(variable: string, chains: readonly Chain[]): void {
  const found = chains.flat().find(({ raw }) => isDevelopmentCertificate(raw));
  if (!found) return;
  const problem = `has a development certificate, ${nameOf(found)}, with NODE_ENV=production`;
  throw new KeyRefusal(variable, problem, ownKey);
}
