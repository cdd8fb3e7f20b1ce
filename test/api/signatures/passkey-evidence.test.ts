import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { actProblem } from '@countersign/verifier/check-acts';
import { checkPasskey } from '@countersign/verifier/check-passkey';
import { readEvent } from '@countersign/verifier/log/logged-event';
import { readRecord } from '@countersign/verifier/record';
import type { SigningRecord } from '@countersign/verifier/signing-record';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { readZip } from '@countersign/verifier/zip';
import { startApplication, type Application } from '../../support/application.ts';
import { finish, givenAsked, mailedCode, start, withToken } from '../../support/authentication.ts';
import { evidenceZip } from '../../support/evidence.ts';
import { passkeyOf, withRecord } from '../../support/passkey-lies.ts';
import { passkeyManipulations } from '../../support/passkey-manipulations.ts';
import { actByPasskey, makesPasskey, type Soft } from '../../support/passkeys.ts';
import { checkByPython, hasPython } from '../../support/python.ts';
import { consentAndView } from '../../support/signing.ts';
import { softAuthenticator } from '../../support/soft-authenticator.ts';

let app: Application;
let folder: string;
let soft: Soft;
let zip: Uint8Array;
let record: SigningRecord;
beforeAll(async () => {
  app = await startApplication({ files: true });
  folder = await mkdtemp(join(tmpdir(), 'countersign-passkey-'));
  soft = softAuthenticator(app.publicUrl);
  zip = await sealedByPasskey();
  const found = readRecord(jwsIn(readZip(zip)).jws);
  if (!found) throw new Error('The record cannot be read.');
  ({ record } = found);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/** The evidence of a document that was opened by a mailed code and signed with a passkey. */
async function sealedByPasskey(): Promise<Uint8Array> {
  const asked = [{ method: 'email_code' }, { method: 'passkey' }];
  const { workspace, id, recipientId, signer } = await givenAsked(app, asked);
  await start(signer, 'email_code');
  const { body } = await finish(signer, 'email_code', await mailedCode(app, recipientId));
  const proved = withToken(signer, body.session_token);
  await consentAndView(proved);
  const signed = await actByPasskey(await makesPasskey(proved, soft), soft);
  expect(signed.status).toBe(200);
  await app.seal(id);
  expect((await workspace.api.get('/signatures/verify', { document_id: id })).body).toMatchObject({
    verified: true,
  });
  return evidenceZip(app, workspace, id);
}

/** The one record of a ZIP, and where it stands. */
function jwsIn(files: ReadonlyMap<string, Uint8Array>): { name: string; jws: string } {
  const [[name, bytes] = ['', '']] = [...files].filter(([one]) => one.endsWith('.jws'));
  return { name, jws: Buffer.from(bytes).toString() };
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
    const { status, stdout, stderr, failed } = checkByPython(path);
    expect({ status, stderr, failed }).toEqual({ status: 0, stderr: '', failed: [] });
    const held = stdout.match(/(?<= passkey: ).*(?=: holds$)/gm);
    expect(held).toContain('signature');
    expect(held).toContain(`on ${app.publicUrl}`);
  },
);

test.each(passkeyManipulations)('a record that lies about $what is named', ({ lie, sentence }) => {
  const lying = lie(record, soft);
  expect(checkPasskey(lying, passkeyOf(lying))).toMatch(sentence);
});

(hasPython ? test : test.skip).each(passkeyManipulations)(
  'a program of somebody else names a record that lies about $what, where there is Python',
  async ({ lie, fails }) => {
    const path = join(folder, 'lying.zip');
    await writeFile(path, withRecord(zip, lie(record, soft)));
    const { status, stderr, failed } = checkByPython(path);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    const named = failed.flatMap((line) => / passkey:? (.*)$/.exec(line)?.[1] ?? []);
    expect(named.filter((line) => line.startsWith(fails))).toHaveLength(1);
  },
);

test('a record whose assertion was taken away cannot be read', async () => {
  const { name, jws } = jwsIn(readZip(zip));
  const bare = record.authentication?.map(({ passkey: _, ...step }) => step);
  const lying = withRecord(zip, { ...record, ...(bare && { authentication: bare }) });
  expect(readRecord(jws)).toBeDefined();
  expect(readRecord(Buffer.from(readZip(lying).get(name) ?? '').toString())).toBeUndefined();
  if (!hasPython) return;
  const path = join(folder, 'bare.zip');
  await writeFile(path, lying);
  expect(checkByPython(path).failed.join('\n')).toMatch(/^sig_\w+ passkey can be read/m);
});
