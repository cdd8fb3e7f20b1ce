import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import type { Extension } from 'pkijs';
import {
  makeDevelopmentKeys,
  type DevelopmentKeys,
} from '@countersign/pki/development/development-pki';
import { openDevelopmentKeys } from '@countersign/pki/development/development-keys';
import { makeDevelopmentStatus } from '@countersign/pki/development/development-status';
import { makeDevelopmentTsa } from '@countersign/pki/development/development-tsa';
import {
  basicConstraints,
  extendedKeyUsage,
  keyUsages,
  ocspAddress,
} from '@countersign/pki/x509/extensions';
import { makeCertificate } from '@countersign/pki/x509/make-certificate';
import { documentUsages, oid, timestampingUsage } from '@countersign/pki/x509/oids';
import { makeLocalSigner, type Signer } from '@countersign/pki/signer';
import type { LongTerm } from '@countersign/seal/seal-to-level';
import { noStatusSource } from '@countersign/pki/status/no-status-source';
import { keyUsage } from '@countersign/verifier/certificate';

/** `development`: what the service makes by itself, seal and authorities, as after `npm start`. */
export type SealKey = 'P-256' | 'RSA-3072' | 'development';

export interface CheckPki {
  /** When everything is sealed. */
  now: Date;
  rootPem: string;
  signers: Record<SealKey, Signer>;
  longTerm(level: LongTerm['level'], now: () => Date, key?: SealKey): LongTerm;
}

const hourMs = 3_600_000;
const usages = keyUsages(keyUsage.digitalSignature, keyUsage.nonRepudiation);
/** Nobody listens there: validators look into the file alone, but some first want an address. */
const responder = ocspAddress('http://127.0.0.1:9/ocsp');

/**
 * Keys as an operator's are: certificates that name a responder, and seals that live an hour; the
 * authorities stand below the root of `keys`. Beside them the development keys as they are made.
 */
export function makeCheckPki(now: Date, keys = makeDevelopmentKeys(now)): CheckPki {
  const tsa = certify('TSA', keys.root, keys.rootKey, {
    key: createPrivateKey(keys.tsaKey),
    notBefore: new Date(now.getTime() - hourMs),
    notAfter: new X509Certificate(keys.root).validToDate,
    extensions: [usages, extendedKeyUsage([timestampingUsage], true)],
  });
  const stamping = { ...keys, tsa: tsa.toString() };
  return {
    now,
    rootPem: keys.root,
    signers: {
      'P-256': makeSigner(keys, now, 'P-256'),
      'RSA-3072': makeSigner(keys, now, 'RSA-3072'),
      development: openDevelopmentKeys(keys).signer,
    },
    longTerm: (level, clock, key) => {
      const authorities = key === 'development' ? keys : stamping;
      return {
        level,
        tsa: makeDevelopmentTsa(authorities, clock),
        status: makeDevelopmentStatus(authorities, clock, noStatusSource),
        timestampRoots: [keys.root],
        now: clock,
      };
    },
  };
}

type MadeKey = Exclude<SealKey, 'development'>;

function makeSigner(keys: DevelopmentKeys, now: Date, kind: MadeKey): Signer {
  const key = sealKey(kind);
  const seal = certify('Seal', keys.issuing, keys.issuingKey, {
    key,
    notBefore: new Date(now.getTime() - 60_000),
    notAfter: new Date(now.getTime() + hourMs),
    extensions: [usages, extendedKeyUsage(documentUsages)],
  });
  const chain = [seal, new X509Certificate(keys.issuing), new X509Certificate(keys.root)];
  return makeLocalSigner(
    key,
    chain.map(({ raw }) => raw),
  );
}

function sealKey(kind: MadeKey): KeyObject {
  return kind === 'P-256'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    : generateKeyPairSync('rsa', { modulusLength: 3_072 }).privateKey;
}

interface Content {
  key: KeyObject;
  notBefore: Date;
  notAfter: Date;
  extensions: Extension[];
}

function certify(name: string, issuerPem: string, issuerKeyPem: string, content: Content) {
  const { key, notBefore, notAfter, extensions } = content;
  const certificate = new X509Certificate(issuerPem).raw;
  return new X509Certificate(
    makeCertificate(
      {
        subject: [[oid.commonName, `Check ${name}`]],
        publicKey: createPublicKey(key),
        notBefore,
        notAfter,
        extensions: [basicConstraints(false), ...extensions, responder],
      },
      { key: createPrivateKey(issuerKeyPem), certificate },
    ),
  );
}
