import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app, { test: true });
});
afterAll(() => app.stop());

const text = {
  name: 'rent',
  type: 'number' as const,
  page: 1,
  rect: [72, 600, 272, 620] as [number, number, number, number],
  signer: 1,
  required: true,
};

function act(documentId: string, recipientId: string, verb: string, body?: object) {
  const query = { document_id: documentId, id: recipientId };
  return workspace.api.post(`/test/recipients/${verb}`, { query, ...(body && { body }) });
}

test('a key of a test workspace says that it is one', () => {
  expect(workspace.key).toMatch(/^ak_test_[0-9A-Za-z]{57}$/);
});

test('a recipient signs by one call, twice alike, and the record says that it was a test', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com', authentication: [{ method: 'email_code' }] }],
    send: true,
  });
  const [recipientId = ''] = recipientIds;
  const first = await act(id, recipientId, 'sign');
  expect(first).toMatchObject({
    status: 200,
    body: { recipient: { status: 'signed' }, document_status: 'completed' },
  });
  expect((await act(id, recipientId, 'sign')).body).toEqual(first.body);
  const [row] = await app.database
    .fork()
    .execute<{ record: string }[]>('select record from signatures where id is not null');
  expect(JSON.parse(row?.record ?? '')).toMatchObject({
    authentication: [{ method: 'test', before: 'act', attempts: 1 }],
  });
});

test('an approver approves by the same call', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ada@example.com', role: 'approver' }, { email: 'ana@example.com' }],
    send: true,
  });
  const { body } = await act(id, recipientIds[0] ?? '', 'sign');
  expect(body).toMatchObject({ recipient: { status: 'approved' }, document_status: 'in_progress' });
});

test('values go by the names of fields, and what is wrong is named so', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    fields: [text as never],
    send: true,
  });
  const [recipientId = ''] = recipientIds;
  for (const values of [{}, { rent: 'much' }, { rant: 1 }]) {
    const { status, body } = await act(id, recipientId, 'sign', { values });
    expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(body.errors[0].pointer).toMatch(/^\/values\/r[ae]nt$/);
  }
  expect((await act(id, recipientId, 'sign', { values: { rent: 900 } })).status).toBe(200);
});

test('looking and declining leave what they leave on the page', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const [recipientId = ''] = recipientIds;
  const looked = await act(id, recipientId, 'view');
  expect(looked.body).toMatchObject({ recipient: { status: 'viewed' } });
  const declined = await act(id, recipientId, 'decline', { reason: 'No.' });
  expect(declined.body).toMatchObject({ document_status: 'declined' });
  expect((await act(id, recipientId, 'decline')).status).toBe(200);
  expect((await act(id, recipientId, 'sign')).body.code).toBe('DOCUMENT_NOT_OPEN');
});

test('a viewer does not sign, nor does anybody out of turn', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'ana@example.com', order: 1 },
      { email: 'ben@example.com', order: 2 },
      { email: 'vic@example.com', role: 'viewer' },
    ],
    send: true,
  });
  const codes = [];
  for (const who of [recipientIds[1], recipientIds[2], 'rec_nobody']) {
    codes.push((await act(id, who ?? '', 'sign')).body.code);
  }
  expect(codes).toEqual(['NOT_YOUR_TURN', 'ROLE_NOT_ALLOWED', 'RECIPIENT_NOT_FOUND']);
});

test('a key of another workspace is refused whatever it asks for, before anything is looked up', async () => {
  const other = await givenWorkspace(app);
  const refused = { status: 403, body: { code: 'NOT_A_TEST_WORKSPACE' } };
  const query = { document_id: 'doc_nobody', id: 'rec_nobody' };
  expect(await other.api.get('/test/clock')).toMatchObject(refused);
  expect(await other.api.get('/test/mails', { document_id: 'doc_nobody' })).toMatchObject(refused);
  for (const path of ['/test/clock/advance', '/test/recipients/sign']) {
    expect(await other.api.post(path, { query, body: { by: 'P1D' } })).toMatchObject(refused);
  }
});

test('a test key sees nothing of another workspace', async () => {
  const other = await givenWorkspace(app);
  const { id } = await givenDocument(app, other, { recipients: [{ email: 'ana@example.com' }] });
  expect((await workspace.api.get('/documents/get', { id })).status).toBe(404);
  expect((await act(id, 'rec_nobody', 'sign')).body.code).toBe('DOCUMENT_NOT_FOUND');
});

test('webhooks say that it was a test', async () => {
  await workspace.api.post('/webhooks', {
    body: { name: 'Billing', url: 'https://hooks.example.com/', events: ['document.created'] },
  });
  await givenDocument(app, workspace);
  const [message] = await app.database
    .fork()
    .execute<{ body: string }[]>(
      'select body from webhook_messages order by event_id desc limit 1',
    );
  expect(JSON.parse(message?.body ?? '{}')).toMatchObject({ data: { test: true } });
});
