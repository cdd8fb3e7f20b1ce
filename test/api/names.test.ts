import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import type { Client, Reply } from '../support/client.ts';
import { effectsOf, nothing } from '../support/effects.ts';
import { invalidAt } from '../support/refusals.ts';
import { readyToAct } from '../support/signing.ts';
import {
  givenDocument,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let api: Client;
let documentId: string;
let recipientIds: string[];
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
  ({ api } = workspace);
  const given = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  documentId = given.id;
  recipientIds = given.recipientIds;
});
afterAll(() => app.stop());

/** Every way in which a name or title comes to us, by the place that a refusal points at. */
const ways: [string, string, (name: string) => Promise<Reply>][] = [
  ['a recipient who is added', '/name', (name) => addRecipient({ name, email: 'ben@example.com' })],
  [
    'a recipient who is changed',
    '/name',
    (name) =>
      api.call('PUT', '/recipients/update', {
        query: { document_id: documentId, id: recipientIds[0] ?? '' },
        body: { name },
      }),
  ],
  [
    'the address of a recipient',
    '/email',
    (name) => addRecipient({ name: 'Ben', email: `${name}@example.com` }),
  ],
  [
    'the title of a document',
    '/title',
    async (title) =>
      api.post('/documents', { body: { title, ...(await givenUpload(app, workspace)) } }),
  ],
  [
    'the name of a template',
    '/name',
    (name) => api.post('/templates', { body: { name, document_id: documentId } }),
  ],
  [
    'the first name of a contact',
    '/first_name',
    (name) => contact({ first_name: name, last_name: 'Torres' }),
  ],
  [
    'the last name of a contact',
    '/last_name',
    (name) => contact({ first_name: 'Ana', last_name: name }),
  ],
];

function addRecipient(body: { name: string; email: string }): Promise<Reply> {
  return api.post('/recipients', {
    query: { document_id: documentId },
    body: { role: 'viewer', ...body },
  });
}

function contact(names: { first_name: string; last_name: string }): Promise<Reply> {
  return api.post('/contacts', { body: { ...names, email: 'ana@example.com' } });
}

test.each(ways)(
  '400: %s that turns text around or hides characters',
  async (_what, pointer, give) => {
    for (const name of ['Ana\u202Eserrot', 'An\u200Ba', 'An\u2066a', 'Ana\nTorres']) {
      const { reply, ...effects } = await effectsOf(app, () => give(name));
      expect(reply).toEqual(invalidAt(pointer));
      expect(effects).toEqual(nothing);
    }
  },
);

test('400: a typed signature that does', async () => {
  const signer = await readyToAct(app, workspace, documentId, recipientIds[0] ?? '');
  for (const text of ['Ana\u202Eserrot', 'An\u200Ba', 'Ana\nTorres', ' ']) {
    const reply = await signer.post('/signing/sign', {
      body: { signature: { type: 'type', text } },
    });
    expect(reply).toEqual(invalidAt('/signature/text'));
  }
});

test('the reason says which character it is', async () => {
  const { body } = await addRecipient({ name: 'Ana\u202Eserrot', email: 'ben@example.com' });
  expect(body.errors).toEqual([
    {
      pointer: '/name',
      message: 'must not hold U+202E, which changes the direction of text (character 4)',
    },
  ]);
});

test('201: quotes, other scripts, and what is written in two ways is kept in one', async () => {
  for (const [index, [name, kept]] of [
    [`Ana "the pen" O’Neill`, `Ana "the pen" O’Neill`],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['Jose\u0301', 'José'],
  ].entries()) {
    const { status, body } = await addRecipient({
      name: name ?? '',
      email: `x${index}@example.com`,
    });
    expect([status, body.name]).toEqual([201, kept]);
  }
  await contact({ first_name: 'Jose\u0301', last_name: 'Torres' });
  for (const search of ['José', 'Jose\u0301']) {
    expect((await api.get('/contacts', { search })).body.contacts).toHaveLength(1);
  }
});
