import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dayMs, hourMs } from '../../../src/domain/time.ts';
import { purgeExpired } from '../../../src/operations/housekeeping/purge-expired.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { finish, givenAsked, mailedCode, start, withToken } from '../../support/authentication.ts';
import { softAuthenticator } from '../../support/soft-authenticator.ts';
import {
  givenDocument,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

async function count(table: string): Promise<number> {
  const [row] = await app.database
    .fork()
    .execute<{ count: number }[]>(`select count(*)::int as count from ${table}`);
  return row?.count ?? -1;
}

async function blobsLeft(keys: string[]): Promise<number> {
  const reads = keys.map((key) =>
    app.operations.blobs.get(key).then(
      () => 1,
      () => 0,
    ),
  );
  return (await Promise.all(reads)).reduce<number>((sum, one) => sum + one, 0);
}

async function blobKeys(): Promise<string[]> {
  const rows = await app.database
    .fork()
    .execute<{ blob_key: string }[]>(`select blob_key from files`);
  return rows.map(({ blob_key }) => blob_key);
}

test('an upload nobody used goes after a day, with its bytes', async () => {
  await givenUpload(app, workspace);
  const keys = await blobKeys();
  app.clock.advance(24 * hourMs);
  await purgeExpired(app.operations);
  expect([await count('uploads'), await count('files')]).toEqual([1, 1]);
  app.clock.advance(2 * hourMs);
  await purgeExpired(app.operations);
  await purgeExpired(app.operations);
  expect([await count('uploads'), await count('files'), await blobsLeft(keys)]).toEqual([0, 0, 0]);
});

test('bytes shared by a document and a template go with the last of them', async () => {
  const { id } = await givenDocument(app, workspace);
  const template = await workspace.api.post('/templates', {
    body: { document_id: id, name: 'Lease' },
  });
  const keys = await blobKeys();
  app.clock.advance(2 * dayMs);
  await workspace.api.call('DELETE', '/documents/delete', { query: { id } });
  await purgeExpired(app.operations);
  await purgeExpired(app.operations);
  expect(await blobsLeft(keys)).toBe(keys.length);
  await workspace.api.call('DELETE', '/templates/delete', { query: { id: template.body.id } });
  await purgeExpired(app.operations);
  expect([await count('files'), await blobsLeft(keys), await count('file_releases')]).toEqual([
    0, 0, 0,
  ]);
});

test('an idempotent answer is kept for a day and then forgotten', async () => {
  await workspace.api.post('/uploads/generate-url', { headers: { 'idempotency-key': 'once' } });
  await purgeExpired(app.operations);
  expect(await count('idempotency_keys')).toBe(1);
  app.clock.advance(26 * hourMs);
  await purgeExpired(app.operations);
  expect(await count('idempotency_keys')).toBe(0);
});

test('what was made to prove something counts for a day, and goes after it in bounded batches', async () => {
  const asked = [{ method: 'email_code' }, { method: 'passkey' }];
  const { signer, recipientId } = await givenAsked(app, asked);
  await start(signer, 'email_code');
  const { body } = await finish(signer, 'email_code', await mailedCode(app, recipientId));
  const proved = withToken(signer, body.session_token);
  const passkey = { method: 'passkey' };
  const { options } = (await proved.post('/signing/authentication/start', { body: passkey })).body;
  const credential = softAuthenticator(app.publicUrl).create(options);
  await proved.post('/signing/authentication/finish', { body: { ...passkey, credential } });
  const database = app.database.fork();
  await database.execute(
    `insert into authentication_tries (recipient_id, method, right_code, at)
     select recipient_id, method, false, at from authentication_tries, generate_series(1, 300)`,
  );
  const kept = ['codes', 'tries', 'sessions'].map((kind) => `authentication_${kind}`);
  const counts = () => Promise.all([...kept, 'passkeys', 'passkey_challenges'].map(count));
  app.clock.advance(24 * hourMs);
  await purgeExpired(app.operations);
  expect(await counts()).toEqual([1, 301, 1, 1, 1]);
  app.clock.advance(2 * hourMs);
  expect(await purgeExpired(app.operations)).toBe(true);
  expect(await counts()).toEqual([0, 101, 0, 0, 0]);
  expect(await purgeExpired(app.operations)).toBe(false);
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
});
