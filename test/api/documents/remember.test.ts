import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { sign } from '../../support/signing.ts';
import {
  givenDocument,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

/** What senders keep with a document, and where its page leads on to. */

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication({ operations: { allowInsecureWebhooks: true } });
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const one = { recipients: [{ email: 'ana@example.com' }], send: true };
const update = (id: string, body: unknown) =>
  workspace.api.call('PUT', '/documents/update', { query: { id }, body });
const get = async (id: string) => (await workspace.api.get('/documents/get', { id })).body;

async function detailsOf(type: string): Promise<unknown[]> {
  const rows = await app.database
    .fork()
    .execute<{ details: unknown }[]>('select details from events where type = ? order by id', [
      type,
    ]);
  return rows.map(({ details }) => details);
}

describe('external_id and metadata', () => {
  test('change in every state, as a whole, without a word to Temporal or a mail', async () => {
    const draft = await givenDocument(app, workspace);
    const sent = await givenDocument(app, workspace, one);
    const completed = await givenDocument(app, workspace, one);
    await sign(app, workspace, completed.id, completed.recipientIds[0] ?? '');
    const voided = await givenDocument(app, workspace, one);
    await workspace.api.post('/documents/void', { query: { id: voided.id } });
    for (const { id } of [draft, sent, completed, voided]) {
      const first = { external_id: 'crm-1', metadata: { 'deal.id': '4711', note: '' } };
      const { reply, ...effects } = await effectsOf(app, () => update(id, first));
      expect(reply).toMatchObject({ status: 200, body: first });
      expect(effects).toEqual({ events: ['document.updated'], mails: [], dispatched: 0 });
      expect(await get(id)).toEqual(reply.body);
      const again = { metadata: { note: '', 'deal.id': '4711' } };
      expect(await effectsOf(app, () => update(id, again))).toMatchObject(nothing);
      const { body } = await update(id, { metadata: { __proto__x: 'y' } });
      expect(body.metadata).toEqual({ __proto__x: 'y' });
      const cleared = await update(id, { external_id: null, metadata: null });
      expect(cleared.body).not.toHaveProperty('metadata');
      expect(cleared.body).not.toHaveProperty('external_id');
    }
    const details = await detailsOf('document.updated');
    expect(details.at(-1)).toEqual({ changed: ['external_id', 'metadata'] });
    expect(JSON.stringify(details)).not.toContain('4711');
  });

  test('a name that objects have already is kept like any other', async () => {
    const { id } = await givenDocument(app, workspace);
    const metadata: unknown = JSON.parse('{"__proto__": "a", "constructor": "b"}');
    await update(id, { metadata });
    expect(JSON.stringify((await get(id)).metadata)).toBe('{"__proto__":"a","constructor":"b"}');
  });

  test('are in the list, by which they are found, and in webhooks; gone with the document', async () => {
    await workspace.api.post('/webhooks', {
      body: { name: 'All', url: 'https://hooks.example.com/x', events: [] },
    });
    const upload = await givenUpload(app, workspace);
    const memory = { external_id: 'crm-2', metadata: { secret: 'm-4712' } };
    const headers = { 'idempotency-key': 'memory' };
    const created = await workspace.api.post('/documents', {
      body: { title: 'Lease', ...upload, ...memory, description: 'Words' },
      headers,
    });
    const { body } = await workspace.api.get('/documents', { external_id: 'crm-2' });
    expect(body.data).toMatchObject([{ id: created.body.id, ...memory, description: 'Words' }]);
    const bodies = () =>
      app.database.fork().execute<{ body: string | null }[]>('select body from webhook_messages');
    expect((await bodies()).filter((row) => row.body?.includes('m-4712'))).toHaveLength(1);
    await workspace.api.call('DELETE', '/documents/delete', { query: { id: created.body.id } });
    expect((await bodies()).filter((row) => row.body?.includes('m-4712'))).toEqual([]);
    const texts = await app.database
      .fork()
      .execute(`select from events where details::text like '%m-4712%'`);
    expect(texts).toEqual([]);
  });

  test('400: nothing else of a final document changes with them', async () => {
    const { id } = await givenDocument(app, workspace, one);
    expect(await update(id, { external_id: 'x', title: 'New' })).toEqual(
      refused(409, 'DOCUMENT_NOT_DRAFT'),
    );
    await workspace.api.post('/documents/void', { query: { id } });
    expect(await update(id, { external_id: 'x', title: 'New' })).toEqual(
      refused(409, 'DOCUMENT_FINAL'),
    );
    expect(await update(id, { external_id: '' })).toEqual(invalidAt('/external_id'));
    expect(await update(id, { metadata: { 'a/b': 'x' } })).toEqual(invalidAt('/metadata/a~1b'));
    expect(await get(id)).not.toHaveProperty('external_id');
  });
});

describe('reminder_schedule and expiration_alert_days', () => {
  test('of a draft are its own, and stay in force once it is sent', async () => {
    const { id } = await givenDocument(app, workspace, { recipients: one.recipients });
    expect(await get(id)).not.toHaveProperty('reminder_schedule');
    const own = { reminder_schedule: [9, 4], expiration_alert_days: 11 };
    const kept = { reminder_schedule: [4, 9], expiration_alert_days: 11 };
    expect((await update(id, own)).body).toMatchObject(kept);
    await workspace.api.post('/documents/send', { query: { id } });
    expect(await get(id)).toMatchObject(kept);
    expect(await update(id, { reminder_schedule: [] })).toEqual(refused(409, 'DOCUMENT_NOT_DRAFT'));
  });

  test('of a document without its own are the workspace’s, once it is sent', async () => {
    const { id } = await givenDocument(app, workspace, { recipients: one.recipients });
    await update(id, { reminder_schedule: [], expiration_alert_days: 1 });
    expect(await get(id)).toMatchObject({ reminder_schedule: [], expiration_alert_days: 1 });
    await update(id, { reminder_schedule: null, expiration_alert_days: null });
    await workspace.api.post('/documents/send', { query: { id } });
    expect(await get(id)).toMatchObject({
      reminder_schedule: [3, 7, 14],
      expiration_alert_days: 3,
    });
  });
});

describe('redirect_url', () => {
  const allow = (redirect_origins: unknown) =>
    workspace.api.call('PATCH', '/settings', { body: { signing: { redirect_origins } } });

  test('leads to an origin of the settings, in a draft; null clears it', async () => {
    await allow(['https://app.example.com', 'http://localhost:3000']);
    const { id } = await givenDocument(app, workspace, { recipients: one.recipients });
    for (const redirect_url of ['https://app.example.com/done?x=1#y', 'http://localhost:3000/']) {
      expect((await update(id, { redirect_url })).body).toMatchObject({ redirect_url });
    }
    expect((await update(id, { redirect_url: null })).body).not.toHaveProperty('redirect_url');
    await workspace.api.post('/documents/send', { query: { id } });
    for (const redirect_url of ['https://app.example.com/', null]) {
      expect(await update(id, { redirect_url })).toEqual(refused(409, 'DOCUMENT_NOT_DRAFT'));
    }
  });

  test.each([
    'https://app.example.com.evil.example/',
    'https://app.example.com:8443/',
    'http://localhost:3001/',
    'https://other.example/?https://app.example.com',
  ])('400 REDIRECT_NOT_ALLOWED: %s', async (redirect_url) => {
    await allow(['https://app.example.com', 'http://localhost:3000']);
    const upload = await givenUpload(app, workspace);
    const { reply, ...effects } = await effectsOf(app, () =>
      workspace.api.post('/documents', { body: { title: 'Lease', ...upload, redirect_url } }),
    );
    expect(reply).toEqual(refused(400, 'REDIRECT_NOT_ALLOWED'));
    expect(reply.body.errors).toMatchObject([{ pointer: '/redirect_url' }]);
    expect(effects).toEqual(nothing);
  });

  test.each([
    'http://app.example.com/',
    'javascript:alert(1)',
    'https://user:x@app.example.com/',
    'https://app.example.com\\@evil.example/',
    '//app.example.com/',
    `https://app.example.com/${'x'.repeat(2_048)}`,
    '',
  ])('400: %s is no such address', async (redirect_url) => {
    const { id } = await givenDocument(app, workspace);
    expect(await update(id, { redirect_url })).toEqual(invalidAt('/redirect_url'));
  });

  test.each([
    ['https://app.example.com/'],
    ['https://app.example.com/path'],
    ['https://APP.example.com'],
    ['https://app.example.com:443'],
    ['http://app.example.com'],
    ['https://*.example.com'],
    ['app.example.com'],
  ])('400: %s is no bare origin of the settings', async (origin) => {
    const reply = await allow(['https://ok.example.com', origin]);
    expect(reply).toEqual(invalidAt('/signing/redirect_origins/1'));
  });

  test('a change of the settings is in the log', async () => {
    await allow([]);
    await allow(['https://new.example.com']);
    expect((await detailsOf('organization.updated')).at(-1)).toEqual({
      changed: { 'signing.redirect_origins': { from: [], to: ['https://new.example.com'] } },
    });
  });
});
