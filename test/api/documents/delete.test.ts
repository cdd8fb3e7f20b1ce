import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { readSnapshot } from '../../../src/persistence/stores/workflows/snapshots.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { refused } from '../../support/refusals.ts';
import { rowId } from '../../support/uuid.ts';
import { readyToAct, sign, typed } from '../../support/signing.ts';
import { givenWebhook } from '../../support/webhooks.ts';
import {
  givenDocument,
  givenMember,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const two = { recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }] };
const remove = ({ api }: Workspace, id: string) =>
  api.call('DELETE', '/documents/delete', { query: { id } });
const rows = <Row>(sql: string, values: unknown[] = []) =>
  app.database.fork().execute<Row[]>(sql, values);

describe('200', () => {
  test('in any state: draft, sent, in progress, completed, cancelled, declined', async () => {
    const workspace = await givenWorkspace(app);
    const draft = await givenDocument(app, workspace, two);
    const [sent, begun, completed, voided, declined] = [
      await givenDocument(app, workspace, { ...two, send: true }),
      await givenDocument(app, workspace, { ...two, send: true }),
      await givenDocument(app, workspace, { ...two, send: true }),
      await givenDocument(app, workspace, { ...two, send: true }),
      await givenDocument(app, workspace, { ...two, send: true }),
    ];
    await sign(app, workspace, begun.id, begun.recipientIds[0] ?? '');
    for (const one of completed.recipientIds) await sign(app, workspace, completed.id, one);
    await workspace.api.post('/documents/void', { query: { id: voided.id } });
    const signer = await readyToAct(app, workspace, declined.id, declined.recipientIds[0] ?? '');
    await signer.post('/signing/decline');
    for (const { id } of [draft, sent, begun, completed, voided, declined]) {
      const { reply, ...effects } = await effectsOf(app, () => remove(workspace, id));
      expect(reply).toMatchObject({ status: 200, body: { deleted: true } });
      expect(effects).toEqual({
        events: ['document.deleted'],
        mails: [],
        dispatched: id === draft.id ? 0 : 1,
      });
      const again = await effectsOf(app, () => remove(workspace, id));
      expect(again.reply).toEqual(refused(404, 'DOCUMENT_NOT_FOUND'));
      expect(again).toMatchObject(nothing);
    }
    expect((await workspace.api.get('/documents')).body.data).toEqual([]);
  });

  test('nothing personal is left anywhere; the skeleton of the log is', async () => {
    const workspace = await givenWorkspace(app);
    const webhook = await givenWebhook(workspace);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [{ email: 'secret.person@example.com', name: 'Secretia Person' }],
      send: true,
    });
    const uuid = rowId('doc', id);
    await inviteRecipients(app.operations, uuid, app.clock.now());
    await sign(app, workspace, id, recipientIds[0] ?? '');
    const before = await rows<{ type: string }>(
      `select type from events where document_id = ? order by sequence`,
      [uuid],
    );
    await remove(workspace, id);

    for (const table of ['documents', 'recipients', 'signatures', 'mails']) {
      const column = table === 'documents' ? 'id' : 'document_id';
      expect(await rows(`select 1 from ${table} where ${column} = ?`, [uuid])).toEqual([]);
    }
    const events = await rows<Record<string, unknown>>(
      `select * from events where document_id = ? order by sequence`,
      [uuid],
    );
    expect(events.map(({ type }) => type)).toEqual([
      ...before.map(({ type }) => type),
      'document.deleted',
    ]);
    for (const event of events.slice(0, -1)) {
      expect(event).toMatchObject({
        actor: null,
        actor_name: null,
        actor_email: null,
        ip_address: null,
        details: {},
      });
    }
    expect(events.at(-1)).toMatchObject({ actor: 'Test key', log_action: 'document.deleted' });
    const messages = await rows<{ type: string; body: string | null }>(
      `select type, body from webhook_messages where document_id = ? order by created_at, event_id`,
      [uuid],
    );
    const kept = messages.filter(({ body }) => body !== null);
    expect(kept.map(({ type }) => type)).toEqual(['document.deleted']);
    expect(JSON.parse(kept[0]?.body ?? '').data).toEqual({ document: { id } });
    const deliveries = await workspace.api.get('/webhooks/deliveries', { id: webhook.id });
    const pending = deliveries.body.data.filter(
      ({ status }: { status: string }) => status === 'pending',
    );
    expect(pending.map((one: { event_type: string }) => one.event_type)).toEqual([
      'document.deleted',
    ]);
    expect(await textOfDatabase()).not.toMatch(/secret\.person|Secretia/);
  });

  test('its links die, and its workflow is told that it is gone', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, { ...two, send: true });
    const signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
    const { body } = await workspace.api.get('/documents/download', { id });
    const rev = (await readSnapshot(app.database, rowId('doc', id)))?.rev ?? 0;
    await remove(workspace, id);
    expect(await signer.get('/signing/session')).toEqual(refused(401, 'SIGNING_LINK_INVALID'));
    expect(await signer.post('/signing/sign', { body: typed })).toEqual(
      refused(401, 'SIGNING_LINK_INVALID'),
    );
    expect((await fetch(body.download_url)).status).toBe(404);
    const snapshot = await readSnapshot(app.database, rowId('doc', id));
    expect(snapshot).toMatchObject({ status: 'deleted' });
    expect(snapshot?.rev).toBeGreaterThan(rev);
  });

  test('a replay of what concerned it answers 404 and brings nothing back', async () => {
    const workspace = await givenWorkspace(app);
    const upload = await givenUpload(app, workspace);
    const create = () =>
      workspace.api.post('/documents', {
        body: { title: 'Lease', ...upload },
        headers: { 'idempotency-key': 'create-it' },
      });
    const { id } = (await create()).body;
    const add = () =>
      workspace.api.post('/recipients', {
        query: { document_id: id },
        body: { email: 'ana@example.com', name: 'Ana', role: 'signer' },
        headers: { 'idempotency-key': 'add-her' },
      });
    expect((await add()).status).toBe(201);
    await remove(workspace, id);
    for (const replay of [create, add]) {
      const { reply, ...effects } = await effectsOf(app, replay);
      expect(reply).toEqual(refused(404, 'DOCUMENT_NOT_FOUND'));
      expect(effects).toEqual(nothing);
    }
  });

  test('past its deadline it is deleted as it stands, without an expiry', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, { ...two, send: true });
    app.clock.advance(31 * 86_400_000);
    const { events } = await effectsOf(app, () => remove(workspace, id));
    expect(events).toEqual(['document.deleted']);
  });
});

test('two at once: one deletes, the other finds nothing', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, { ...two, send: true });
  const { reply, ...effects } = await effectsOf(app, () =>
    Promise.all([remove(workspace, id), remove(workspace, id)]),
  );
  expect(reply.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(effects.events).toEqual(['document.deleted']);
});

test('403, 404: a shared document is not theirs to delete, a private one is not there', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace);
  const member = await givenMember(app, workspace, 'member');
  expect(await remove(member, id)).toEqual(refused(404, 'DOCUMENT_NOT_FOUND'));
  await workspace.api.call('PATCH', '/documents/access', {
    query: { id },
    body: { sharing_mode: 'workspace' },
  });
  expect(await remove(member, id)).toEqual(refused(403, 'INSUFFICIENT_ROLE'));
  expect(await workspace.api.get('/documents/get', { id })).toMatchObject({ status: 200 });
});

/** Every text of every table, as a dump would show it. */
async function textOfDatabase(): Promise<string> {
  const tables = await rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and has_table_privilege(c.oid, 'select')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const [found] = await rows<{ text: string | null }>(
      `select string_agg(t::text, ' ') as text from "${name}" t`,
    );
    texts.push(found?.text ?? '');
  }
  return texts.join('\n');
}
