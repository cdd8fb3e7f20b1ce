import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { strangeId } from '../../support/foreign-ids.ts';
import { readyToAct } from '../../support/signing.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  signingClient,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

interface Entry {
  id: string;
  action: string;
  created_at: string;
  [field: string]: string;
}

async function entries(api: Client, query: Record<string, string | number> = {}): Promise<Entry[]> {
  const { status, body } = await api.get('/audit-log', query);
  expect(status).toBe(200);
  return body.entries;
}

const actions = (found: Entry[]) => found.map(({ action }) => action);

describe('200', () => {
  test('newest first, with the fields of the spec and nobody’s others', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ana@example.com' }],
      send: true,
    });
    app.clock.advance(1_000);
    const signer = await signingClient(app, workspace, id, recipientIds[0] ?? '');
    await signer.post('/signing/view');
    app.clock.advance(1_000);
    await signer.post('/signing/decline', { body: {} });
    const found = await entries(workspace.api);
    expect(actions(found).slice(0, 1)).toEqual(['recipient.declined']);
    expect(actions(found).slice(1, 3).sort()).toEqual(['document.viewed', 'recipient.viewed']);
    expect(actions(found).slice(3).sort()).toEqual([
      'api_key.created',
      'document.created',
      'document.sent',
      'recipient.added',
      'recipient.link_issued',
    ]);
    expect(found[0]).toEqual({
      id: expect.stringMatching(/^aud_/),
      action: 'recipient.declined',
      actor_type: 'recipient',
      actor_name: 'Ana Torres',
      actor_email: 'ana@example.com',
      resource_type: 'recipient',
      resource_id: recipientIds[0],
      document_id: id,
      ip_address: expect.any(String),
      source: 'web',
      created_at: app.clock.now().toISOString(),
    });
  });

  test('one event, two words: trail and log each name it in their own', async () => {
    const workspace = await givenWorkspace(app);
    const recipients = [{ email: 'app@example.com', role: 'approver' as const }];
    const [voided, approved] = [
      await givenDocument(app, workspace, { recipients, send: true }),
      await givenDocument(app, workspace, { recipients, send: true }),
    ];
    await workspace.api.post('/documents/void', { query: { id: voided.id } });
    const approver = approved.recipientIds[0] ?? '';
    await (await readyToAct(app, workspace, approved.id, approver)).post('/signing/approve');
    const words = async ({ id }: { id: string }) => {
      const { body } = await workspace.api.get('/signatures/audit', { document_id: id });
      const trail = body.events.map(({ event_type }: { event_type: string }) => event_type);
      const log = actions(await entries(workspace.api, { document_id: id }));
      return { trail: trail.slice(3).sort(), log: log.slice(0, -3).sort() };
    };
    expect(await words(voided)).toEqual({
      trail: ['document.voided'],
      log: ['document.cancelled'],
    });
    expect(await words(approved)).toEqual({
      trail: ['document.completed', 'recipient.approved', 'recipient.viewed'],
      log: [
        'document.completed',
        'document.viewed',
        'recipient.esign_consent',
        'recipient.link_issued',
        'recipient.signed',
        'recipient.viewed',
      ],
    });
  });

  test('page by page it is the whole log, also where times are equal', async () => {
    const workspace = await givenWorkspace(app);
    for (let number = 0; number < 4; number += 1) {
      await givenDocument(app, workspace, { recipients: [{ email: 'ana@example.com' }] });
    }
    const whole = await entries(workspace.api);
    expect(whole).toHaveLength(9);
    const seen: Entry[] = [];
    let cursor: string | null = null;
    do {
      const query = { limit: 3, ...(cursor && { cursor }) };
      const { body } = await workspace.api.get('/audit-log', query);
      expect(body.has_more).toBe(body.next_cursor !== null);
      seen.push(...body.entries);
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(whole);
  });

  test('filters by document, action and time, both ends outside', async () => {
    const workspace = await givenWorkspace(app);
    const { api } = workspace;
    const first = await givenDocument(app, workspace);
    const at = app.clock.now().getTime();
    app.clock.advance(10);
    const second = await givenDocument(app, workspace);
    await api.call('PUT', '/documents/update', { query: { id: second.id }, body: { title: 'B' } });
    expect(actions(await entries(api, { document_id: first.id }))).toEqual(['document.created']);
    const updated = await entries(api, { action: 'document.updated' });
    expect(updated).toMatchObject([{ document_id: second.id }]);
    expect(await entries(api, { action: 'document.updated', document_id: first.id })).toEqual([]);
    expect(await entries(api, { created_after: at })).toHaveLength(2);
    expect(await entries(api, { created_after: at + 10 })).toEqual([]);
    expect(await entries(api, { created_before: at + 10 })).toMatchObject([
      { document_id: first.id },
      { action: 'api_key.created' },
    ]);
    expect(await entries(api, { created_before: at })).toEqual([]);
    expect(await entries(api, { created_after: at - 1, created_before: at + 1 })).toHaveLength(2);
  });

  test('a deleted document leaves the skeleton of its entries: action, time and ids', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ana@example.com' }],
    });
    const before = await entries(workspace.api, { document_id: id });
    app.clock.advance(1_000);
    await workspace.api.call('DELETE', '/documents/delete', { query: { id } });
    const [deleted, ...skeletons] = await entries(workspace.api, { document_id: id });
    expect(deleted).toMatchObject({ action: 'document.deleted', actor_name: 'Olga Berg' });
    expect(skeletons).toEqual(
      before.map(({ actor_name: _n, actor_email: _e, ip_address: _i, ...skeleton }) => skeleton),
    );
  });

  test('another workspace’s, a strange and a malformed document id find nothing', async () => {
    const [one, other] = [await givenWorkspace(app), await givenWorkspace(app)];
    const foreign = await givenDocument(app, other);
    for (const document_id of [foreign.id, strangeId('doc'), 'x']) {
      expect(await one.api.get('/audit-log', { document_id })).toMatchObject({
        status: 200,
        body: { entries: [], has_more: false, next_cursor: null },
      });
    }
  });
});

