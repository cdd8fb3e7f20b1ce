import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as x509 from '@peculiar/x509';
import * as pkijs from 'pkijs';

export type Algorithm = 'P-256' | 'P-384' | 'RSA-2048' | 'RSA-3072';

/** A certificate with its key, as PEM. */
export interface IssuedCertificate {
  certificate: x509.X509Certificate;
  keys: CryptoKeyPair;
  pem: string;
  keyPem: string;
}

export interface Issuance {
  name: string;
  /** Self-signed when absent. */
  issuer?: IssuedCertificate;
  algorithm?: Algorithm;
  organization?: string;
  isCa?: boolean;
  /** Instead of what a seal or a CA needs. */
  usage?: 'none' | 'encipherment';
  /** Of a server, such as `[{ type: 'dns', value: 'localhost' }]`. */
  names?: x509.JsonGeneralNames;
  notBefore?: Date;
  notAfter?: Date;
  /** Of another certificate, instead of new ones. */
  keys?: CryptoKeyPair;
}

const { digitalSignature, nonRepudiation, keyCertSign, keyEncipherment } = x509.KeyUsageFlags;
const minute = 60_000;
const year = 365 * 24 * 60 * minute;

export async function issue(options: Issuance): Promise<IssuedCertificate> {
  x509.cryptoProvider.set(webcrypto as Crypto);
  const { issuer, isCa = false, organization = 'Notaries Ltd' } = options;
  const algorithm = webAlgorithm(options.algorithm ?? 'P-256');
  const keys =
    options.keys ??
    ((await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair);
  const subject = [{ CN: [options.name] }, { O: [organization] }];
  const certificate = await x509.X509CertificateGenerator.create({
    subject,
    issuer: issuer?.certificate.subjectName.toJSON() ?? subject,
    notBefore: options.notBefore ?? new Date(Date.now() - 60 * minute),
    notAfter: options.notAfter ?? new Date(Date.now() + (isCa ? 10 : 1) * year),
    publicKey: keys.publicKey,
    signingKey: (issuer?.keys ?? keys).privateKey,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256', ...(!issuer && algorithm) },
    extensions: [
      new x509.BasicConstraintsExtension(isCa, undefined, true),
      ...keyUsage(options),
      ...(options.names ? [new x509.SubjectAlternativeNameExtension(options.names)] : []),
    ],
  });
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    certificate,
    keys,
    pem: `${certificate.toString('pem')}\n`,
    keyPem: `${x509.PemConverter.encode(pkcs8, 'PRIVATE KEY')}\n`,
  };
}

function keyUsage({ usage, isCa }: Issuance): x509.Extension[] {
  if (usage === 'none') return [];
  if (usage) return [new x509.KeyUsagesExtension(keyEncipherment, true)];
  if (isCa) return [new x509.KeyUsagesExtension(keyCertSign, true)];
  return [new x509.KeyUsagesExtension(digitalSignature | nonRepudiation, true)];
}

function webAlgorithm(algorithm: Algorithm): EcKeyGenParams | RsaHashedKeyGenParams {
  if (algorithm.startsWith('P')) return { name: 'ECDSA', namedCurve: algorithm };
  return {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: Number(algorithm.slice('RSA-'.length)),
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
}

/** A root and an issuing CA below it. */
export async function makeCa(
  name: string,
): Promise<{ root: IssuedCertificate; issuing: IssuedCertificate }> {
  const root = await issue({ name: `${name} Root`, isCa: true });
  return { root, issuing: await issue({ name: `${name} Issuing`, isCa: true, issuer: root }) };
}

const iterations = 1_000;
const aes = { name: 'AES-CBC', length: 256, iv: new Uint8Array(16) };
const tripleDes = '1.2.840.113549.1.12.1.3';

/** PKCS #12 as OpenSSL 3 writes it: AES-256, PBKDF2 and a SHA-256 MAC. */
export async function makeP12(
  password: string,
  key: IssuedCertificate | undefined,
  certificates: readonly IssuedCertificate[],
  { old = false } = {},
): Promise<Buffer> {
  const bytes = Uint8Array.from(Buffer.from(password, 'utf8')).buffer;
  const encryption = {
    password: bytes,
    contentEncryptionAlgorithm: aes,
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: iterations,
  };
  const parts = [
    { privacyMode: 0, safeBags: key ? [await keyBag(key, encryption)] : [] },
    { privacyMode: 1, safeBags: certificates.map(certificateBag) },
  ].filter(({ safeBags }) => safeBags.length > 0);
  const safe = new pkijs.AuthenticatedSafe({
    parsedValue: {
      safeContents: parts.map(({ privacyMode, safeBags }) => ({
        privacyMode,
        value: new pkijs.SafeContents({ safeBags }),
      })),
    },
  });
  await safe.makeInternalValues({
    safeContents: parts.map(({ privacyMode }) => (privacyMode === 0 ? {} : encryption)),
  });
  if (old) renameEncryption(safe);
  const pfx = new pkijs.PFX({ parsedValue: { integrityMode: 0, authenticatedSafe: safe } });
  await pfx.makeInternalValues({
    password: bytes,
    iterations,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  });
  return Buffer.from(pfx.toSchema().toBER());
}

type Encryption = Parameters<pkijs.PKCS8ShroudedKeyBag['makeInternalValues']>[0];

async function keyBag({ keys }: IssuedCertificate, encryption: Encryption): Promise<pkijs.SafeBag> {
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  const bag = new pkijs.PKCS8ShroudedKeyBag({ parsedValue: pkijs.PrivateKeyInfo.fromBER(pkcs8) });
  await bag.makeInternalValues(encryption);
  return new pkijs.SafeBag({ bagId: '1.2.840.113549.1.12.10.1.2', bagValue: bag });
}

function certificateBag({ certificate }: IssuedCertificate): pkijs.SafeBag {
  return new pkijs.SafeBag({
    bagId: '1.2.840.113549.1.12.10.1.3',
    bagValue: new pkijs.CertBag({
      parsedValue: pkijs.Certificate.fromBER(certificate.rawData),
    }),
  });
}

/** Says triple DES where there is AES: nobody decrypts it anyway. */
function renameEncryption({ safeContents }: pkijs.AuthenticatedSafe): void {
  for (const info of safeContents) {
    if (info.content instanceof asn1.OctetString) continue;
    const data = new pkijs.EncryptedData({ schema: info.content });
    data.encryptedContentInfo.contentEncryptionAlgorithm.algorithmId = tripleDes;
    info.content = data.toSchema();
  }
}
