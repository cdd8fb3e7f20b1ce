import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { startApplication, type Application } from '../support/application.ts';
import { effectsOf, nothing } from '../support/effects.ts';
import { invalidAt, refused } from '../support/refusals.ts';
import {
  givenDocument,
  givenMember,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const key = (value: string) => ({ headers: { 'idempotency-key': value } });
const hourMs = 3_600_000;

async function given() {
  const workspace = await givenWorkspace(app);
  const upload = await givenUpload(app, workspace);
  const create = (value: string, body: object = {}, by: Workspace = workspace) =>
    by.api.post('/documents', { body: { title: 'Lease', ...upload, ...body }, ...key(value) });
  const count = async () => (await workspace.api.get('/documents')).body.data.length;
  return { workspace, upload, create, count };
}

describe('the same request again', () => {
  test('gets the same answer, marked, and does nothing', async () => {
    const { create, count } = await given();
    const first = await create('first-key');
    expect(first.status).toBe(201);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    app.clock.advance(hourMs);
    const { reply, ...effects } = await effectsOf(app, () => create('first-key'));
    expect(reply).toMatchObject({ status: 201, body: first.body });
    expect(reply.headers.get('idempotent-replayed')).toBe('true');
    expect(effects).toEqual(nothing);
    expect(await count()).toBe(1);
  });

  test('raw and quoted are one key; the order of the body’s members does not matter', async () => {
    const { workspace, upload, create, count } = await given();
    const first = await create('one-key');
    const again = await workspace.api.post('/documents', {
      body: { ...upload, title: 'Lease' },
      ...key('"one-key"'),
    });
    expect(again.body).toEqual(first.body);
    expect(await count()).toBe(1);
  });

  test('at once: one does the work, the others wait or are told to come back', async () => {
    const { create, count } = await given();
    const replies = await Promise.all(Array.from({ length: 5 }, () => create('all-at-once')));
    for (const reply of replies) {
      if (reply.status === 201) continue;
      expect(reply).toEqual(refused(409, 'IDEMPOTENCY_IN_PROGRESS'));
      expect(reply.headers.get('retry-after')).toBe('1');
    }
    expect(await count()).toBe(1);
  });

  test('works the same on POSTs that answer 200', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ana@example.com' }],
    });
    const send = () => workspace.api.post('/documents/send', { query: { id }, ...key('send-it') });
    const first = await send();
    const { reply, ...effects } = await effectsOf(app, send);
    expect(reply).toMatchObject({ status: 200, body: first.body });
    expect(effects).toEqual(nothing);
  });

  test('24 hours later it is a new request', async () => {
    const { create, count } = await given();
    const first = await create('a-day');
    app.clock.advance(24 * hourMs - 1);
    expect((await create('a-day')).body).toEqual(first.body);
    app.clock.advance(1);
    // The upload is as old as the key: refused now, where a replay would have been 201.
    expect(await create('a-day')).toEqual(refused(404, 'UPLOAD_NOT_FOUND'));
    expect(await count()).toBe(1);
  });
});

describe('422 IDEMPOTENCY_KEY_REUSED', () => {
  test('another body, path, query or member', async () => {
    const { workspace, create, count } = await given();
    const admin = await givenMember(app, workspace, 'admin');
    const one = await givenDocument(app, workspace);
    const two = await givenDocument(app, workspace);
    await create('taken');
    const voidOne = (id: string, value: string) =>
      workspace.api.post('/documents/void', { query: { id }, ...key(value) });
    expect((await voidOne(one.id, 'void-it')).status).toBe(200);
    const before = await count();
    for (const other of [
      () => create('taken', { title: 'Other' }),
      () => create('taken', {}, admin),
      () => voidOne(one.id, 'taken'),
      () => voidOne(two.id, 'void-it'),
    ]) {
      const { reply, ...effects } = await effectsOf(app, other);
      expect(reply).toEqual(refused(422, 'IDEMPOTENCY_KEY_REUSED'));
      expect(effects).toEqual(nothing);
    }
    expect(await count()).toBe(before);
  });

  test('another workspace’s keys are other keys', async () => {
    const mine = await given();
    const theirs = await given();
    const first = await mine.create('shared-words');
    const second = await theirs.create('shared-words');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.headers.get('idempotent-replayed')).toBeNull();
  });
});

test('409 IDEMPOTENCY_IN_PROGRESS with Retry-After while another process holds the key', async () => {
  const { workspace, create, count } = await given();
  const other = new pg.Client(app.cloned.url);
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [
      `${workspace.organizationId}:held`,
    ]);
    const reply = await create('held');
    expect(reply).toEqual(refused(409, 'IDEMPOTENCY_IN_PROGRESS'));
    expect(reply.headers.get('retry-after')).toBe('1');
    expect(await count()).toBe(0);
    await other.query('rollback');
  } finally {
    await other.end();
  }
  expect((await create('held')).status).toBe(201);
});

describe('what is kept', () => {
  test('only 2xx answers: a refusal may be otherwise a minute later', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    const send = () => workspace.api.post('/documents/send', { query: { id }, ...key('try') });
    expect(await send()).toEqual(refused(409, 'NO_RECIPIENTS'));
    await workspace.api.post('/recipients', {
      query: { document_id: id },
      body: { email: 'ana@example.com', name: 'Ana', role: 'signer' },
    });
    expect(await send()).toMatchObject({ status: 200 });
  });

  test('a failed validation keeps nothing either, and takes no key', async () => {
    const { create } = await given();
    expect(await create('bad', { title: '' })).toEqual(invalidAt('/title'));
    expect((await create('bad')).status).toBe(201);
  });

  test('encrypted at rest: a webhook’s secret is nowhere in the database', async () => {
    const workspace = await givenWorkspace(app);
    const make = () =>
      workspace.api.post('/webhooks', {
        body: { name: 'Billing', url: 'https://hooks.example.com/in', events: [] },
        ...key('hook'),
      });
    const { body } = await make();
    expect(body.secret).toMatch(/^whsec_/);
    expect((await make()).body).toEqual(body);
    const kept = await app.database
      .fork()
      .execute<{ text: string }[]>(
        `select t::text as text from idempotency_keys t union all select t::text from webhooks t`,
      );
    expect(kept.map(({ text }) => text).join()).not.toContain(
      body.secret.slice('whsec_'.length + 8),
    );
  });
});

test('400: a key that is empty, too long or not printable', async () => {
  const { create } = await given();
  for (const bad of ['""', 'x'.repeat(256), 'caf\u00e9', 'a\tb']) {
    expect(await create(bad)).toEqual(invalidAt('/Idempotency-Key'));
  }
  expect((await create('x'.repeat(255))).status).toBe(201);
});

test('PUT, PATCH and DELETE take no notice of the header', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace);
  const rename = (title: string) =>
    workspace.api.call('PUT', '/documents/update', {
      query: { id },
      body: { title },
      ...key('put'),
    });
  expect((await rename('One')).body.title).toBe('One');
  expect((await rename('Two')).body.title).toBe('Two');
});
