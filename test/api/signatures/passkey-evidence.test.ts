import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { actProblem } from '@countersign/verifier/check-acts';
import { checkPasskey } from '@countersign/verifier/check-passkey';
import { readEvent } from '@countersign/verifier/log/logged-event';
import { readRecord } from '@countersign/verifier/record';
import type { RecordedPasskey } from '@countersign/verifier/recorded-authentication';
import type { SigningRecord } from '@countersign/verifier/signing-record';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { readZip } from '@countersign/verifier/zip';
import { startApplication, type Application } from '../../support/application.ts';
import { finish, givenAsked, mailedCode, start, withToken } from '../../support/authentication.ts';
import { typed } from '../../support/signing.ts';
import { softAuthenticator } from '../../support/soft-authenticator.ts';
import { hasPython } from '../../support/python.ts';

let app: Application;
let folder: string;
let zip: Buffer;
let record: SigningRecord;
beforeAll(async () => {
  app = await startApplication({ files: true });
  folder = await mkdtemp(join(tmpdir(), 'countersign-passkey-'));
  zip = await sealedByPasskey();
  const [name = ''] = [...readZip(zip).keys()].filter((one) => one.endsWith('.jws'));
  const found = readRecord(Buffer.from(readZip(zip).get(name) ?? '').toString());
  if (!found) throw new Error('The record cannot be read.');
  ({ record } = found);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/** The evidence of a document that was opened by a mailed code and signed with a passkey. */
async function sealedByPasskey(): Promise<Buffer> {
  const asked = [{ method: 'email_code' }, { method: 'passkey' }];
  const { workspace, id, recipientId, signer } = await givenAsked(app, asked);
  const soft = softAuthenticator(app.publicUrl);
  await start(signer, 'email_code');
  const { body } = await finish(signer, 'email_code', await mailedCode(app, recipientId));
  const proved = withToken(signer, body.session_token);
  const accepted = { accepted: true, version: body.consent.version };
  await proved.post('/signing/consent', { body: accepted });
  await proved.get('/signing/document');
  await proved.post('/signing/view');
  const ask = async (act?: object) => {
    const given = { method: 'passkey', ...(act && { act }) };
    return (await proved.post('/signing/authentication/start', { body: given })).body.options;
  };
  const credential = soft.create(await ask());
  await proved.post('/signing/authentication/finish', { body: { method: 'passkey', credential } });
  const passkey = soft.get(await ask(typed));
  const signed = await proved.post('/signing/sign', { body: { ...typed, passkey } });
  expect(signed.status).toBe(200);
  await app.seal(id);
  const url = `${app.publicUrl}/api/v1/signatures/evidence?document_id=${id}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${workspace.key}` } });
  expect((await workspace.api.get('/signatures/verify', { document_id: id })).body).toMatchObject({
    verified: true,
  });
  return Buffer.from(await answer.arrayBuffer());
}

test('countersign verify says that a passkey signed exactly this act', async () => {
  const { checks } = await verifyZip(zip, { logKeys: [], at: app.clock.now() });
  expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
  const ofRecord = checks.find(({ name }) => name.startsWith('record '));
  expect(ofRecord?.detail).toContain(
    `A passkey (ES256) signed exactly this act on ${app.publicUrl}.`,
  );
  expect(record.authentication).toMatchObject([
    { method: 'email_code', before: 'view', hint: 'a•••@example.com', attempts: 1 },
    { method: 'passkey', before: 'act' },
  ]);
});

test('the offline verifier names every way in which the log says otherwise how they proved themselves', async () => {
  const { evidence } = await verifyZip(zip, { logKeys: [], at: app.clock.now() });
  if (!evidence) throw new Error('There is no evidence.');
  const { content } = evidence;
  const problemWith = (alter: (event: Logged) => Logged | undefined) => {
    const events = content.log.events.flatMap(({ event }) => {
      const altered = alter(JSON.parse(event) as Logged);
      return (altered && readEvent(JSON.stringify(altered))) ?? [];
    });
    return actProblem(content, events);
  };
  const changed = (type: string, change: (event: Logged) => Partial<Logged>) => (one: Logged) =>
    one.type === type ? { ...one, ...change(one) } : one;
  const listed = (change: (steps: Step[]) => Step[]) =>
    changed('recipient.signed', ({ details }) => ({
      details: { ...details, authentication: change(details.authentication ?? []) },
    }));
  const proved = 'recipient.authenticated';
  const [recipientId = ''] = content.recipients.map(({ id }) => id);
  expect(problemWith((event) => event)).toBeUndefined();
  const cases: [RegExp, (event: Logged) => Logged | undefined][] = [
    [/authentication is another/, listed(() => [])],
    [/authentication is another/, listed((steps) => steps.toReversed())],
    [/authentication is another/, listed((steps) => steps.map((one) => ({ ...one, before: 'x' })))],
    [
      /authentication is another/,
      listed((steps) => steps.map((one) => ({ ...one, hint: 'e•••@x' }))),
    ],
    [
      /authentication is another/,
      listed((steps) => steps.map((one) => ({ ...one, at: '2027-01-01T00:00:00.000Z' }))),
    ],
    [/by email_code is not/, (one) => (one.type === proved ? undefined : one)],
    [
      /by passkey is not/,
      (one) => (one.type === proved && one.details.method === 'passkey' ? undefined : one),
    ],
    [
      /by email_code is not/,
      changed(proved, ({ details }) => ({ details: { ...details, attempt: 7 } })),
    ],
    [/by email_code is not/, changed(proved, () => ({ at: '2027-01-01T00:00:00.000Z' }))],
    [/by email_code is not/, changed(proved, () => ({ ip_address: '203.0.113.9' }))],
    [/by email_code is not/, changed(proved, () => ({ resource_id: 'rec_other' }))],
    [
      new RegExp(`disagree on ${recipientId}`),
      (one) => (one.type === 'recipient.added' ? undefined : one),
    ],
  ];
  for (const [words, alter] of cases) expect(problemWith(alter)).toMatch(words);
  const details = [...content.details, { id: 'rec_copy', sha256: '' }];
  const events = content.log.events.flatMap(({ event }) => readEvent(event) ?? []);
  expect(actProblem({ ...content, details }, events)).toMatch(/disagree on rec_copy/);
});

