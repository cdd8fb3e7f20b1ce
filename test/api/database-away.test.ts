import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../../src/persistence/orm.ts';
import { startApplication, type Application } from '../support/application.ts';
import { cloneDatabase } from '../support/database.ts';
import { holdTable } from '../support/held-table.ts';
import { refused } from '../support/refusals.ts';
import { severable, type Severable } from '../support/severable.ts';
import { readyToAct, typed } from '../support/signing.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

/** Shorter than in service, so that the tests of a silent database end soon. */
const patience = { connectMs: 1_000, silentMs: 2_000 };

let app: Application;
let way: Severable;
let workspace: Workspace;
beforeAll(async () => {
  const cloned = await cloneDatabase();
  way = await severable(cloned.url);
  const database = await openDatabase({ url: way.url, poolSize: 3, patience });
  app = await startApplication({ operations: { database }, cloned });
  workspace = await givenWorkspace(app);
});
afterAll(async () => {
  await app.stop();
  await way.close();
});

test('503 with Retry-After while the database is away, and it recovers by itself', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
  const calls = [
    () => workspace.api.get('/documents'),
    () => workspace.api.post('/documents/void', { query: { id } }),
    () => signer.get('/signing/session'),
    () => signer.post('/signing/sign', { body: typed }),
  ];
  await way.sever();
  for (const call of calls) {
    const reply = await call();
    expect(reply).toEqual(refused(503, 'UNAVAILABLE'));
    expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(reply.body.detail).not.toMatch(/127|ECONN|postgres/i);
  }
  const ready = await fetch(`${app.publicUrl}/readyz`);
  expect(ready.status).toBe(503);
  expect((await fetch(`${app.publicUrl}/healthz`)).status).toBe(200);
  await way.restore();
  expect((await workspace.api.get('/documents')).status).toBe(200);
  expect((await fetch(`${app.publicUrl}/readyz`)).status).toBe(200);
  expect(await signer.post('/signing/sign', { body: typed })).toMatchObject({ status: 200 });
});

test('a database that hangs with connections open is away as well, and is asked again at once', async () => {
  // More than the pool has connections: some hang in a statement, the others wait for a connection.
  await Promise.all(Array.from({ length: 3 }, () => workspace.api.get('/documents')));
  way.stall();
  const calls = Array.from({ length: 8 }, () => workspace.api.get('/documents'));
  const ready = fetch(`${app.publicUrl}/readyz`);
  for (const reply of await Promise.all(calls)) expect(reply).toEqual(refused(503, 'UNAVAILABLE'));
  expect((await ready).status).toBe(503);
  way.unstall();
  expect((await workspace.api.get('/documents')).status).toBe(200);
  expect((await fetch(`${app.publicUrl}/readyz`)).status).toBe(200);
});

test('a readiness that nobody answers is a 503 as well, before the probe gives up', async () => {
  const hanging = await startApplication({ app: { ready: () => new Promise(() => undefined) } });
  expect((await fetch(`${hanging.publicUrl}/readyz`)).status).toBe(503);
  await hanging.stop();
});

// More often than the pool has connections: each must come back to it.
test.each([1, 2, 3, 4])('cut in the middle of a change (%i): 503, nothing stored', async () => {
  const { id } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
  });
  {
    await using documents = await holdTable(app.cloned.url, 'documents');
    const sending = workspace.api.post('/documents/send', { query: { id } });
    // Inside its transaction.
    await documents.awaited();
    await way.sever();
    expect(await sending).toEqual(refused(503, 'UNAVAILABLE'));
  }
  await way.restore();
  const { body } = await workspace.api.get('/documents/get', { id });
  expect(body.status).toBe('draft');
  expect((await workspace.api.post('/documents/send', { query: { id } })).status).toBe(200);
});
