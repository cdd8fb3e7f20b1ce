import 'reflect-metadata';
import { createPrivateKey, randomBytes, webcrypto } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';
import { developmentMark, developmentOrganization } from './development-mark.ts';
import { makeLocalSigner, type Signer } from './signer.ts';

/** PEM throughout; keys are PKCS #8. */
export interface DevelopmentKeys {
  root: string;
  rootKey: string;
  issuing: string;
  issuingKey: string;
  seal: string;
  sealKey: string;
}

export interface DevelopmentPki {
  keys: DevelopmentKeys;
  signer: Signer;
  /** What a verifier has to trust. */
  rootPem: string;
}

const p256: EcKeyGenParams & EcdsaParams = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const p384: EcKeyGenParams & EcdsaParams = { name: 'ECDSA', namedCurve: 'P-384', hash: 'SHA-384' };

/** RFC 9336; emailProtection beside it, because poppler trusts no leaf without. */
const documentSigning = '1.3.6.1.5.5.7.3.36';
const emailProtection = '1.3.6.1.5.5.7.3.4';

/** Makes a root (P-384), an issuing CA and a seal (P-256), good for ten years from `now`. */
export async function makeDevelopmentKeys(now: Date): Promise<DevelopmentKeys> {
  x509.cryptoProvider.set(webcrypto as Crypto);
  const root = await makeKeys(p384);
  const issuing = await makeKeys(p256);
  const seal = await makeKeys(p256);
  const { digitalSignature, nonRepudiation, keyCertSign, cRLSign } = x509.KeyUsageFlags;
  const ca = new x509.KeyUsagesExtension(keyCertSign | cRLSign, true);
  const base = { issuer: subject('Countersign Development Root'), algorithm: p384, now };
  const rootCertificate = await certify({
    ...base,
    subject: base.issuer,
    subjectKey: root.publicKey,
    issuerKeys: root,
    extensions: [new x509.BasicConstraintsExtension(true, undefined, true), ca],
  });
  const issuingCertificate = await certify({
    ...base,
    subject: subject('Countersign Development Issuing CA'),
    subjectKey: issuing.publicKey,
    issuerKeys: root,
    extensions: [new x509.BasicConstraintsExtension(true, 0, true), ca],
  });
  const sealCertificate = await certify({
    issuer: subject('Countersign Development Issuing CA'),
    algorithm: p256,
    now,
    subject: subject('Countersign Development Seal'),
    subjectKey: seal.publicKey,
    issuerKeys: issuing,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(digitalSignature | nonRepudiation, true),
      new x509.ExtendedKeyUsageExtension([documentSigning, emailProtection]),
    ],
  });
  return {
    root: rootCertificate,
    rootKey: await toPem(root.privateKey),
    issuing: issuingCertificate,
    issuingKey: await toPem(issuing.privateKey),
    seal: sealCertificate,
    sealKey: await toPem(seal.privateKey),
  };
}

export function openDevelopmentKeys(keys: DevelopmentKeys): DevelopmentPki {
  const chain = [keys.seal, keys.issuing, keys.root].map(
    (pem) => new Uint8Array(new x509.X509Certificate(pem).rawData),
  );
  const signer = makeLocalSigner(createPrivateKey(keys.sealKey), chain);
  return { keys, signer, rootPem: keys.root };
}

const fileName = 'development-keys.json';

/**
 * The keys of the folder, made on first use. Several processes may start at once: the first to
 * link its file wins and the others read that one.
 */
export async function loadDevelopmentKeys(dir: string, now: Date): Promise<DevelopmentPki> {
  const path = join(dir, fileName);
  const existing = await readKeys(path);
  if (existing) return openDevelopmentKeys(existing);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(JSON.stringify(await makeDevelopmentKeys(now), null, 2));
    await file.sync();
    await file.close();
    await link(draft, path).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await unlink(draft);
  }
  const made = await readKeys(path);
  if (!made) throw new Error(`The development keys in ${path} disappeared.`);
  return openDevelopmentKeys(made);
}

/** Whether the folder has keys, without making any. */
export async function developmentKeysExist(dir: string): Promise<boolean> {
  return (await readKeys(join(dir, fileName))) !== undefined;
}

async function readKeys(path: string): Promise<DevelopmentKeys | undefined> {
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  try {
    return JSON.parse(content) as DevelopmentKeys;
  } catch (cause) {
    throw new Error(`${path} is damaged. Restore it, or remove it to make new keys.`, { cause });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}

function makeKeys(algorithm: EcKeyGenParams): Promise<CryptoKeyPair> {
  return webcrypto.subtle.generateKey(algorithm, true, [
    'sign',
    'verify',
  ]) as Promise<CryptoKeyPair>;
}

/** Structured, so that no name can smuggle in further attributes. */
function subject(commonName: string): x509.Name {
  return new x509.Name([{ CN: [commonName] }, { O: [developmentOrganization] }]);
}

interface Certified {
  subject: x509.Name;
  subjectKey: CryptoKey;
  issuer: x509.Name;
  issuerKeys: CryptoKeyPair;
  algorithm: EcdsaParams;
  extensions: x509.Extension[];
  now: Date;
}

async function certify(input: Certified): Promise<string> {
  const { subjectKey, issuerKeys, now } = input;
  const notAfter = new Date(now);
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + 10);
  const certificate = await x509.X509CertificateGenerator.create({
    // Positive and never starting with a zero byte, whatever the other bytes are.
    serialNumber: `4${randomBytes(16).toString('hex').slice(1)}`,
    subject: input.subject.toJSON(),
    issuer: input.issuer.toJSON(),
    // Clocks differ: a document completed in the same minute must not precede its certificate.
    notBefore: new Date(now.getTime() - 3_600_000),
    notAfter,
    publicKey: subjectKey,
    signingKey: issuerKeys.privateKey,
    signingAlgorithm: input.algorithm,
    extensions: [
      ...input.extensions,
      developmentMark(),
      await x509.SubjectKeyIdentifierExtension.create(subjectKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuerKeys.publicKey),
    ],
  });
  return certificate.toString('pem');
}

async function toPem(key: CryptoKey): Promise<string> {
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', key);
  return x509.PemConverter.encode(pkcs8, 'PRIVATE KEY');
}
