import 'reflect-metadata';
import { createPrivateKey, generateKeyPairSync, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import {
  openDevelopmentKeys,
  type DevelopmentPki,
} from '@countersign/pki/development/development-keys';
import { makeDevelopmentKeys } from '@countersign/pki/development/development-pki';
import { makeLocalSigner, type Signer } from '@countersign/pki/signer';
import type { SealInput, SealRecipient } from '../../../src/evidence/pages/seal-input.ts';

export const sealedOn = new Date('2026-11-21T12:00:00Z');

export async function developmentPki(): Promise<DevelopmentPki> {
  return openDevelopmentKeys(makeDevelopmentKeys(sealedOn));
}

export function signer(entries: Partial<SealRecipient> = {}): SealRecipient {
  return {
    id: 'rec_1',
    name: 'Żółtą Gęślą',
    email: 'zolta@example.com',
    role: 'signer',
    meaning: 'signed',
    signatureId: 'sig_1',
    actedAt: sealedOn,
    viewedAt: sealedOn,
    ipAddress: '203.0.113.7',
    userAgent: 'Mozilla/5.0',
    linkChannel: 'mail',
    consentVersion: '3',
    signature: { type: 'typed', text: 'Żółtą Gęślą' },
    fields: [],
    signatureFields: [],
    ...entries,
  };
}

export async function sealInput(
  pdf: Uint8Array,
  recipients: readonly SealRecipient[] = [signer()],
): Promise<SealInput> {
  const prepared = await preparePdf(pdf, defaultLimits);
  return {
    prepared: prepared.bytes,
    document: {
      id: 'doc_01jd6z5f0xe7s9ykp1c3mznq4r',
      title: 'Consulting agreement',
      preparedSha256: prepared.preparedSha256,
      originalSha256: prepared.originalSha256,
      sender: { name: 'Ada Lovelace', email: 'ada@example.com', organization: 'Engines Ltd' },
      createdAt: sealedOn,
      sentAt: sealedOn,
      completedAt: sealedOn,
    },
    recipients,
    evidence: async () => Buffer.from('{"version":1}'),
    locale: 'en',
    verifyUrl:
      'https://sign.example.com/verify/doc_01jd6z5f0xe7s9ykp1c3mznq4r#mVh0nH5kQ2xYc8aT4Rj1Ug',
  };
}

/** A seal with an RSA key under the same issuing CA. */
export async function rsaSigner({ keys, signer: { chain } }: DevelopmentPki): Promise<Signer> {
  const p256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3_072 });
  const issuing = new x509.X509Certificate(keys.issuing);
  const der = createPrivateKey(keys.issuingKey).export({ format: 'der', type: 'pkcs8' });
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  const { digitalSignature, nonRepudiation } = x509.KeyUsageFlags;
  const leaf = await x509.X509CertificateGenerator.create({
    subject: [{ CN: ['RSA seal'] }],
    issuer: issuing.subjectName.toJSON(),
    notBefore: sealedOn,
    notAfter: new Date(sealedOn.getTime() + 86_400_000),
    publicKey: (await webcrypto.subtle.importKey('spki', spki, rsa, true, ['verify'])) as CryptoKey,
    signingKey: (await webcrypto.subtle.importKey('pkcs8', der, p256, false, [
      'sign',
    ])) as CryptoKey,
    signingAlgorithm: p256,
    extensions: [new x509.KeyUsagesExtension(digitalSignature | nonRepudiation, true)],
  });
  return makeLocalSigner(privateKey, [new Uint8Array(leaf.rawData), ...chain.slice(1)]);
}
