import 'reflect-metadata';
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { documentUsages, timestampingUsage } from '../../src/evidence/keys/certificate-usages.ts';
import {
  makeDevelopmentKeys,
  type DevelopmentKeys,
} from '../../src/evidence/keys/development-pki.ts';
import { makeDevelopmentStatus } from '../../src/evidence/keys/development-status.ts';
import { makeDevelopmentTsa } from '../../src/evidence/keys/development-tsa.ts';
import { attribute, makeCertificate } from '../../src/evidence/keys/make-certificate.ts';
import { makeLocalSigner, type Signer } from '../../src/evidence/keys/signer.ts';
import type { Lasting } from '../../src/evidence/seal/make-seal.ts';
import { noStatusSource } from '../../src/evidence/status/no-status-source.ts';

export type SealKey = 'P-256' | 'RSA-3072';

export interface CheckPki {
  /** When everything is sealed. */
  now: Date;
  rootPem: string;
  signers: Record<SealKey, Signer>;
  lasting(level: Lasting['level'], now: () => Date): Lasting;
}

const hourMs = 3_600_000;
const { digitalSignature, nonRepudiation } = x509.KeyUsageFlags;
const usages = new x509.KeyUsagesExtension(digitalSignature | nonRepudiation, true);
/** Nobody listens there: validators look into the file alone, but some first want an address. */
const responder = new x509.AuthorityInfoAccessExtension({ ocsp: 'http://127.0.0.1:9/ocsp' });

/** Keys as an operator's are: certificates that name a responder, and seals that live an hour; the authorities
 * stand below the root of `keys`. */
export function makeCheckPki(now: Date, keys = makeDevelopmentKeys(now)): CheckPki {
  const tsa = certify('TSA', keys.root, keys.rootKey, {
    key: createPrivateKey(keys.tsaKey),
    notBefore: new Date(now.getTime() - hourMs),
    notAfter: new X509Certificate(keys.root).validToDate,
    extensions: [usages, new x509.ExtendedKeyUsageExtension([timestampingUsage], true)],
  });
  const stamping = { ...keys, tsa: tsa.toString() };
  return {
    now,
    rootPem: keys.root,
    signers: {
      'P-256': makeSigner(keys, now, 'P-256'),
      'RSA-3072': makeSigner(keys, now, 'RSA-3072'),
    },
    lasting: (level, clock) => ({
      level,
      tsa: makeDevelopmentTsa(stamping, clock),
      status: makeDevelopmentStatus(stamping, clock, noStatusSource),
      timestampRoots: [keys.root],
      now: clock,
    }),
  };
}

function makeSigner(keys: DevelopmentKeys, now: Date, kind: SealKey): Signer {
  const key = sealKey(kind);
  const seal = certify('Seal', keys.issuing, keys.issuingKey, {
    key,
    notBefore: new Date(now.getTime() - 60_000),
    notAfter: new Date(now.getTime() + hourMs),
    extensions: [usages, new x509.ExtendedKeyUsageExtension([...documentUsages])],
  });
  const chain = [seal, new X509Certificate(keys.issuing), new X509Certificate(keys.root)];
  return makeLocalSigner(
    key,
    chain.map(({ raw }) => raw),
  );
}

function sealKey(kind: SealKey): KeyObject {
  return kind === 'P-256'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    : generateKeyPairSync('rsa', { modulusLength: 3_072 }).privateKey;
}

interface Content {
  key: KeyObject;
  notBefore: Date;
  notAfter: Date;
  extensions: x509.Extension[];
}

function certify(name: string, issuerPem: string, issuerKeyPem: string, content: Content) {
  const { key, notBefore, notAfter, extensions } = content;
  const certificate = new X509Certificate(issuerPem).raw;
  const noCa = new x509.BasicConstraintsExtension(false, undefined, true);
  return new X509Certificate(
    makeCertificate(
      {
        subject: [[attribute.commonName, `Check ${name}`]],
        publicKey: createPublicKey(key),
        notBefore,
        notAfter,
        extensions: [noCa, ...extensions, responder],
      },
      { key: createPrivateKey(issuerKeyPem), certificate },
    ),
  );
}