interface Step {
  before: string;
  at: string;
  hint?: string;
}

interface Logged {
  type: string;
  at: string;
  resource_id: string;
  ip_address?: string;
  details: { method?: string; attempt?: number; authentication?: Step[] };
}

(hasPython ? test : test.skip)(
  'a program of somebody else says so as well, where there is Python',
  async () => {
    const path = join(folder, 'evidence.zip');
    await writeFile(path, zip);
    const script = join(import.meta.dirname, '..', '..', '..', 'docs', 'check-evidence.py');
    const { status, stdout, stderr } = spawnSync('python3', [script, path], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.split('\n').filter((line) => line.endsWith('FAILED'))).toEqual([]);
    expect(stdout.match(/ passkey: .*: holds$/gm)).toHaveLength(4);
    expect(status).toBe(0);
  },
);

const text = (encoded: string) => Buffer.from(encoded, 'base64url').toString();
const encoded = (value: string) => Buffer.from(value).toString('base64url');

/** The passkey's part of the record with one thing in it changed. */
function changed(change: (passkey: RecordedPasskey) => Partial<RecordedPasskey>): RecordedPasskey {
  const passkey = record.authentication?.find((step) => step.passkey)?.passkey;
  if (!passkey) throw new Error('No passkey is recorded.');
  return { ...passkey, ...change(passkey) };
}

const flipped = (from: string, at: number) => {
  const bytes = Buffer.from(from, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes.toString('base64url');
};

test.each<[string, (passkey: RecordedPasskey) => Partial<RecordedPasskey>, RegExp]>([
  [
    'the act',
    ({ act }) => ({ act: encoded(text(act).replace('"sign"', '"approve"')) }),
    /something else than the act/,
  ],
  [
    'the challenge',
    ({ client_data }) => ({
      client_data: encoded(
        text(client_data).replace(/(?<="challenge":")./, (first) => (first === '-' ? '_' : '-')),
      ),
    }),
    /something else than the act/,
  ],
  [
    'the site',
    ({ authenticator_data }) => ({ authenticator_data: flipped(authenticator_data, 0) }),
    /another site/,
  ],
  [
    'the page',
    ({ client_data }) => ({
      client_data: encoded(text(client_data).replace('//localhost', '//evil.example')),
    }),
    /another site/,
  ],
  [
    'the presence',
    ({ authenticator_data }) => ({ authenticator_data: flipped(authenticator_data, 32) }),
    /Nobody was there/,
  ],
  [
    'the verification',
    ({ authenticator_data }) => {
      const bytes = Buffer.from(authenticator_data, 'base64url');
      bytes.writeUInt8(bytes.readUInt8(32) & ~4, 32);
      return { authenticator_data: bytes.toString('base64url') };
    },
    /without verifying the person/,
  ],
  ['the flags recorded', ({ flags }) => ({ flags: { ...flags, backed_up: true } }), /other flags/],
  [
    'the counter',
    ({ authenticator_data }) => ({ authenticator_data: flipped(authenticator_data, 36) }),
    /not one by its key/,
  ],
  [
    'the signature',
    ({ signature }) => ({ signature: flipped(signature, 10) }),
    /not one by its key/,
  ],
  [
    'the kind of ceremony',
    ({ client_data }) => ({
      client_data: encoded(text(client_data).replace('webauthn.get', 'webauthn.create')),
    }),
    /was made/,
  ],
  [
    'the key',
    ({ public_key }) => ({ public_key: flipped(public_key, 20) }),
    /public key is none|not one by its key/,
  ],
  [
    'the kind of key',
    ({ public_key }) => ({ public_key: flipped(public_key, 4) }),
    /kind that is not taken|cannot be read/,
  ],
  ['the encoding', ({ signature }) => ({ signature: `${signature}=` }), /not base64url/],
])('a record in which %s is another is named', (_what, change, sentence) => {
  expect(checkPasskey(record, changed(change))).toMatch(sentence);
});

test.each<[string, (given: SigningRecord) => SigningRecord]>([
  ['document', (given) => ({ ...given, document_id: 'doc_other' })],
  ['recipient', (given) => ({ ...given, recipient: { ...given.recipient, id: 'rec_other' } })],
  ['action', (given) => ({ ...given, meaning: 'approved' })],
  [
    'prepared file',
    (given) => ({ ...given, document: { ...given.document, prepared_sha256: '0' } }),
  ],
  ['file shown', (given) => ({ ...given, document: { ...given.document, shown_sha256: '0' } })],
  ['field values', (given) => ({ ...given, field_values_sha256: '0' })],
  ['signature', (given) => ({ ...given, text_sha256: '0' })],
  ['consent', (given) => ({ ...given, consent: { ...given.consent, sha256: '0' } })],
])('an act of another %s than the record’s is named', (what, change) => {
  expect(
    checkPasskey(
      change(record),
      changed(() => ({})),
    ),
  ).toBe(`The act that its passkey signed has another ${what} than the record.`);
});
