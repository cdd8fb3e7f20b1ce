import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CreatedDocument } from '@countersign/client';
import type { RuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { softAuthenticator } from '../../test/support/soft-authenticator.ts';
import { uploadFile } from '../drill/harness/ask.ts';
import { connect, fetchJson } from './connection.ts';
import type { Report } from './report.ts';
import { finish, type StoryResult } from './story.ts';
import { tellWarnings } from './tell-warnings.ts';

/** What none may find of it anywhere: codes and tokens. */
interface SignersResult extends StoryResult {
  secrets: string[];
}

type Body = Record<string, unknown>;
type Call = (path: string, body?: unknown) => Promise<Body>;

/** What the people of the story share. */
interface Play {
  runtime: RuntimeFile;
  owner: Call;
  documentId: string;
  secrets: string[];
  report: Report;
}

/** One browser, whose calls carry what it has proved by then. */
interface Visitor {
  call: Call;
  kept: Record<string, string>;
}

const code = 'Harbour Quay 1907';
const waitMs = 60_000;
const retryMs = 250;

/**
 * A contract that Ana opens by a mailed code and passes on to Bo, who opens it by a code of his own
 * and signs it with a passkey; Cora gets a copy.
 */
export async function tellSigners(
  runtime: RuntimeFile,
  outputFolder: string,
  report: Report,
): Promise<SignersResult> {
  const owner = caller(runtime, runtime.api_key, {});
  const documentId = await send(runtime, owner, report);
  const play = { runtime, owner, documentId, secrets: [code], report };
  await giveCode(play, 'vera@lund.example');
  const ana = await open(play, 'ana@torres.example');
  const bo = { name: 'Bo Lind', email: 'bo@lind.example', reason: 'on leave' };
  await report.step(
    () => ana.call('/signing/delegate', bo),
    () => 'Passed it on to Bo',
  );
  const signer = await open(play, bo.email);
  await report.step(
    () => signByPasskey(play, signer),
    () => 'Signed it with a passkey',
  );
  const connection = connect(runtime.api_url, runtime.api_key);
  const told = await finish(connection, documentId, outputFolder, report, 'contract');
  return { ...told, secrets: play.secrets };
}

/** POST with a body, else GET. */
function caller({ api_url }: RuntimeFile, token: string, more: Record<string, string>): Call {
  return async (path, body) => {
    const answer = await fetch(`${api_url}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(waitMs),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    // What is read whole counts as shown.
    return isJson ? ((await answer.json()) as Body) : { bytes: await answer.arrayBuffer() };
  };
}

async function send(runtime: RuntimeFile, owner: Call, report: Report): Promise<string> {
  const upload = await uploadFile({ apiUrl: runtime.api_url, apiKey: runtime.api_key });
  const { id, warnings } = await owner('/documents', { title: 'Consulting agreement', ...upload });
  tellWarnings(report, warnings as CreatedDocument['warnings']);
  const recipients = `/recipients?document_id=${String(id)}`;
  await owner(recipients, {
    name: 'Ana Torres',
    email: 'ana@torres.example',
    role: 'signer',
    allow_delegate: true,
    authentication: [{ method: 'email_code' }, { method: 'passkey' }],
  });
  await owner(recipients, { name: 'Cora Haas', email: 'cora@haas.example', role: 'cc' });
  await owner(recipients, {
    name: 'Vera Lund',
    email: 'vera@lund.example',
    role: 'viewer',
    authentication: [{ method: 'access_code', code }, { method: 'external_code' }],
  });
  await report.step(
    () => owner(`/documents/send?id=${String(id)}`, {}),
    () => 'Sent a contract to Ana, who proves herself by a code and signs with a passkey',
  );
  return String(id);
}

async function queryOf({ owner, documentId }: Play, email: string): Promise<string> {
  const { data } = await owner(`/recipients?document_id=${documentId}`);
  const recipient = (data as Body[]).find((one) => one['email'] === email);
  return `document_id=${documentId}&id=${String(recipient?.['id'])}`;
}

/** One that the sender's system would deliver; the answer is kept for a repetition. */
async function giveCode(play: Play, email: string): Promise<void> {
  const { runtime, secrets } = play;
  const once = caller(runtime, runtime.api_key, { 'idempotency-key': randomUUID() });
  const given = await once(`/recipients/authentication-code?${await queryOf(play, email)}`, {});
  secrets.push(String(given['code']));
}

/** By the code that is mailed to the address. */
async function open(play: Play, email: string): Promise<Visitor> {
  const { runtime, owner, secrets, report } = play;
  const found = await owner(`/recipients/get?${await queryOf(play, email)}`);
  const token = String(found['signing_url']).split('/sign/')[1] ?? '';
  const kept: Record<string, string> = {};
  const call: Call = (path, body) => caller(runtime, token, kept)(path, body);
  return report.step(
    async () => {
      const before = new Set((await codesTo(runtime, email)).map(({ id }) => id));
      await call('/signing/authentication/start', { method: 'email_code' });
      const mailed = await mailedCode(runtime, email, before);
      const method = 'email_code';
      const proved = await call('/signing/authentication/finish', { method, code: mailed });
      kept['x-signing-session'] = String(proved['session_token']);
      secrets.push(mailed, String(proved['session_token']));
      return { call, kept };
    },
    () => `${email} opened it by a code that was mailed`,
  );
}

/** Of the first mail that was not there before. */
async function mailedCode(
  runtime: RuntimeFile,
  email: string,
  before: ReadonlySet<string | undefined>,
): Promise<string> {
  const untilMs = performance.now() + waitMs;
  while (performance.now() < untilMs) {
    const fresh = (await codesTo(runtime, email)).find(({ id }) => !before.has(id));
    const [found] = /(?<!\d)\d{6}(?!\d)/.exec(fresh?.['text'] ?? '') ?? [];
    if (found !== undefined) return found;
    await pause(retryMs);
  }
  throw new Error(`No code was mailed to ${email}.`);
}

async function codesTo({ mailbox_url = '' }: RuntimeFile, email: string) {
  const messages = (await fetchJson(`${mailbox_url}/messages`)) as Record<string, string>[];
  return messages.filter(({ kind, to }) => kind === 'code' && to === email);
}

async function signByPasskey({ runtime, secrets }: Play, { call, kept }: Visitor): Promise<void> {
  const session = await call('/signing/session');
  const { version } = session['consent'] as { version: string };
  await call('/signing/consent', { accepted: true, version });
  await call('/signing/document');
  await call('/signing/view', {});
  const device = softAuthenticator(new URL(runtime.api_url).origin);
  const method = 'passkey';
  const act = { signature: { type: 'type', text: 'Bo Lind' } };
  const ask = async () => {
    const { options } = await call('/signing/authentication/start', { method, act });
    return options as { challenge: string };
  };
  const credential = device.create(await ask());
  const made = await call('/signing/authentication/finish', { method, credential });
  kept['x-signing-session'] = String(made['session_token']);
  secrets.push(String(made['session_token']));
  await call('/signing/sign', { ...act, passkey: device.get(await ask()) });
}
