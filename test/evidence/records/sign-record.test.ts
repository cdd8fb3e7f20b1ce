import { createHash, generateKeyPairSync, sign, X509Certificate } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import * as jose from 'jose';
import { canonicalJson } from '../../../src/evidence/records/canonical-json.ts';
import { signRecord } from '../../../src/evidence/records/sign-record.ts';
import { checkRecord, signatureOctets } from '@countersign/verifier/record';
import type { SigningRecord } from '@countersign/verifier/signing-record';
import { start } from '../../domain/given-state.ts';
import { makeAuthorities } from '../../support/authorities.ts';
import { recordOf } from './given-record.ts';

const { records, tsa } = makeAuthorities(() => start);
const { issuer, roots } = records;
const record = recordOf();
const signed = await signRecord(record, issuer, start);
const other = await signRecord(recordOf({ signerName: 'Eve' }), issuer, start);
const digest = createHash('sha256').update(signatureOctets(signed.jws)).digest();
const timestampToken = await tsa.timestamp(digest);
const evidence = { jws: signed.jws, ocsp: signed.ocsp, timestampToken };

type Evidence = Partial<typeof evidence>;
const failing = (changed: Evidence, trusted: readonly X509Certificate[] = roots) => {
  const { checks } = checkRecord({ ...evidence, ...changed }, trusted);
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, { ok, detail }]) => (ok ? [] : [[name, detail]])),
  ) as Record<string, string>;
};

test('other software verifies it, from the certificate that it carries', async () => {
  const { x5c = [], ...header } = jose.decodeProtectedHeader(signed.jws);
  const [leaf = ''] = x5c;
  const key = await jose.importX509(
    new X509Certificate(Buffer.from(leaf, 'base64')).toString(),
    'ES256',
  );
  const { payload } = await jose.compactVerify(signed.jws, key);
  expect(Buffer.from(payload).toString()).toBe(canonicalJson(record));
  expect(header).toEqual({
    alg: 'ES256',
    'x5t#S256': createHash('sha256').update(Buffer.from(leaf, 'base64')).digest('base64url'),
  });
  expect(x5c).toHaveLength(3);
});

test('a sound one passes every check, and says what it says', () => {
  expect(failing({})).toEqual({});
  expect(checkRecord(evidence, roots).record).toEqual(record);
});

test('each has a key of its own', async () => {
  const keys = [signed, await signRecord(record, issuer, start)].map(({ jws }) => {
    const [leaf = ''] = jose.decodeProtectedHeader(jws).x5c ?? [];
    return new X509Certificate(Buffer.from(leaf, 'base64')).publicKey.export({ format: 'jwk' }).x;
  });
  expect(new Set(keys).size).toBe(2);
});

test.each([
  ['quotes and commas', `Ana "the pen", O=Evil, CN=Eve`],
  ['what looks like another attribute', 'Ana+CN=Eve/UID=rec_1'],
  ['a backslash and a plus', 'Ana \\ + <ana>; #1'],
  ['Arabic', 'محمد بن سلمان'],
  ['Chinese and an emoji', '王小明 👩‍🚀'],
  ['300 characters', 'Ana '.repeat(75).trim()],
])('a name with %s is the certificate’s name as well', async (_what, name) => {
  const named = { ...record, recipient: { ...record.recipient, name } };
  const { jws, ocsp } = await signRecord(named, issuer, start);
  expect(checkRecord({ jws, ocsp }, roots)).toMatchObject({
    record: named,
    checks: { signature: { ok: true }, certificate: { ok: true }, status: { ok: true } },
  });
});

describe('what is wrong is named', () => {
  const parts = signed.jws.split('.');
  const withPart = (index: number, change: (json: Record<string, unknown>) => unknown) => {
    const json = JSON.parse(Buffer.from(parts[index] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const part = Buffer.from(canonicalJson(change(json))).toString('base64url');
    return parts.map((old, at) => (at === index ? part : old)).join('.');
  };
  const otherChain = jose.decodeProtectedHeader(other.jws).x5c;

  test.each<[string, string, RegExp, Evidence]>([
    [
      'a changed record',
      'signature',
      /changed after/,
      { jws: withPart(1, (r) => ({ ...r, meaning: 'approved' })) },
    ],
    [
      'another algorithm',
      'signature',
      /ES256/,
      { jws: withPart(0, (h) => ({ ...h, alg: 'none' })) },
    ],
    [
      'no certificates',
      'signature',
      /does not carry/,
      { jws: withPart(0, ({ x5c: _x5c, ...h }) => h) },
    ],
    [
      'rubbish for a certificate',
      'signature',
      /does not carry/,
      { jws: withPart(0, (h) => ({ ...h, x5c: ['AAAA'] })) },
    ],
    [
      'a record that is none',
      'signature',
      /does not say/,
      { jws: withPart(1, () => ({ version: 1 })) },
    ],
    ['two parts', 'signature', /compact/, { jws: parts.slice(0, 2).join('.') }],
    [
      'the certificates of another',
      'certificate',
      /another certificate/,
      { jws: withPart(0, (h) => ({ ...h, x5c: otherChain })) },
    ],
    ['no status', 'status', /not revoked/, { ocsp: undefined as never }],
    ['the status of another', 'status', /another certificate/, { ocsp: other.ocsp }],
    ['rubbish for a status', 'status', /cannot be read/, { ocsp: Buffer.from('<html>') }],
    [
      'rubbish for a token',
      'timestamp',
      /cannot be read/,
      { timestampToken: Buffer.from('<html>') },
    ],
  ])('%s', (_what, check, reason, changed) => {
    expect(failing(changed)[check]).toMatch(reason);
  });

  test('a token over something else', async () => {
    const wrong = await tsa.timestamp(createHash('sha256').update('x').digest());
    expect(failing({ timestampToken: wrong })['timestamp']).toMatch(/imprint/);
  });

  test('a token from before the act', async () => {
    const early = makeAuthorities(() => new Date(start.getTime() - 600_000));
    const token = await early.tsa.timestamp(digest);
    expect(failing({ timestampToken: token }, [...roots, ...early.records.roots])).toEqual({
      timestamp: expect.stringMatching(/older than the act/),
    });
  });

  test('certificates of a CA that nobody trusts', () => {
    const { certificate } = failing({}, makeAuthorities(() => start).records.roots);
    expect(certificate).toMatch(/no trusted root/);
  });

  test.each([
    ['somebody else', { recipient: { ...record.recipient, name: 'Eve' } }, /somebody else/],
    ['another time', { act: { ...record.act, at: '2027-01-27T12:00:00.000Z' } }, /expired/],
  ])('a certificate of %s, signed again by its own key', async (_what, change, reason) => {
    // Who has the key, such as the service itself, can sign anything with it.
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { id, name, email } = record.recipient;
    const { certificate, ocsp } = await issuer.issue(
      { recipientId: id, name, email },
      publicKey,
      start,
    );
    const jws = jwsBy(privateKey, certificate, { ...record, ...change });
    expect(failing({ jws, ocsp })['certificate']).toMatch(reason);
  });
});

function jwsBy(
  key: ReturnType<typeof generateKeyPairSync>['privateKey'],
  certificate: Uint8Array,
  content: SigningRecord,
): string {
  const header = {
    alg: 'ES256',
    x5c: [certificate, ...issuer.chain].map((der) => Buffer.from(der).toString('base64')),
    'x5t#S256': createHash('sha256').update(certificate).digest('base64url'),
  };
  const text = [JSON.stringify(header), canonicalJson(content)]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  const value = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${value.toString('base64url')}`;
}
