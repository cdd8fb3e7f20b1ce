import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkPasskey } from '@countersign/verifier/check-passkey';
import { readRecord } from '@countersign/verifier/record';
import type { SigningRecord } from '@countersign/verifier/signing-record';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { readZip } from '@countersign/verifier/zip';
import { compact, readPages } from '@countersign/pdf/testing/read-pages';
import { startApplication, type Application } from '../../support/application.ts';
import { finish, mailedCode, start, withToken, wrongFor } from '../../support/authentication.ts';
import type { Client } from '../../support/client.ts';
import { evidenceZip } from '../../support/evidence.ts';
import { passkeyOf, withRecord } from '../../support/passkey-lies.ts';
import { actByPasskey, makesPasskey } from '../../support/passkeys.ts';
import { checkByPython, hasPython } from '../../support/python.ts';
import { consentAndView, typed } from '../../support/signing.ts';
import { softAuthenticator } from '../../support/soft-authenticator.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../../support/workspace.ts';
import { field } from '../templates/given-template.ts';

const ada = { email: 'ada@example.com', name: 'Ada Moss', role: 'approver' as const };
const ana = { email: 'ana@example.com', name: 'Ana Torres' };
const ben = { email: 'ben@example.com', name: 'Ben Okri' };

let app: Application;
let workspace: Workspace;
let folder: string;
let zip: Uint8Array;
let records: Map<string, SigningRecord>;
beforeAll(async () => {
  app = await startApplication({ files: true });
  folder = await mkdtemp(join(tmpdir(), 'countersign-proofs-'));
  workspace = await givenWorkspace(app);
  zip = await sealedWithProofs();
  records = new Map();
  for (const [name, bytes] of readZip(zip)) {
    if (!name.endsWith('.jws')) continue;
    const record = readRecord(Buffer.from(bytes).toString())?.record;
    if (record) records.set(record.recipient.name, record);
  }
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/**
 * Ada approves by a passkey; Ana, after a mailed code that she mistook twice, signs by another,
 * with initials; Ben signs after the sender's code, mistaken once, and one of the sender's system.
 */
async function sealedWithProofs(): Promise<Uint8Array> {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { ...ada, authentication: [{ method: 'passkey' }] },
      { ...ana, authentication: [{ method: 'email_code' }, { method: 'passkey' }] },
      {
        ...ben,
        authentication: [
          { method: 'access_code', code: 'Blue House 12' },
          { method: 'external_code', before: 'act' },
        ],
      },
    ],
    fields: [
      field('sign', { type: 'signature', required: true }),
      field('initials', { type: 'signature', variant: 'initials' }),
      field('rate', { type: 'number' }),
    ],
    send: true,
  });
  const [adaId = '', anaId = '', benId = ''] = recipientIds;
  const open = (recipientId: string) => signingClient(app, workspace, id, recipientId);
  await approvesByPasskey(await open(adaId));
  app.clock.advance(61_000);
  await signsWithInitials(await open(anaId), anaId);
  app.clock.advance(61_000);
  await signsByCodes(await open(benId), { document_id: id, id: benId });
  await app.seal(id);
  return evidenceZip(app, workspace, id);
}

async function approvesByPasskey(signer: Client): Promise<void> {
  await consentAndView(signer);
  const soft = softAuthenticator(app.publicUrl, 'RS256');
  const proved = await makesPasskey(signer, soft);
  expect((await actByPasskey(proved, soft, {}, 'approve')).status).toBe(200);
}

async function signsWithInitials(signer: Client, recipientId: string): Promise<void> {
  await start(signer, 'email_code');
  const code = await mailedCode(app, recipientId);
  for (const wrong of [wrongFor(code), wrongFor(wrongFor(code))]) {
    expect((await finish(signer, 'email_code', wrong)).status).toBe(400);
  }
  const { body } = await finish(signer, 'email_code', code);
  const proved = withToken(signer, body.session_token);
  await consentAndView(proved);
  const { fields } = (await proved.get('/signing/session')).body;
  const rate = fields.find(({ name }: { name: string }) => name === 'rate');
  // A number that ECMAScript and others write in two ways.
  const act = {
    ...typed,
    initials: { type: 'type', text: 'AT' },
    fields: { [rate.id]: 0.000_000_5 },
  };
  const soft = softAuthenticator(app.publicUrl, 'EdDSA');
  const signed = await actByPasskey(await makesPasskey(proved, soft), soft, act);
  expect(signed.status).toBe(200);
}

async function signsByCodes(
  signer: Client,
  query: { document_id: string; id: string },
): Promise<void> {
  await finish(signer, 'access_code', 'green-house');
  const first = await finish(signer, 'access_code', 'blue house 12');
  const proved = withToken(signer, first.body.session_token);
  await consentAndView(proved);
  app.clock.advance(5_000);
  const made = await workspace.api.post('/recipients/authentication-code', { query });
  await finish(proved, 'external_code', made.body.code);
  expect((await proved.post('/signing/sign', { body: typed })).status).toBe(200);
}

