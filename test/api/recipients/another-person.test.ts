import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readRecord } from '@countersign/verifier/record';
import { noteServed, noteShownName } from '../../../src/operations/signing/note-shown.ts';
import { requireFile } from '../../../src/persistence/stores/files/files.ts';
import { listRecipients } from '../../../src/persistence/stores/documents/documents.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { finish, givenAsked, withToken } from '../../support/authentication.ts';
import type { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { refused } from '../../support/refusals.ts';
import { givenSigners, readyToAct, typed } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import { signingClient, type Workspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const bob = { email: 'bob@example.com', name: 'Bob Bell' };
const notViewed = refused(409, 'NOT_VIEWED');

async function given() {
  const story = await givenSigners(app, [{ email: 'ann@example.com', name: 'Ann Abel' }]);
  const [recipientId = ''] = story.recipientIds;
  const ann = (await story.open(0)).with({ 'user-agent': 'of Ann' });
  return { ...story, recipientId, ann };
}

const change = ({ api }: Workspace, document_id: string, id: string, body: object) =>
  api.call('PUT', '/recipients/update', { query: { document_id, id }, body });
const sign = (signer: Client) => signer.post('/signing/sign', { body: typed });

async function consent(signer: Client) {
  const { version } = (await signer.get('/signing/session')).body.consent;
  return signer.post('/signing/consent', { body: { accepted: true, version } });
}

/** What is kept of a recipient's doings, in the row and beside it. */
async function keptOf(recipientId: string) {
  const id = rowId('rec', recipientId);
  const [row] = await app.database.fork().execute<object[]>(
    `select viewed_at, viewed_link_channel, viewed_ip_address, viewed_user_agent, consent_at,
       consent_version, consent_language, consent_text, consent_link_channel, consent_ip_address,
       consent_user_agent, shown_name, blocked_at,
       nullif((select count(*) from served_files where recipient_id = r.id), 0) as served,
       nullif((select count(*) from authentication_sessions where recipient_id = r.id), 0) as proofs,
       nullif((select count(*) from authentication_tries where recipient_id = r.id), 0) as tries,
       nullif((select count(*) from passkeys where recipient_id = r.id), 0) as passkeys
     from recipients r where id = ?`,
    [id],
  );
  return Object.entries(row ?? {}).flatMap(([name, value]) => (value === null ? [] : name));
}

const trailOf = async (id: string) =>
  app.database
    .fork()
    .execute<{ type: string; by: string }[]>(
      `select type, actor_email as by from events where document_id = ? and type in ('recipient.viewed', 'recipient.consented') order by sequence`,
      [rowId('doc', id)],
    );

test('whoever gets the place by another name and address consents and is served the whole document themselves', async () => {
  const { workspace, id, recipientId, ann } = await given();
  await consent(ann);
  await ann.get('/signing/document');
  expect(await keptOf(recipientId)).toContain('consent_at');
  expect((await change(workspace, id, recipientId, bob)).status).toBe(200);
  expect(await keptOf(recipientId)).toEqual([]);

  const signer = (await signingClient(app, workspace, id, recipientId)).with({
    'user-agent': 'of Bob',
  });
  expect(await sign(signer)).toEqual(notViewed);
  await signer.post('/signing/view');
  expect(await sign(signer)).toEqual(notViewed);
  await signer.get('/signing/document');
  expect(await sign(signer)).toEqual(refused(403, 'CONSENT_REQUIRED'));
  await consent(signer);
  expect((await sign(signer)).status).toBe(200);
  await app.seal(id);

  const [row] = await app.database
    .fork()
    .execute<{ jws: string }[]>(`select jws from signatures where document_id = ?`, [
      rowId('doc', id),
    ]);
  const record = readRecord(row?.jws ?? '')?.record;
  expect(record?.recipient).toMatchObject(bob);
  const occasions = [record?.consent, record?.shown, record?.view, record?.act];
  expect(occasions.map((one) => one?.user_agent)).toEqual(Array(4).fill('of Bob'));
  expect(await trailOf(id)).toEqual([
    { type: 'recipient.consented', by: 'ann@example.com' },
    { type: 'recipient.viewed', by: bob.email },
    { type: 'recipient.consented', by: bob.email },
  ]);
  const { body } = await workspace.api.get('/signatures/verify', { document_id: id });
  expect(body.verified).toBe(true);
});

test.each([[{ name: bob.name }], [{ email: bob.email }]])(
  'one of both is enough: %j before the view',
  async (body) => {
    const { workspace, id, recipientId, ann } = await given();
    await consent(ann);
    await ann.get('/signing/document');
    await change(workspace, id, recipientId, body);
    expect(await keptOf(recipientId)).toEqual([]);
  },
);

test('another name after the view takes consent and file back, not the view, and role and address stay as they are', async () => {
  const { workspace, id, recipientId } = await given();
  const signer = await readyToAct(app, workspace, id, recipientId);
  const answer = await change(workspace, id, recipientId, { name: bob.name });
  expect(answer).toMatchObject({ status: 200, body: { name: bob.name, status: 'viewed' } });
  const kept = await keptOf(recipientId);
  expect(kept.filter((column) => !column.startsWith('viewed_'))).toEqual([]);
  expect(kept).toContain('viewed_at');
  const moved = await change(workspace, id, recipientId, { email: bob.email });
  expect(moved).toEqual(refused(409, 'RECIPIENT_LOCKED'));
  expect(await sign(signer)).toEqual(notViewed);
  await readyToAct(app, workspace, id, recipientId);
  expect((await sign(signer)).status).toBe(200);
  await app.seal(id);
  const { body } = await workspace.api.get('/signatures/verify', { document_id: id });
  expect(body.verified).toBe(true);
});

test('what leaves name and address as they are leaves what was done', async () => {
  const { workspace, id, recipientId } = await given();
  const signer = await readyToAct(app, workspace, id, recipientId);
  const before = await keptOf(recipientId);
  const same = { name: 'Ann Abel', email: 'ann@example.com', order: 2, locale: 'de' };
  expect((await change(workspace, id, recipientId, same)).status).toBe(200);
  expect(await keptOf(recipientId)).toEqual(before);
  expect((await sign(signer)).status).toBe(200);
});

test('what the former one proved lets nobody in, and their wrong codes block nobody', async () => {
  const code = { method: 'access_code', code: 'blue house' };
  const { workspace, id, recipientId, signer } = await givenAsked(app, [code]);
  const { body } = await finish(signer, 'access_code', 'blue house');
  const proved = withToken(signer, body.session_token);
  expect((await proved.get('/signing/session')).body.state).toBe('ready');
  await change(workspace, id, recipientId, { name: bob.name });
  expect((await proved.get('/signing/session')).body.state).toBe('authenticate');

  for (let at = 0; at < 10; at++) await finish(signer, 'access_code', 'red house');
  expect(await keptOf(recipientId)).toContain('blocked_at');
  await change(workspace, id, recipientId, { email: bob.email });
  expect(await keptOf(recipientId)).toEqual([]);
  const next = await signingClient(app, workspace, id, recipientId);
  expect((await finish(next, 'access_code', 'blue house')).body.state).toBe('ready');
});

test('what is still on its way to the former one when the place changes is noted for nobody', async () => {
  const { id, recipientId, ann } = await given();
  const [former] = await listRecipients(app.database, rowId('doc', id));
  const [row] = await app.database
    .fork()
    .execute<{ file: Parameters<typeof requireFile>[1] }[]>(
      `select prepared_file_id as file from documents where id = ?`,
      [rowId('doc', id)],
    );
  if (!former || !row) throw new Error('The document has no recipient or file.');
  const file = await requireFile(app.database, row.file);
  const part = { begin: 0, end: file.sizeBytes };
  const asked = { linkChannel: 'mail', ipAddress: '203.0.113.7', userAgent: 'of Ann' } as const;

  // The change has written its row and is not committed: what comes waits for it.
  const em = app.database.fork();
  await em.begin();
  await em.execute(`update recipients set name = ?, email = ? where id = ?`, [
    bob.name,
    bob.email,
    former.id,
  ]);
  const noted = [
    noteServed(app.operations, former, file, part, asked),
    noteShownName(app.operations, former),
  ];
  await eventually(async () => {
    const [waiting] = await app.database.fork().execute<{ count: string }[]>(
      `select count(*) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return Number(waiting?.count) === noted.length;
  });
  await em.commit();
  await Promise.all(noted);
  expect(await keptOf(recipientId)).toEqual([]);
  expect((await ann.get('/signing/document')).status).toBe(200);
  expect(await keptOf(recipientId)).toContain('served');
});

test('a place that is passed on has nothing of who had it', async () => {
  const { workspace, id, recipientId } = await given();
  await readyToAct(app, workspace, id, recipientId);
  const { body } = await workspace.api.post('/recipients/reassign', {
    query: { document_id: id, id: recipientId },
    body: bob,
  });
  expect(await keptOf(String(body.id))).toEqual([]);
  const signer = await signingClient(app, workspace, id, String(body.id));
  expect(await sign(signer)).toEqual(notViewed);
});
