import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { rowId } from '../../support/uuid.ts';
import { sign } from '../../support/signing.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com', name: 'Ana Torres', role: 'signer' };
const add = ({ api }: Workspace, document_id: string, body: unknown) =>
  api.post('/recipients', { query: { document_id }, body });

describe('201', () => {
  test('pending, with what was given and no signing address', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    const { reply, ...effects } = await effectsOf(app, () =>
      add(workspace, id, { ...ana, order: 3, message: 'Hello', locale: 'ar', notify: false }),
    );
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^rec_/),
      ...ana,
      status: 'pending',
      order: 3,
      locale: 'ar',
      notify: false,
    });
    expect(effects).toEqual({ events: ['recipient.added'], mails: [], dispatched: 0 });
    const bare = await add(workspace, id, { ...ana, role: 'viewer' });
    expect(Object.keys(bare.body).sort()).toEqual(['email', 'id', 'name', 'role', 'status']);
    const { body } = await workspace.api.get('/documents/get', { id });
    expect(body.recipients_count).toBe(2);
  });

  test('while open Temporal hears of it, and whoever is no longer due falls back', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ben@example.com', order: 2 }],
      send: true,
    });
    const ben = await signingClient(app, workspace, id, recipientIds[0] ?? '');
    const state = async () => (await ben.get('/signing/session')).body.state;
    expect(await state()).toBe('ready');
    const { reply, ...effects } = await effectsOf(app, () =>
      add(workspace, id, { ...ana, order: 1 }),
    );
    expect(reply.status).toBe(201);
    expect(effects).toEqual({ events: ['recipient.added'], mails: [], dispatched: 1 });
    expect(await state()).toBe('waiting');
    await sign(app, workspace, id, reply.body.id);
    expect(await state()).toBe('ready');
    await add(workspace, id, { ...ana, role: 'approver', order: 2 });
    expect(await state()).toBe('waiting');
  });

  test('notify: false writes this recipient no mail, and the others theirs', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, {
      recipients: [{ email: 'quiet@example.com', notify: false }, { email: 'ben@example.com' }],
      send: true,
    });
    const uuid = rowId('doc', id);
    const invited = await effectsOf(app, () =>
      inviteRecipients(app.operations, uuid, app.clock.now()),
    );
    expect(invited.mails).toEqual(['invitation ben@example.com']);
    const voided = await effectsOf(app, () =>
      workspace.api.post('/documents/void', { query: { id } }),
    );
    expect(voided.mails).toEqual(['voided ben@example.com']);
  });

  test('the same person in another role, and addresses beyond ASCII', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, { recipients: [ana] as never });
    for (const body of [
      { ...ana, role: 'viewer' },
      { ...ana, email: 'jörg@bücher.example', name: '乌拉 😀' },
    ]) {
      expect(await add(workspace, id, body)).toMatchObject({ status: 201, body });
    }
  });
});

describe('400', () => {
  test('names each wrong field, and stores nothing', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    for (const [body, ...pointers] of [
      [{}, '/email', '/name', '/role'],
      [{ ...ana, email: 'ana' }, '/email'],
      [{ ...ana, email: 'ana@' }, '/email'],
      [{ ...ana, email: 'ana@example..com' }, '/email'],
      [{ ...ana, email: 'a b@example.com' }, '/email'],
      [{ ...ana, email: 'ana@example.com\r\nBcc: x@example.com' }, '/email'],
      [{ ...ana, email: '<ana@example.com>' }, '/email'],
      [{ ...ana, email: `${'a'.repeat(243)}@example.com` }, '/email'],
      [{ ...ana, email: ['ana@example.com'] }, '/email'],
      [{ ...ana, name: '' }, '/name'],
      [{ ...ana, name: 'x'.repeat(256) }, '/name'],
      [{ ...ana, name: 'a\0' }, '/name'],
      [{ ...ana, role: 'Signer' }, '/role'],
      [{ ...ana, order: '1' }, '/order'],
      [{ ...ana, order: 1.5 }, '/order'],
      [{ ...ana, order: -1 }, '/order'],
      [{ ...ana, order: 2_147_483_648 }, '/order'],
      [{ ...ana, order: null }, '/order'],
      [{ ...ana, message: 'x'.repeat(4_001) }, '/message'],
      [{ ...ana, locale: 'it' }, '/locale'],
      [{ ...ana, notify: 'false' }, '/notify'],
      [{ ...ana, status: 'signed' }, '/status'],
    ] as const) {
      const { reply, ...effects } = await effectsOf(app, () => add(workspace, id, body));
      expect(reply).toEqual(invalidAt(...pointers));
      expect(effects).toEqual(nothing);
    }
  });

  test('the document’s id is needed, once', async () => {
    const { api } = await givenWorkspace(app);
    expect(await api.post('/recipients', { body: ana })).toEqual(invalidAt('/document_id'));
    expect(await api.post('/recipients?document_id=a&document_id=b', { body: ana })).toEqual(
      invalidAt('/document_id'),
    );
  });

  test('the hundred-and-first recipient is one too many, and the limit is named', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    for (let count = 0; count < 100; count += 1) {
      await add(workspace, id, { ...ana, email: `r${count}@example.com` });
    }
    const reply = await add(workspace, id, ana);
    expect(reply).toEqual(invalidAt(''));
    expect(reply.body.detail).toMatch(/100/);
    const { body } = await workspace.api.get('/recipients', { document_id: id });
    expect(body.data).toHaveLength(100);
  });
});

describe('409', () => {
  test('RECIPIENT_EXISTS: the same address in the same role, whatever its case', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    await add(workspace, id, ana);
    for (const email of ['ana@example.com', 'ANA@Example.COM']) {
      const { reply, ...effects } = await effectsOf(app, () =>
        add(workspace, id, { ...ana, email }),
      );
      expect(reply).toEqual(refused(409, 'RECIPIENT_EXISTS'));
      expect(effects).toEqual(nothing);
    }
  });

  test('RECIPIENT_EXISTS or two rows, never a server error, where languages disagree on case', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    for (const email of ['i@example.com', 'İ@example.com', 'ı@example.com', 'I@example.com']) {
      const { status } = await add(workspace, id, { ...ana, email });
      expect([201, 409]).toContain(status);
    }
  });

  test('two at once: one is added', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    const replies = await Promise.all([add(workspace, id, ana), add(workspace, id, ana)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('DOCUMENT_FINAL: completed or cancelled', async () => {
    const workspace = await givenWorkspace(app);
    const solo = { recipients: [{ email: 'ben@example.com' }], send: true };
    const completed = await givenDocument(app, workspace, solo);
    await sign(app, workspace, completed.id, completed.recipientIds[0] ?? '');
    const voided = await givenDocument(app, workspace, solo);
    await workspace.api.post('/documents/void', { query: { id: voided.id } });
    for (const { id } of [completed, voided]) {
      expect(await add(workspace, id, ana)).toEqual(refused(409, 'DOCUMENT_FINAL'));
    }
  });
});

test('403, 404: only who may change the document', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace);
  const member = await givenMember(app, workspace, 'member');
  expect(await add(member, id, ana)).toEqual(refused(404, 'DOCUMENT_NOT_FOUND'));
  await workspace.api.call('PATCH', '/documents/access', {
    query: { id },
    body: { sharing_mode: 'workspace' },
  });
  expect(await add(member, id, ana)).toEqual(refused(403, 'INSUFFICIENT_ROLE'));
});
