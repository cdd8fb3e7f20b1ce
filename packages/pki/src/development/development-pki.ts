import {
  createPrivateKey,
  generateKeyPairSync,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import type * as pkijs from 'pkijs';
import { keyUsage } from '@countersign/verifier/certificate';
import { developmentMark, developmentOrganization } from '../x509/development-mark.ts';
import {
  basicConstraints,
  extendedKeyUsage,
  keyUsages,
  ocspAddress,
  ocspNoCheck,
} from '../x509/extensions.ts';
import { makeCertificate } from '../x509/make-certificate.ts';
import { documentUsages, ocspUsage, oid, timestampingUsage } from '../x509/oids.ts';

/** PEM throughout; keys are PKCS #8. */
export interface SealingKeys {
  root: string;
  rootKey: string;
  issuing: string;
  issuingKey: string;
  seal: string;
  sealKey: string;
}

/** As SealingKeys, and all authorities that evidence needs. */
export interface DevelopmentKeys extends SealingKeys {
  recipients: string;
  recipientsKey: string;
  tsa: string;
  tsaKey: string;
  ocsp: string;
  ocspKey: string;
  logKey: string;
}

const { digitalSignature, nonRepudiation, keyCertSign, crlSign } = keyUsage;
const caUsage = keyUsages(keyCertSign, crlSign);
const noCa = basicConstraints(false);
/**
 * Some validators read the answers that are kept in a file only for a certificate that names a
 * responder. There is none to ask outside this process, and the name says so: nothing below
 * .invalid is ever reached (RFC 6761, 6.4).
 */
const noResponder = ocspAddress('http://answers-are-in-the-file.invalid/');

/** Makes a root (P-384) with all that stands below it (P-256), good for ten years from `now`. */
export function makeDevelopmentKeys(now: Date): DevelopmentKeys {
  const root = certify('Root', { now, curve: 'P-384', extensions: caExtensions() });
  const below = { now, issuer: root };
  const issuing = certify('Issuing CA', { ...below, extensions: caExtensions(0) });
  const seal = certify('Seal', {
    now,
    issuer: issuing,
    extensions: [
      noCa,
      keyUsages(digitalSignature, nonRepudiation),
      extendedKeyUsage(documentUsages),
      noResponder,
    ],
  });
  return completeDevelopmentKeys(
    {
      root: root.pem,
      rootKey: root.keyPem,
      issuing: issuing.pem,
      issuingKey: issuing.keyPem,
      seal: seal.pem,
      sealKey: seal.keyPem,
    },
    now,
  );
}

/** Adds the authorities to keys that could only seal. */
export function completeDevelopmentKeys(keys: SealingKeys, now: Date): DevelopmentKeys {
  const root = opened(keys.root, keys.rootKey);
  const recipients = certify('Recipient CA', { now, issuer: root, extensions: caExtensions(0) });
  const tsa = certify('TSA', {
    now,
    issuer: root,
    extensions: [
      noCa,
      keyUsages(digitalSignature, nonRepudiation),
      extendedKeyUsage([timestampingUsage], true),
      noResponder,
    ],
  });
  const ocsp = certify('OCSP Responder', {
    now,
    issuer: opened(keys.issuing, keys.issuingKey),
    extensions: [noCa, keyUsages(digitalSignature), extendedKeyUsage([ocspUsage]), ocspNoCheck()],
  });
  return {
    ...keys,
    recipients: recipients.pem,
    recipientsKey: recipients.keyPem,
    tsa: tsa.pem,
    tsaKey: tsa.keyPem,
    ocsp: ocsp.pem,
    ocspKey: ocsp.keyPem,
    logKey: toPem(generateKeyPairSync('ed25519').privateKey),
  };
}

interface Certified {
  certificate: Uint8Array;
  key: KeyObject;
  notAfter: Date;
}

interface Wanted {
  now: Date;
  extensions: pkijs.Extension[];
  /** Absent: signs its own. */
  issuer?: Certified;
  curve?: 'P-256' | 'P-384';
}

function certify(
  name: string,
  { now, extensions, issuer, curve = 'P-256' }: Wanted,
): Certified & { pem: string; keyPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: curve });
  const tenYears = new Date(now);
  tenYears.setUTCFullYear(tenYears.getUTCFullYear() + 10);
  const notAfter = issuer && issuer.notAfter < tenYears ? issuer.notAfter : tenYears;
  const certificate = makeCertificate(
    {
      subject: [
        [oid.commonName, `Countersign Development ${name}`],
        [oid.organization, developmentOrganization],
      ],
      publicKey,
      // Clocks differ: a document completed in the same minute must not precede its certificate.
      notBefore: new Date(now.getTime() - 3_600_000),
      notAfter,
      extensions: [...extensions, developmentMark()],
    },
    issuer ?? { key: privateKey },
  );
  const pem = new X509Certificate(certificate).toString();
  return { certificate, key: privateKey, notAfter, pem, keyPem: toPem(privateKey) };
}

function caExtensions(pathLength?: number): pkijs.Extension[] {
  return [basicConstraints(true, pathLength), caUsage];
}

function opened(pem: string, keyPem: string): Certified {
  const { raw, validToDate } = new X509Certificate(pem);
  return { certificate: raw, key: createPrivateKey(keyPem), notAfter: validToDate };
}

function toPem(key: KeyObject): string {
  return key.export({ format: 'pem', type: 'pkcs8' }).toString();
}