const recordOf = (name: string): SigningRecord => {
  const record = records.get(name);
  if (!record) throw new Error(`${name} has no record.`);
  return record;
};

/** Of the act that a passkey signed, whole. */
const actOf = (record: SigningRecord) =>
  JSON.parse(Buffer.from(passkeyOf(record).act, 'base64url').toString()) as object;

test('the certificate page has a line for each proof, with its time', async () => {
  const pages = await readPages(Buffer.from(readZip(zip).get('sealed.pdf') ?? ''));
  const text = pages.map((page) => page.text).join('');
  const [mailed, told, delivered] = [ana, ben, ben].map(({ name }, index) =>
    shown(recordOf(name).authentication?.[index === 2 ? 1 : 0]?.at),
  );
  for (const line of [
    `Code mailed to a•••@example.com, entered ${mailed}`,
    `Code told by the sender, entered ${told}`,
    `Code delivered by the sender’s system, entered ${delivered}`,
    `Signed by a passkey of their device, ${shown(recordOf(ada.name).act.at)}`,
    `Signed by a passkey of their device, ${shown(recordOf(ana.name).act.at)}`,
  ]) {
    expect(text.split(compact(line))).toHaveLength(2);
  }
  expect(new Set([mailed, told, delivered]).size).toBe(3);
});

/** Such as `23 Nov 2026, 10:30:02 +00:00`. */
function shown(at = ''): string {
  const [, , day, month, year, clock] =
    /^(\w+), (\d+) (\w+) (\d+) ([\d:]+) GMT$/.exec(new Date(at).toUTCString()) ?? [];
  return `${Number(day)} ${month} ${year}, ${clock} +00:00`;
}

test('a record has of each proof how many codes it took, and of a mailed one the hash of the address', () => {
  const steps = ({ name }: { name: string }) =>
    recordOf(name).authentication?.map(({ passkey: _, at: _at, ...step }) => step);
  const browser = { ip_address: expect.any(String), user_agent: expect.any(String) };
  const address_sha256 = createHash('sha256').update(ana.email).digest('hex');
  expect(steps(ada)).toEqual([{ method: 'passkey', before: 'act', attempts: 1, ...browser }]);
  expect(steps(ana)).toEqual([
    {
      method: 'email_code',
      before: 'view',
      hint: 'a•••@example.com',
      address_sha256,
      attempts: 3,
      ...browser,
    },
    { method: 'passkey', before: 'act', attempts: 1, ...browser },
  ]);
  expect(steps(ben)).toEqual([
    { method: 'access_code', before: 'view', attempts: 2, ...browser },
    { method: 'external_code', before: 'act', attempts: 1, ...browser },
  ]);
});

test('a passkey signs an approval, which has no signature, and initials beside a signature', () => {
  const approval = recordOf(ada.name);
  expect(approval.meaning).toBe('approved');
  expect(actOf(approval)).toMatchObject({ action: 'approve', signature_sha256: null });
  expect(actOf(approval)).not.toHaveProperty('initials_sha256');
  const signature = recordOf(ana.name);
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(actOf(signature)).toMatchObject({
    action: 'sign',
    signature_sha256: sha256('Ana Torres'),
    initials_sha256: sha256('AT'),
  });
});

test('countersign verify names the kind of each passkey, and nothing fails', async () => {
  const { checks } = await verifyZip(zip, { logKeys: [], at: app.clock.now() });
  expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
  const said = checks.flatMap(({ detail }) => /A passkey \(\w+\)/.exec(detail)?.[0] ?? []);
  expect(said.toSorted()).toEqual(['A passkey (EdDSA)', 'A passkey (RS256)']);
});

(hasPython ? test : test.skip)(
  'a program of somebody else finds both acts whole, by keys of either kind, where there is Python',
  async () => {
    const path = join(folder, 'evidence.zip');
    await writeFile(path, zip);
    const { status, stdout, stderr, failed } = checkByPython(path);
    expect({ status, stderr, failed }).toEqual({ status: 0, stderr: '', failed: [] });
    for (const what of ['signature', 'action of the act', 'initials of the act']) {
      expect(stdout.match(new RegExp(` passkey: ${what}: holds$`, 'gm'))).toHaveLength(2);
    }
  },
);

(hasPython ? test : test.skip).each([ada, ana])(
  'both verifiers name another signature by the passkey of $name, where there is Python',
  async ({ name }) => {
    const record = recordOf(name);
    const { signature } = passkeyOf(record);
    const other = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const authentication = record.authentication?.map((step) =>
      step.passkey ? { ...step, passkey: { ...step.passkey, signature: other } } : step,
    );
    const lying = { ...record, ...(authentication && { authentication }) };
    expect(checkPasskey(lying, passkeyOf(lying))).toMatch(/not one by its key/);
    const path = join(folder, 'lying.zip');
    await writeFile(path, withRecord(zip, lying));
    const named = checkByPython(path).failed.filter((line) => line.includes(' passkey'));
    expect(named).toEqual([`${record.signature_id} passkey: signature`]);
  },
);
