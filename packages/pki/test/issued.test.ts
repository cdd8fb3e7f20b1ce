import { createHash, generateKeyPairSync, verify, X509Certificate } from 'node:crypto';
import { expect, test } from '@jest/globals';
import * as pkijs from 'pkijs';
import { makeDevelopmentKeys } from '@countersign/pki/development/development-pki';
import { makeDevelopmentStatus } from '@countersign/pki/development/development-status';
import { makeRecipientCa, makeRoot } from '@countersign/pki/keys/make-recipient-ca';
import { makeRecipientIssuer } from '@countersign/pki/keys/recipient-issuer';
import { makeLocalSigner } from '@countersign/pki/signer';
import { noStatusSource } from '@countersign/pki/status/no-status-source';
import { makeCertificate } from '@countersign/pki/x509/make-certificate';
import { factsOf } from '@countersign/verifier/certificate';

const now = new Date('2026-11-21T12:00:00.120Z');
const keys = makeDevelopmentKeys(now);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

const address = Buffer.from('http://answers-are-in-the-file.invalid/');
const words = Buffer.from('Countersign development certificate: proves nothing');
/** Extensions in DER: `oid value`, or `oid! value` where they are critical. */
const known = {
  noCa: '2.5.29.19! 3000',
  ca: '2.5.29.19! 30030101ff',
  caAboveNone: '2.5.29.19! 30060101ff020100',
  caAboveOne: '2.5.29.19! 30060101ff020101',
  certSignCrlSign: '2.5.29.15! 03020106',
  certSignCrlSignDigital: '2.5.29.15! 03020186',
  digital: '2.5.29.15! 03020780',
  digitalNonRepudiation: '2.5.29.15! 030206c0',
  documents: '2.5.29.37 301406082b0601050507032406082b06010505070304',
  timestamps: '2.5.29.37! 300a06082b06010505070308',
  responses: '2.5.29.37 300a06082b06010505070309',
  responder: `1.3.6.1.5.5.7.1.1 3035303306082b0601050507300186${hex(Uint8Array.of(39))}${hex(address)}`,
  noCheck: '1.3.6.1.5.5.7.48.1.5 0500',
  mark: `2.16.840.1.113730.1.13 1633${hex(words)}`,
  plainMail: `2.5.29.17 3011810f${hex(Buffer.from('ana@example.com'))}`,
  otherMail: `2.5.29.17 3020a01e06082b06010505070809a0120c10${hex(Buffer.from('ána@example.com'))}`,
} as const;
type Known = keyof typeof known;

const ecdsaWithSha256 = '1.2.840.10045.4.3.2';
const ecdsaWithSha384 = '1.2.840.10045.4.3.3';
const sha256WithRsa = '1.2.840.113549.1.1.11';

/** Holds what every certificate holds, and that these are all the extensions beside key ids. */
function expectIssued(
  certificate: X509Certificate,
  issuer: X509Certificate,
  algorithm: string,
  extensions: readonly Known[],
): void {
  const { version, signature, signatureAlgorithm, serialNumber } = parse(certificate);
  expect([version, signature.algorithmId, signatureAlgorithm.algorithmId]).toEqual([
    2,
    algorithm,
    algorithm,
  ]);
  expect(certificate.verify(issuer.publicKey)).toBe(true);
  expect(hex(serialNumber.valueBlock.valueHexView)).toMatch(/^[4-7][0-9a-f]{31}$/);
  expect(factsOf(certificate).issuer).toEqual(factsOf(issuer).subject);
  expect(listed(certificate)).toEqual([
    ...extensions.map((name) => known[name]),
    `2.5.29.14 0414${keyId(certificate)}`,
    `2.5.29.35 30168014${keyId(issuer)}`,
  ]);
}

function parse({ raw }: X509Certificate): pkijs.Certificate {
  return pkijs.Certificate.fromBER(Uint8Array.from(raw));
}

function listed(certificate: X509Certificate): string[] {
  return Array.from(
    factsOf(certificate).extensions,
    ([id, { critical, value }]) => `${id}${critical ? '!' : ''} ${hex(value)}`,
  );
}

function keyId(certificate: X509Certificate): string {
  return createHash('sha1').update(factsOf(certificate).publicKeyBits).digest('hex');
}

const root = new X509Certificate(keys.root);
const issuing = new X509Certificate(keys.issuing);

test.each<['root' | 'issuing' | 'recipients' | 'seal' | 'tsa' | 'ocsp', Known[]]>([
  ['root', ['ca', 'certSignCrlSign', 'mark']],
  ['issuing', ['caAboveNone', 'certSignCrlSign', 'mark']],
  ['recipients', ['caAboveNone', 'certSignCrlSign', 'mark']],
  ['seal', ['noCa', 'digitalNonRepudiation', 'documents', 'responder', 'mark']],
  ['tsa', ['noCa', 'digitalNonRepudiation', 'timestamps', 'responder', 'mark']],
  ['ocsp', ['noCa', 'digital', 'responses', 'noCheck', 'mark']],
])('the development %s has the extensions of its kind, and no others', (name, extensions) => {
  const certificate = new X509Certificate(keys[name]);
  const below = name === 'seal' || name === 'ocsp';
  const algorithm = below ? ecdsaWithSha256 : ecdsaWithSha384;
  expectIssued(certificate, below ? issuing : root, algorithm, extensions);
  expect(certificate.validFromDate).toEqual(new Date('2026-11-21T11:00:00Z'));
  expect(certificate.validToDate).toEqual(new Date('2036-11-21T12:00:00Z'));
});

