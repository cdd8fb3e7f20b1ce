import type { Application } from './application.ts';
import type { Client, Reply } from './client.ts';
import { openMailedCode } from '../../src/operations/mails/mailed-code.ts';
import { givenSigners } from './signing.ts';
import { rowId } from './uuid.ts';
import type { GivenRecipient } from './workspace.ts';

/** The code of the newest mail to a recipient that has not left yet. */
export async function mailedCode(app: Application, recipientId: string): Promise<string> {
  const [row] = await app.database.fork().execute<{ occurrence: string; code: string }[]>(
    `select occurrence, content->>'code' as code from mails
     where kind = 'code' and recipient_id = ? order by created_at desc, id desc limit 1`,
    [rowId('rec', recipientId)],
  );
  if (!row) throw new Error('No code was mailed.');
  return openMailedCode(app.operations.keyring, row.code, row.occurrence);
}

/** Another code of six digits. */
export function wrongFor(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** The same browser with the token that it was given. */
export function withToken(signer: Client, token: unknown): Client {
  return signer.with({ 'X-Signing-Session': String(token) });
}

export function start(signer: Client, method: string): Promise<Reply> {
  return signer.post('/signing/authentication/start', { body: { method } });
}

export function finish(signer: Client, method: string, code: string): Promise<Reply> {
  return signer.post('/signing/authentication/finish', { body: { method, code } });
}

/** A sent document with one recipient who is asked for these; with their link and their id. */
export async function givenAsked(
  app: Application,
  authentication: object[],
  more: Partial<GivenRecipient> = {},
) {
  const story = await givenSigners(app, [{ email: 'ana@example.com', authentication, ...more }]);
  const [recipientId = ''] = story.recipientIds;
  return { ...story, recipientId, signer: await story.open(0) };
}