describe('400', () => {
  test.each([
    [{ action: 'document.voided' }, '/action'],
    [{ action: 'DOCUMENT.SENT' }, '/action'],
    [{ created_after: 'now' }, '/created_after'],
    [{ created_before: -1 }, '/created_before'],
    [{ created_before: 8_640_000_000_000_000 }, '/created_before'],
    [{ limit: 101 }, '/limit'],
    [{ actor: 'x' }, '/actor'],
  ])('%j', async (query, pointer) => {
    const { api } = await givenWorkspace(app);
    expect(await api.get('/audit-log', query as Record<string, string | number>)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer }] },
    });
  });

  test('a cursor goes only with its own list and filters', async () => {
    const workspace = await givenWorkspace(app);
    for (let number = 0; number < 2; number += 1) {
      await givenDocument(app, workspace);
      await workspace.api.post('/contacts', {
        body: { first_name: 'A', last_name: 'B', email: `c${number}@example.com` },
      });
    }
    const { body } = await workspace.api.get('/audit-log', { limit: 1 });
    const cursor = String(body.next_cursor);
    const contacts = await workspace.api.get('/contacts', { limit: 1 });
    for (const query of [
      { cursor, action: 'document.created' },
      { cursor: `${cursor}A` },
      { cursor: cursor.slice(1) },
      { cursor: String(contacts.body.next_cursor) },
    ]) {
      expect(await workspace.api.get('/audit-log', query)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_CURSOR' },
      });
    }
  });
});

test('403: members and viewers are refused before anything is looked at', async () => {
  const owner = await givenWorkspace(app);
  for (const role of ['member', 'viewer'] as const) {
    const { api } = await givenMember(app, owner, role);
    expect(await api.get('/audit-log', { nonsense: 1 })).toMatchObject({
      status: 403,
      body: { code: 'INSUFFICIENT_ROLE' },
    });
  }
  const admin = await givenMember(app, owner, 'admin', ['svc:documents:read']);
  expect(await admin.api.get('/audit-log')).toMatchObject({
    status: 403,
    body: { code: 'INSUFFICIENT_SCOPE' },
  });
});

test('the application’s role can neither change nor remove an entry', async () => {
  const workspace = await givenWorkspace(app);
  await givenDocument(app, workspace);
  for (const statement of [
    `update events set actor_name = 'Nobody'`,
    `delete from events`,
    `truncate events`,
  ]) {
    await expect(app.database.fork().execute(statement)).rejects.toThrow(/permission denied/);
  }
});
