import { createHash, createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DevelopmentPki } from '@countersign/pki/development/development-keys';
import { makeLocalSigner } from '@countersign/pki/signer';
import { signContent } from '@countersign/pki/sign-content';
import { makeRemoteTsa, type RemoteTsaSettings } from '@countersign/pki/timestamps/remote-tsa';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import { makeHttpAuthority } from '@countersign/pki/http-authority';
import {
  children,
  encode,
  encodeOid,
  integerOf,
  oidOf,
  rawOf,
  readDer,
  tag,
} from '@countersign/verifier/der';
import { readTimestampToken } from '@countersign/verifier/timestamp-token';
import { tokenWith } from '@countersign/verifier/token-form';
import { startFakeAuthority, type FakeAuthority } from './support/fake-authority.ts';
import { developmentPki, now } from './support/development-keys.ts';

let pki: DevelopmentPki;
let fake: FakeAuthority;
let tsa: Tsa;
const digest = createHash('sha256').update('what is stamped').digest();

beforeAll(async () => {
  pki = developmentPki();
  fake = await startFakeAuthority((request, response) => void grant(request, response));
  tsa = makeRemoteTsa({
    url: fake.url,
    roots: [pki.rootPem],
    ask: makeHttpAuthority({ timeoutMs: 60_000, maxBytes: 100_000 }),
    now: () => now,
    randomBytes,
  });
});
afterAll(() => fake.close());

interface Lie {
  imprint?: Uint8Array;
  nonce?: Uint8Array;
  time?: Date;
  status?: number;
  /** Instead of the authority's. */
  signer?: 'seal';
  /** Instead of the one that is asked for, or 2.25.1. */
  policy?: string;
  contentType?: string;
  /** Instead of its chain, DER. */
  carried?: readonly Uint8Array[];
}

/** Answers as an authority does (RFC 3161), but for the lie. */
async function grant(request: Buffer, response: ServerResponse, lie: Lie = {}): Promise<void> {
  const [, imprint, ...more] = children(readDer(request));
  const nonce = more.find((one) => integerOf(one) !== undefined);
  const asked = more.map(oidOf).find((one) => one !== undefined);
  const [algorithm] = children(imprint);
  if (!algorithm) throw new TypeError('The request has no imprint.');
  const time = (lie.time ?? now).toISOString().replace(/\D/g, '').slice(0, 14);
  const bytes = encode(
    tag.sequence,
    encode(tag.integer, Uint8Array.of(1)),
    encodeOid(lie.policy ?? asked ?? '2.25.1'),
    encode(tag.sequence, rawOf(algorithm), encode(tag.octets, lie.imprint ?? digest)),
    encode(tag.integer, Uint8Array.of(7)),
    encode(0x18, Buffer.from(`${time}Z`)),
    encode(tag.integer, lie.nonce ?? integerOf(nonce) ?? Uint8Array.of(0)),
  );
  const { keys } = pki;
  const [key, pem] = lie.signer ? [keys.sealKey, keys.seal] : [keys.tsaKey, keys.tsa];
  const chain = [pem, keys.issuing, keys.root].map(derOf);
  const signed = await signContent(
    { type: '1.2.840.113549.1.9.16.1.4', bytes },
    makeLocalSigner(createPrivateKey(key), chain),
  );
  const token = lie.carried ? tokenWith(signed, lie.carried) : signed;
  const status = encode(tag.sequence, encode(tag.integer, Uint8Array.of(lie.status ?? 0)));
  response.setHeader('content-type', lie.contentType ?? 'application/timestamp-reply');
  response.end(encode(tag.sequence, status, ...(lie.status ? [] : [token])));
}

const derOf = (pem: string) => new X509Certificate(pem).raw;

test.each<[string, (own: Uint8Array, root: Uint8Array) => Uint8Array[]]>([
  ['in another order', (own, root) => [root, own]],
  ['without the root', (own) => [own]],
  ['with a stranger’s', (own, root) => [own, derOf(developmentPki().rootPem), root]],
])('certificates that come %s are put in order: nothing signs them', async (_what, carry) => {
  const [own, root] = [derOf(pki.keys.tsa), derOf(pki.rootPem)];
  fake.answer = (request, response) => void grant(request, response, { carried: carry(own, root) });
  const { message } = readTimestampToken(await tsa.timestamp(digest));
  expect(message.certificates.map(({ raw }) => raw)).toEqual([own, root]);
});

/** One with more settings than the usual. */
const anotherTsa = (more: Partial<RemoteTsaSettings>) =>
  makeRemoteTsa({
    url: fake.url,
    roots: [pki.rootPem],
    ask: makeHttpAuthority({ timeoutMs: 60_000, maxBytes: 100_000 }),
    now: () => now,
    randomBytes,
    ...more,
  });

