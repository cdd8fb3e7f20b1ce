import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import type { Client } from '../support/client.ts';
import { invalidAt } from '../support/refusals.ts';
import {
  givenDocument,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let api: Client;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
  ({ api } = workspace);
});
afterAll(() => app.stop());

const shown = 'jörg@exämple.de';
/** Of one mailbox. */
const spellings = [
  'jörg@exämple.de',
  'jörg@exämple.de'.normalize('NFD'),
  'jörg@xn--exmple-cua.de',
  'JÖRG@EXÄMPLE.DE',
  'jo\u0308rg@XN--EXMPLE-CUA.de',
  ' jörg@exämple.de\u00A0',
  '\u202Ajörg@exämple.de\u202C',
  'jörg@exämple.de.\u200B',
];

function add(documentId: string, email: string, name = 'Jörg Maß') {
  return api.post('/recipients', {
    query: { document_id: documentId },
    body: { email, name, role: 'signer' },
  });
}

const contact = (email: string) =>
  api.post('/contacts', { body: { first_name: 'Jörg', last_name: 'Maß', email } });

test.each(spellings)('%j is one signer of a document with every other spelling', async (first) => {
  const { id } = await givenDocument(app, workspace, { recipients: [] });
  const { status, body } = await add(id, first);
  expect([status, body.email.toLowerCase()]).toEqual([201, shown]);
  for (const second of spellings) {
    expect(await add(id, second)).toMatchObject({
      status: 409,
      body: { code: 'RECIPIENT_EXISTS' },
    });
  }
});

test('in one call two spellings are refused at the second', async () => {
  for (const second of spellings) {
    const recipients = [shown, second].map((email) => ({ email, name: 'Jörg', role: 'signer' }));
    const upload = await givenUpload(app, workspace);
    const { status, body } = await api.post('/documents', {
      body: { title: 'Lease', ...upload, recipients },
    });
    expect([status, body.code, body.errors[0].pointer]).toEqual([
      409,
      'RECIPIENT_EXISTS',
      '/recipients/1/email',
    ]);
  }
});

test('nobody gets a place of their own mailbox passed on, however it is written', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: shown }],
    send: true,
  });
  for (const email of spellings) {
    const reply = await api.post('/recipients/reassign', {
      query: { document_id: id, id: recipientIds[0] ?? '' },
      body: { name: 'Jörg', email },
    });
    expect(reply).toMatchObject({ status: 409, body: { code: 'DELEGATION_LOOP' } });
  }
});

test('a workspace has one contact of a mailbox, and sending to any spelling reaches it', async () => {
  const { status, body } = await contact('jörg@xn--exmple-cua.de');
  expect(status).toBe(201);
  for (const email of spellings) {
    expect(await contact(email)).toMatchObject({ status: 409, body: { code: 'CONTACT_EXISTS' } });
  }
  await givenDocument(app, workspace, { recipients: [{ email: spellings[1] ?? '' }], send: true });
  const { body: reached } = await api.get('/contacts/get', { id: body.id });
  expect(reached).toMatchObject({ email: shown, last_contacted_at: expect.any(String) });
});

test('what is shown is as people wrote it, without what they did not see', async () => {
  const { id } = await givenDocument(app, workspace, { recipients: [] });
  const { body } = await add(
    id,
    '\u200BAna.Torres@Example.com\u00A0',
    '\uFEFF Ana\u00A0Torres\u200B ',
  );
  expect(body).toMatchObject({ email: 'Ana.Torres@Example.com', name: 'Ana Torres' });
});

test('two people who share a mailbox are told the way out, and it is one', async () => {
  const { id } = await givenDocument(app, workspace, { recipients: [] });
  await add(id, 'home@example.com', 'Ana Torres');
  const { status, body } = await add(id, 'home@example.com', 'Ben Torres');
  expect([status, body.detail]).toEqual([409, expect.stringContaining('home+2@example.com')]);
  expect((await add(id, 'home+2@example.com', 'Ben Torres')).status).toBe(201);
});

test('whose address has no room for that way are told of none that would be refused', async () => {
  const { id } = await givenDocument(app, workspace, { recipients: [] });
  for (const [local, isShown] of [
    ['a'.repeat(62), true],
    ['a'.repeat(63), false],
    ['ö'.repeat(32), false],
  ] as const) {
    await add(id, `${local}@example.com`, 'Ana Torres');
    const { body } = await add(id, `${local}@example.com`, 'Ben Torres');
    expect(String(body.detail).includes(`such as ${local}+2@example.com`)).toBe(isShown);
    expect(body.detail).toMatch(/need an address each[.,]/);
  }
  expect((await add(id, `${'a'.repeat(62)}+2@example.com`, 'Ben Torres')).status).toBe(201);
});

const refused = [
  ['two dots', 'a..b@docomo.ne.jp'],
  ['a dot before the @', 'a.@docomo.ne.jp'],
  ['a dot at the start', '.a@docomo.ne.jp'],
  ['65 letters before the @', `${'a'.repeat(65)}@example.com`],
  ['65 bytes before the @', `${'ö'.repeat(33)}@example.com`],
  ['a hyphen before the domain', 'a@-b.com'],
  ['a hyphen behind a label', 'a@b-.com'],
  ['two dots in the domain', 'a@b..com'],
  ['an underscore in the domain', 'a@b_c.com'],
  ['an IP address', 'a@127.0.0.1'],
  ['something invisible within', 'an\u200Ba@example.com'],
  ['a space within', 'an a@example.com'],
  ['two @', 'a@b@example.com'],
] as const;

test.each(refused)('400 wherever an address comes in: %s', async (_what, email) => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  const upload = await givenUpload(app, workspace);
  const signer = { email, name: 'Ana', role: 'signer' };
  for (const [reply, pointer] of [
    [await add(id, email), '/email'],
    [await api.call('PUT', '/recipients/update', { query, body: { email } }), '/email'],
    [await api.post('/recipients/reassign', { query, body: { name: 'Ana', email } }), '/email'],
    [await contact(email), '/email'],
    [
      await api.post('/recipients', {
        query: { document_id: id },
        body: { ...signer, notify: false },
      }),
      '/email',
    ],
    [
      await api.post('/documents', { body: { title: 'Lease', ...upload, recipients: [signer] } }),
      '/recipients/0/email',
    ],
  ] as const) {
    expect(reply).toEqual(invalidAt(pointer));
  }
});
