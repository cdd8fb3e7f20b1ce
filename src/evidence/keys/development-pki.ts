import 'reflect-metadata';
import {
  createPrivateKey,
  generateKeyPairSync,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { documentUsages, ocspUsage, timestampingUsage } from './certificate-usages.ts';
import { developmentMark, developmentOrganization } from './development-mark.ts';
import { attribute, makeCertificate } from './make-certificate.ts';

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

const { digitalSignature, nonRepudiation, keyCertSign, cRLSign } = x509.KeyUsageFlags;
const caUsage = new x509.KeyUsagesExtension(keyCertSign | cRLSign, true);
const noCa = new x509.BasicConstraintsExtension(false, undefined, true);
/** The responder's own status is asked of nobody (RFC 6960, 4.2.2.2.1). */
const ocspNoCheck = new x509.Extension('1.3.6.1.5.5.7.48.1.5', false, Buffer.from([0x05, 0x00]));

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
      new x509.KeyUsagesExtension(digitalSignature | nonRepudiation, true),
      new x509.ExtendedKeyUsageExtension([...documentUsages]),
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
      new x509.KeyUsagesExtension(digitalSignature | nonRepudiation, true),
      new x509.ExtendedKeyUsageExtension([timestampingUsage], true),
    ],
  });
  const ocsp = certify('OCSP Responder', {
    now,
    issuer: opened(keys.issuing, keys.issuingKey),
    extensions: [
      noCa,
      new x509.KeyUsagesExtension(digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([ocspUsage]),
      ocspNoCheck,
    ],
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
  extensions: x509.Extension[];
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
        [attribute.commonName, `Countersign Development ${name}`],
        [attribute.organization, developmentOrganization],
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

/** @param pathLength how many CAs may stand below */
function caExtensions(pathLength?: number): x509.Extension[] {
  return [new x509.BasicConstraintsExtension(true, pathLength, true), caUsage];
}

function opened(pem: string, keyPem: string): Certified {
  const { raw, validToDate } = new X509Certificate(pem);
  return { certificate: raw, key: createPrivateKey(keyPem), notAfter: validToDate };
}

function toPem(key: KeyObject): string {
  return key.export({ format: 'pem', type: 'pkcs8' }).toString();
}