test('an operator’s root and CA of recipients may sign answers and lists as well', () => {
  const above = makeRoot('Engines', now);
  const [top] = above.chain;
  const [ca] = makeRecipientCa('Engines', above, now).chain;
  expectIssued(top, top, ecdsaWithSha384, ['caAboveOne', 'certSignCrlSignDigital']);
  expectIssued(ca, top, ecdsaWithSha384, ['caAboveNone', 'certSignCrlSignDigital']);
  expect(ca.subject).toBe('CN=Engines Recipients\nO=Engines');
});

test.each<[string, Known]>([
  ['ana@example.com', 'plainMail'],
  ['ána@example.com', 'otherMail'],
])('a recipient’s certificate holds %s as its address', async (email, mail) => {
  const above = makeRoot('Engines', now);
  const { key, chain } = makeRecipientCa('Engines', above, now);
  const signer = makeLocalSigner(
    key,
    chain.map(({ raw }) => raw),
  );
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = { name: 'Ana', email, recipientId: 'rcp_1' };
  const { certificate } = await makeRecipientIssuer(signer).issue(subject, publicKey, now);
  const kinds = ['noCa', 'digitalNonRepudiation', 'documents', mail] as const;
  expectIssued(new X509Certificate(certificate), chain[0], ecdsaWithSha256, kinds);
});

test('an RSA key signs with SHA-256, and years from 2050 on have four digits', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const notAfter = new Date('2050-01-01T00:00:00.900Z');
  const content = { subject: [], publicKey, notBefore: now, notAfter, extensions: [] };
  const certificate = new X509Certificate(makeCertificate(content, { key: privateKey }));
  expectIssued(certificate, certificate, sha256WithRsa, []);
  expect(parse(certificate).notBefore.type).toBe(pkijs.TimeType.UTCTime);
  expect(parse(certificate).notAfter.type).toBe(pkijs.TimeType.GeneralizedTime);
  expect(certificate.validToDate).toEqual(new Date('2050-01-01T00:00:00Z'));
});

const status = makeDevelopmentStatus(keys, () => now, noStatusSource);

test('an answer names the certificate by SHA-1, its responder by key, and carries the responder', async () => {
  const seal = new X509Certificate(keys.seal);
  const responder = new X509Certificate(keys.ocsp);
  const der = await status.ocsp(seal.raw, issuing.raw);
  const bytes = pkijs.OCSPResponse.fromBER(Uint8Array.from(der)).responseBytes;
  expect(bytes?.responseType).toBe('1.3.6.1.5.5.7.48.1.1');
  const basic = pkijs.BasicOCSPResponse.fromBER(bytes?.response.getValue() ?? new ArrayBuffer());
  const { producedAt, responses, responderID, tbsView } = basic.tbsResponseData;
  expect(producedAt).toEqual(new Date('2026-11-21T12:00:00Z'));
  expect(hex(new Uint8Array(responderID.getValue()))).toBe(keyId(responder));
  expect(responses.length).toBe(1);
  const { hashAlgorithm, issuerKeyHash, issuerNameHash, serialNumber } = responses[0]?.certID ?? {};
  expect(hashAlgorithm?.algorithmId).toBe('1.3.14.3.2.26');
  expect(hex(new Uint8Array(issuerKeyHash?.getValue() ?? []))).toBe(keyId(issuing));
  const nameHash = createHash('sha1').update(factsOf(issuing).subject).digest('hex');
  expect(hex(new Uint8Array(issuerNameHash?.getValue() ?? []))).toBe(nameHash);
  expect(serialNumber?.valueBlock.valueHexView).toEqual(factsOf(seal).serialNumber);
  expect(basic.signatureAlgorithm.algorithmId).toBe(ecdsaWithSha256);
  const signature = new Uint8Array(basic.signature.valueBlock.valueHexView);
  expect(verify('sha256', tbsView, responder.publicKey, signature)).toBe(true);
  expect(basic.certs?.map((one) => Buffer.from(one.toSchema().toBER()))).toEqual([responder.raw]);
});

test('a list is of version 2, numbered by its second, and names the key that signed it', async () => {
  const der = (await status.crl(issuing.raw)) ?? new Uint8Array();
  const list = pkijs.CertificateRevocationList.fromBER(Uint8Array.from(der));
  expect([list.version, list.signatureAlgorithm.algorithmId]).toEqual([1, ecdsaWithSha384]);
  expect(list.thisUpdate.value).toEqual(new Date('2026-11-21T12:00:00Z'));
  expect(list.revokedCertificates).toBeUndefined();
  const extensions = list.crlExtensions?.extensions.map(
    ({ extnID, critical, extnValue }) =>
      `${extnID}${critical ? '!' : ''} ${hex(new Uint8Array(extnValue.getValue()))}`,
  );
  const second = Math.floor(now.getTime() / 1_000).toString(16);
  expect(extensions).toEqual([`2.5.29.35 30168014${keyId(root)}`, `2.5.29.20 0204${second}`]);
});
