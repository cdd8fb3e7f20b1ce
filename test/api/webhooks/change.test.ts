import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { startApplication, type Application } from '../../support/application.ts';
import {
  givenDocument,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';
import { blockedOrOver, givenWebhook } from '../../support/webhooks.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const update = (id: string, body: unknown) =>
  workspace.api.call('PUT', '/webhooks/update', { query: { id }, body });
const deliveriesOf = async (id: string) =>
  (await workspace.api.get('/webhooks/deliveries', { id })).body.data;

describe('list', () => {
  test('200: all of the workspace and nobody else’s, newest first', async () => {
    const own = await givenWorkspace(app);
    const first = await givenWebhook(own);
    app.clock.advance(1_000);
    const second = await givenWebhook(own);
    await givenWebhook(workspace);
    const { status, body } = await own.api.get('/webhooks');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['data']);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(JSON.stringify(body)).not.toContain(first.secret);
  });
});

describe('update', () => {
  test('200: changes what is given, and answers as get does', async () => {
    const { id } = await givenWebhook(workspace);
    app.clock.advance(1_000);
    const changes = { url: 'https://other.example.com/', events: ['recipient.signed'] };
    const updated = await update(id, changes);
    expect(updated).toMatchObject({ status: 200, body: { id, status: 'active', ...changes } });
    expect(updated.body.updated_at).toBe(app.clock.now().toISOString());
    expect(updated.body).toEqual((await workspace.api.get('/webhooks/get', { id })).body);
    const unchanged = await update(id, {});
    expect(unchanged).toMatchObject({ status: 200, body: changes });
  });

  test('200: pausing skips what is pending and what happens during the pause', async () => {
    const { id } = await givenWebhook(workspace, { events: ['document.created'] });
    await givenDocument(app, workspace);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'pending' }]);
    app.clock.advance(1_000);
    expect(await update(id, { status: 'paused' })).toMatchObject({ body: { status: 'paused' } });
    await givenDocument(app, workspace);
    const skipped = { status: 'skipped', attempts: [] };
    expect(await deliveriesOf(id)).toMatchObject([skipped, skipped]);
    expect(await update(id, { status: 'active' })).toMatchObject({ body: { status: 'active' } });
    await givenDocument(app, workspace);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'pending' }, skipped, skipped]);
    const { body } = await workspace.api.get('/webhooks/get', { id });
    expect(body).toMatchObject({ stats: { total_deliveries: 2, successful: 0, failed: 0 } });
  });

  test('200: one that the service disabled comes back without its failures', async () => {
    const { id } = await givenWebhook(workspace);
    const uuid = parsePublicId('whk', id);
    await app.database
      .fork()
      .execute(`update webhooks set status = 'disabled', failing_since = ? where id = ?`, [
        app.clock.now(),
        uuid,
      ]);
    expect(await update(id, { status: 'active' })).toMatchObject({ body: { status: 'active' } });
    const [row] = await app.database
      .fork()
      .execute<{ failing_since: unknown }[]>(`select failing_since from webhooks where id = ?`, [
        uuid,
      ]);
    expect(row?.failing_since).toBeNull();
  });

  test.each([
    [{ status: 'disabled' }, '/status'],
    [{ name: null }, '/name'],
    [{ url: 'http://hooks.example.com' }, '/url'],
    [{ events: ['x'] }, '/events/0'],
  ])('400: %j', async (body, pointer) => {
    const { id } = await givenWebhook(workspace);
    expect(await update(id, body)).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });
});

describe('rotate-secret', () => {
  test('200: answers with the new secret, which get shows only the beginning of', async () => {
    const { id, secret } = await givenWebhook(workspace);
    const rotated = await workspace.api.post('/webhooks/rotate-secret', { query: { id } });
    expect(rotated).toMatchObject({ status: 200 });
    expect(rotated.body).toEqual({
      id,
      secret: expect.stringMatching(/^whsec_/),
      rotated_at: app.clock.now().toISOString(),
    });
    expect(rotated.body.secret).not.toBe(secret);
    const { body } = await workspace.api.get('/webhooks/get', { id });
    expect(body.secret_prefix).toBe(rotated.body.secret.slice(0, 12));
  });
});

describe('delete', () => {
  test('200: it is gone with its log, while its documents stay', async () => {
    const { id } = await givenWebhook(workspace);
    const document = await givenDocument(app, workspace);
    const query = { id };
    const deleted = await workspace.api.call('DELETE', '/webhooks/delete', { query });
    expect(deleted).toMatchObject({ status: 200, body: { deleted: true } });
    expect(await workspace.api.get('/webhooks/get', query)).toMatchObject({ status: 404 });
    expect(await workspace.api.get('/webhooks/deliveries', query)).toMatchObject({ status: 404 });
    expect(await workspace.api.get('/documents/get', { id: document.id })).toMatchObject({
      status: 200,
    });
  });

  test('200: an event that happens at the same time is not undone by it', async () => {
    const own = await givenWorkspace(app);
    const { id } = await givenWebhook(own);
    const upload = await givenUpload(app, own);
    const created = await inTransaction(app.operations, async (tx) => {
      await tx.em.execute('delete from webhooks where id = ?', [parsePublicId('whk', id)]);
      const answer = own.api.post('/documents', { body: { title: 'Lease', ...upload } });
      await blockedOrOver(app, answer);
      return { answer };
    });
    expect(await created.answer).toMatchObject({ status: 201 });
  });
});

describe('event-types', () => {
  test('200: the seventeen types, each with group and description', async () => {
    const { status, body } = await workspace.api.get('/webhooks/event-types');
    expect(status).toBe(200);
    const own = body.event_types.filter((each: { extension?: true }) => !each.extension);
    expect(own).toHaveLength(17);
    expect(body.event_types).toContainEqual({
      type: 'bulk_send.completed',
      group: 'bulk_send',
      description: expect.any(String),
      extension: true,
    });
    expect(body.event_types).toContainEqual({
      type: 'document.deleted',
      group: 'document',
      description: expect.any(String),
    });
  });
});

describe('404', () => {
  test('another workspace’s webhook is as absent as one that never was', async () => {
    const other = await givenWorkspace(app);
    const { id } = await givenWebhook(other);
    const never = 'whk_01k9zf4s8ye0mbqn7h7wz3a5rc';
    for (const [method, path, more] of [
      ['GET', '/webhooks/get', {}],
      ['PUT', '/webhooks/update', {}],
      ['DELETE', '/webhooks/delete', {}],
      ['POST', '/webhooks/rotate-secret', {}],
      ['GET', '/webhooks/deliveries', {}],
      ['GET', '/webhooks/deliveries/get', { delivery_id: 'dlv_x' }],
      ['POST', '/webhooks/resend', { since: 0 }],
      ['POST', '/webhooks/test', {}],
    ] as const) {
      const answers = [];
      for (const asked of [id, never, 'whk_x', 'doc_01k9zf4s8ye0mbqn7h7wz3a5rc']) {
        const { status, body } = await workspace.api.call(method, path, {
          query: { id: asked, ...more },
        });
        answers.push({ status, code: body.code, detail: body.detail.replace(asked, '…') });
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 404, code: 'WEBHOOK_NOT_FOUND' });
    }
  });
});