test('a certificate that a token lacks is taken from those that are known, and put into it', async () => {
  for (const carried of [[], [derOf(pki.rootPem)]]) {
    fake.answer = (request, response) => void grant(request, response, { carried });
    await expect(tsa.timestamp(digest)).rejects.toMatchObject({ name: 'TsaWrong' });
    const knowing = anotherTsa({ others: [pki.keys.tsa] });
    const { message } = readTimestampToken(await knowing.timestamp(digest));
    expect(message.certificates.map(({ raw }) => raw)).toEqual(
      [pki.keys.tsa, pki.rootPem].map(derOf),
    );
  }
});

test.each(['application/octet-stream', 'text/plain', 'application/timestamp-response'])(
  'a token that comes as %s is judged by what it is',
  async (contentType) => {
    fake.answer = (request, response) => void grant(request, response, { contentType });
    expect((await tsa.timestamp(digest)).length).toBeGreaterThan(1_000);
  },
);

test('a policy is asked for, and a token of another one is refused as wrong', async () => {
  const policy = '1.3.6.1.4.1.6449.2.1.1';
  fake.answer = (request, response) => void grant(request, response);
  const token = await anotherTsa({ policy }).timestamp(digest);
  expect(readTimestampToken(token).policy).toBe(policy);
  fake.answer = (request, response) => void grant(request, response, { policy: '2.25.9' });
  await expect(anotherTsa({ policy }).timestamp(digest)).rejects.toThrow(
    `The timestamp is wrong: its policy is 2.25.9, not ${policy}.`,
  );
});

test('a name and a password are sent as Basic, and what is refused without says so', async () => {
  fake.answer = (request, response, { authorization }) => {
    const expected = `Basic ${Buffer.from('app:a/b:ä').toString('base64')}`;
    if (authorization === expected) void grant(request, response);
    else response.writeHead(401).end();
  };
  const credentials = { user: 'app', password: 'a/b:ä' };
  expect((await anotherTsa({ credentials }).timestamp(digest)).length).toBeGreaterThan(1_000);
  await expect(tsa.timestamp(digest)).rejects.toMatchObject({
    name: 'TsaUnavailable',
    reason: 'credentials',
  });
});

test('an honest token is handed on', async () => {
  fake.answer = (request, response) => void grant(request, response);
  expect((await tsa.timestamp(digest)).length).toBeGreaterThan(1_000);
});

const hour = 3_600_000;
test.each<[string, Lie, string]>([
  ['of something else', { imprint: randomBytes(32) }, 'imprint'],
  ['that answers another request', { nonce: Uint8Array.of(0x41, 1) }, 'nonce'],
  ['from the future', { time: new Date(now.getTime() + hour / 2) }, 'future'],
  ['from long ago', { time: new Date(now.getTime() - hour / 2) }, 'long past'],
  ['by a certificate for other things', { signer: 'seal' }, 'no certificate for timestamps'],
])('a token %s is refused as wrong', async (_what, lie, words) => {
  fake.answer = (request, response) => void grant(request, response, lie);
  await expect(tsa.timestamp(digest)).rejects.toMatchObject({
    name: 'TsaWrong',
    message: expect.stringContaining(words),
  });
});

test('a token that leads to no trusted root is refused as wrong', async () => {
  const stranger = developmentPki();
  fake.answer = (request, response) => void grant(request, response);
  const wary = makeRemoteTsa({
    url: fake.url,
    roots: [stranger.rootPem],
    ask: makeHttpAuthority(),
    now: () => now,
    randomBytes,
  });
  await expect(wary.timestamp(digest)).rejects.toMatchObject({ name: 'TsaWrong' });
});

test.each<[string, string, (response: ServerResponse) => void]>([
  ['HTML', 'TsaWrong', (response) => response.setHeader('content-type', 'text/html').end('<p>')],
  [
    'rubbish',
    'TsaWrong',
    (response) => response.setHeader('content-type', 'application/timestamp-reply').end('rubbish'),
  ],
  ['an error', 'TsaUnavailable', (response) => response.writeHead(503).end()],
  ['elsewhere', 'TsaUnavailable', (response) => response.writeHead(302, { location: '/x' }).end()],
  ['nothing', 'TsaUnavailable', (response) => response.destroy()],
  ['too much', 'TsaUnavailable', (response) => response.end(Buffer.alloc(200_000))],
])('an authority that answers %s is named %s', async (_what, name, answer) => {
  fake.answer = (_request, response) => answer(response);
  await expect(tsa.timestamp(digest)).rejects.toMatchObject({ name });
});

test('an authority that never answers is given up', async () => {
  fake.answer = () => {};
  const ask = makeHttpAuthority({ timeoutMs: 20, maxBytes: 1 });
  const { rootPem } = pki;
  const hasty = makeRemoteTsa({
    url: fake.url,
    roots: [rootPem],
    ask,
    now: () => now,
    randomBytes,
  });
  await expect(hasty.timestamp(digest)).rejects.toMatchObject({ name: 'TsaUnavailable' });
});

test('a refusal is named', async () => {
  fake.answer = (request, response) => void grant(request, response, { status: 2 });
  await expect(tsa.timestamp(digest)).rejects.toMatchObject({
    name: 'TsaUnavailable',
    message: 'The timestamp authority refuses: status 2.',
  });
});
