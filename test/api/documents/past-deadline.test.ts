import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client, Reply } from '../../support/client.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { refused } from '../../support/refusals.ts';
import { rowId } from '../../support/uuid.ts';
import { readyToAct, typed } from '../../support/signing.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let id: string;
let recipientIds: string[];
let signer: Client;

beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  workspace = await givenWorkspace(app);
  ({ id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'ana@example.com' },
      { email: 'ben@example.com' },
      { email: 'vic@example.com', role: 'viewer' },
    ],
    send: true,
    deadline: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
  }));
  await inviteRecipients(app.operations, rowId('doc', id), app.clock.now());
  signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
  app.clock.advance(3_600_000);
});

const recipient = () => ({ document_id: id, id: recipientIds[1] ?? '' });
const commands: [name: string, code: string, () => Promise<Reply>][] = [
  ['sign', 'DOCUMENT_NOT_OPEN', () => signer.post('/signing/sign', { body: typed })],
  ['decline', 'DOCUMENT_NOT_OPEN', () => signer.post('/signing/decline')],
  ['opt out', 'DOCUMENT_NOT_OPEN', () => signer.post('/signing/opt-out')],
  ['send', 'DOCUMENT_NOT_DRAFT', () => workspace.api.post('/documents/send', { query: { id } })],
  ['void', 'DOCUMENT_FINAL', () => workspace.api.post('/documents/void', { query: { id } })],
  [
    'update',
    'DOCUMENT_FINAL',
    () =>
      workspace.api.call('PUT', '/documents/update', {
        query: { id },
        body: { deadline: '2029-01-01T00:00:00Z' },
      }),
  ],
  [
    'add a recipient',
    'DOCUMENT_FINAL',
    () =>
      workspace.api.post('/recipients', {
        query: { document_id: id },
        body: { email: 'eve@example.com', name: 'Eve', role: 'signer' },
      }),
  ],
  [
    'update a recipient',
    'DOCUMENT_FINAL',
    () =>
      workspace.api.call('PUT', '/recipients/update', {
        query: recipient(),
        body: { name: 'Benjamin' },
      }),
  ],
  [
    'remove a recipient',
    'DOCUMENT_FINAL',
    () => workspace.api.call('DELETE', '/recipients/delete', { query: recipient() }),
  ],
  [
    'remind',
    'DOCUMENT_NOT_OPEN',
    () => workspace.api.post('/recipients/remind', { query: recipient() }),
  ],
];

test.each(commands)(
  '%s: the expiry commits first, then the command is refused',
  async (...given) => {
    const [, code, command] = given;
    const { reply, ...effects } = await effectsOf(app, command);
    expect(reply).toEqual(refused(409, code));
    expect(effects.events).toEqual(['document.expired', 'recipient.expired', 'recipient.expired']);
    expect(effects.mails).toEqual([
      'expired ana@example.com',
      'expired ben@example.com',
      expect.stringMatching(/^expired olga/),
      'expired vic@example.com',
    ]);
    expect(effects.dispatched).toBe(1);
    const again = await effectsOf(app, command);
    expect(again.reply.body.code).toBe(code);
    expect(again).toMatchObject(nothing);

    const { body } = await workspace.api.get('/documents/get', { id, include_recipients: true });
    expect(body).toMatchObject({
      status: 'cancelled',
      void_reason: 'The signing deadline passed',
      voided_at: app.clock.now().toISOString(),
      recipients_count: 3,
    });
    const trail = await workspace.api.get('/signatures/audit', { document_id: id });
    expect(trail.body.events.at(-1)).toEqual({
      timestamp: app.clock.now().toISOString(),
      event_type: 'document.voided',
      actor: 'system',
      details: { reason: 'expired' },
    });
    expect((await signer.get('/signing/session')).body.state).toBe('expired');
  },
);

test('a view by one who had not: expired first, then not open', async () => {
  const fresh = await readyToAct(app, workspace, id, recipientIds[1] ?? '');
  const { reply } = await effectsOf(app, () => fresh.post('/signing/view'));
  expect(reply).toEqual(refused(409, 'DOCUMENT_NOT_OPEN'));
});

test('in a bulk the expiry of one item stays, though the item fails', async () => {
  const { reply, ...effects } = await effectsOf(app, () =>
    workspace.api.post('/documents/bulk-void', { body: { document_ids: [id] } }),
  );
  expect(reply.body).toMatchObject({
    succeeded: 0,
    results: [{ id, success: false, error: 'A document that is cancelled cannot be voided.' }],
  });
  expect(effects.events).toHaveLength(3);
  expect(effects.dispatched).toBe(1);
});

test('with an Idempotency-Key the expiry stays too, and the refusal is not kept', async () => {
  const call = () =>
    workspace.api.post('/documents/void', {
      query: { id },
      headers: { 'idempotency-key': `late-${id}` },
    });
  const first = await effectsOf(app, call);
  expect(first.reply).toEqual(refused(409, 'DOCUMENT_FINAL'));
  expect(first.events).toContain('document.expired');
  const second = await call();
  expect(second).toEqual(refused(409, 'DOCUMENT_FINAL'));
  expect(second.headers.get('idempotent-replayed')).toBeNull();
});
