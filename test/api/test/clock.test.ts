import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { holdTable } from '../../support/held-table.ts';
import { givenInvited } from '../../support/mailing.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const start = '2027-01-27T10:30:00.000Z';

test('a clock begins with the service’s, and goes where it is moved when nothing falls due', async () => {
  const { api } = await givenWorkspace(app, { test: true });
  expect((await api.get('/test/clock')).body).toEqual({ now: start, advancing: false, next: null });
  const moved = await api.post('/test/clock/advance', { body: { by: 'P1M' } });
  expect(moved).toMatchObject({
    status: 200,
    body: { now: '2027-02-27T10:30:00.000Z', advancing: false, happened: [] },
  });
  const to = '2027-03-01T00:00:00Z';
  await api.post('/test/clock/advance', { body: { to } });
  expect((await api.get('/test/clock')).body.now).toBe('2027-03-01T00:00:00.000Z');
});

test('what is made is dated by it, and the clocks of others stand', async () => {
  const workspace = await givenWorkspace(app, { test: true });
  const other = await givenWorkspace(app, { test: true });
  await workspace.api.post('/test/clock/advance', { body: { by: 'P1Y' } });
  const { id } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const { body } = await workspace.api.get('/documents/get', { id });
  expect([body.created_at, body.sent_at]).toEqual([
    '2028-01-27T10:30:00.000Z',
    '2028-01-27T10:30:00.000Z',
  ]);
  const log = await workspace.api.get('/audit-log');
  expect(log.body.entries[0].created_at).toBe('2028-01-27T10:30:00.000Z');
  expect((await other.api.get('/test/clock')).body.now).toBe(start);
});

test('uploads, keys of idempotency and addresses run out by the service’s clock', async () => {
  const workspace = await givenWorkspace(app, { test: true });
  const asked = () =>
    workspace.api.post('/contacts', {
      body: { first_name: 'Ana', last_name: 'T', email: 'ana@example.com' },
      headers: { 'Idempotency-Key': 'once' },
    });
  const first = await asked();
  await workspace.api.post('/test/clock/advance', { body: { by: 'P2D' } });
  expect((await asked()).body).toEqual(first.body);
  const { id } = await givenDocument(app, workspace);
  const { body } = await workspace.api.get('/documents/download', { id });
  expect(body.expires_at).toBe('2027-01-27T11:30:00.000Z');
});

test.each([
  [{ to: '2027-01-27T10:30:00Z' }, '/to'],
  [{ to: '2026-01-27T10:30:00Z' }, '/to'],
  [{ to: '3027-01-27T10:30:00Z' }, '/to'],
  [{ to: 'tomorrow' }, '/to'],
  [{ by: 'P1000Y' }, '/by'],
  [{ by: '-P1D' }, '/by'],
  [{ by: 'P0D' }, '/by'],
  [{ by: 'P' }, '/by'],
  [{ by: 'PT' }, '/by'],
  [{ by: 'P10Y1D' }, '/by'],
  [{ by: 'P1D', to: '2027-02-27T10:30:00Z' }, '/by'],
  [{}, '/to'],
] as const)('%j is refused, and names %s', async (body, pointer) => {
  const { api } = await givenWorkspace(app, { test: true });
  const answer = await api.post('/test/clock/advance', { body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  expect(answer.body.errors[0].pointer).toBe(pointer);
  expect((await api.get('/test/clock')).body.now).toBe(start);
});

test('a clock stands as long as mails are to leave that are dated by it', async () => {
  const workspace = await givenWorkspace(app, { test: true });
  await givenInvited(app, workspace, [{ email: 'ana@example.com' }]);
  const run = (sql: string) => app.database.fork().execute(sql, [workspace.organizationId]);
  // Nothing else is under way.
  await run('update documents set synced_rev = rev where organization_id = ?');
  const begun = await workspace.api.post('/test/clock/advance', { body: { by: 'P1D' } });
  expect(begun).toMatchObject({ status: 202, body: { advancing: true, now: start } });
});

test('a clock stands for a step that is noted while the way is looked at', async () => {
  const workspace = await givenWorkspace(app, { test: true });
  const { id } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await using documents = await holdTable(app.cloned.url, 'documents');
  const moving = workspace.api.post('/test/clock/advance', { body: { by: 'P1D' } });
  await documents.awaited();
  // As its workflow is told: first what falls due, then that nothing is pending.
  const uuid = parsePublicId('doc', id);
  await documents.query(
    `insert into test_schedules (document_id, organization_id, rev, clock_rev, due_at, why)
     select id, organization_id, rev, 0, 'epoch', 'invitation' from documents where id = $1`,
    [uuid],
  );
  await documents.query('update documents set synced_rev = rev where id = $1', [uuid]);
  await documents.query('commit');
  expect(await moving).toMatchObject({ status: 202, body: { advancing: true, now: start } });
});

test('a second move while one is under way is refused, and says when to ask again', async () => {
  const workspace = await givenWorkspace(app, { test: true });
  const recipients = [{ email: 'ana@example.com' }];
  await givenDocument(app, workspace, { recipients, send: true });
  // Nobody moves clocks in this test: it stays under way.
  const begun = await workspace.api.post('/test/clock/advance', { body: { by: 'P30D' } });
  expect(begun).toMatchObject({ status: 202, body: { advancing: true, now: start } });
  const second = await workspace.api.post('/test/clock/advance', { body: { by: 'P1D' } });
  expect(second).toMatchObject({ status: 409, body: { code: 'CLOCK_ADVANCING' } });
  expect(second.headers.get('retry-after')).toBe('1');
  expect((await workspace.api.get('/test/clock')).body.advancing).toBe(true);
});
