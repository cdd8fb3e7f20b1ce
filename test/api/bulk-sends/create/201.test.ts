import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../../support/application.ts';
import { givenBulkSend, sentTitles, tenantRow } from '../../../support/bulk-sends.ts';
import { effectsOf } from '../../../support/effects.ts';
import { givenMember, givenWorkspace, type Workspace } from '../../../support/workspace.ts';
import { field, givenTemplate } from '../../templates/given-template.ts';
import { runBulkSend } from '../given-bulk-send.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
});
beforeEach(async () => {
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const post = (body: unknown, { api } = workspace) => api.post('/bulk-sends', { body });
const tenant = [{ key: 'tenant', role: 'signer' as const }];

async function kept(): Promise<number> {
  const [row] = await app.database
    .fork()
    .execute<{ count: number }[]>(
      `select (select count(*) from bulk_sends)::int + (select count(*) from bulk_send_rows)::int as count`,
    );
  return row?.count ?? 0;
}

test('rows are kept for the workflow, and the log has the hash of them as they were given', async () => {
  const { id: templateId } = await givenTemplate(app, workspace, { recipients: tenant });
  const rows = [tenantRow(0), tenantRow(1)];
  const { reply, ...effects } = await effectsOf(app, () =>
    post({ template_id: templateId, rows, send: {} }),
  );
  expect(reply.status).toBe(201);
  expect(reply.body).toEqual({
    id: expect.stringMatching(/^blk_[0-9a-z]{26}$/),
    status: 'running',
    total: 2,
    valid: 2,
    errors: [],
  });
  expect(effects).toEqual({ events: ['bulk_send.started'], mails: [], dispatched: 0 });
  expect(app.dispatched.at(-1)?.bulkSends.size).toBe(1);
  const { body: log } = await workspace.api.get('/audit-log', { action: 'bulk_send.started' });
  expect(log.entries).toMatchObject([{ resource_type: 'bulk_send', resource_id: reply.body.id }]);
  // Members in the order of their names, as RFC 8785 has it.
  const canonical = rows.map(({ title, recipients: [{ key, name, email } = {}] }) => ({
    recipients: [{ email, key, name }],
    title,
  }));
  const [event] = await app.database
    .fork()
    .execute<{ details: unknown }[]>(
      `select details from events where type = 'bulk_send.started' and organization_id = ?`,
      [workspace.organizationId],
    );
  expect(event?.details).toEqual({
    rows: 2,
    rows_sha256: createHash('sha256').update(JSON.stringify(canonical)).digest('hex'),
  });
});

test('names and addresses are kept encrypted while a row waits, and not at all afterwards', async () => {
  const { id } = await givenBulkSend(app, workspace, 2);
  const bodies = () =>
    app.database.fork().execute<{ body: string | null }[]>(
      `select r.body from bulk_send_rows r join bulk_sends b on b.id = r.bulk_send_id
         where b.organization_id = ? order by r.number`,
      [workspace.organizationId],
    );
  for (const { body } of await bodies()) expect(body).toMatch(/^v1\.[0-9a-f]{16}\.[\w-]+$/);
  await runBulkSend(app, id);
  expect(await bodies()).toEqual([{ body: null }, { body: null }]);
});

test('each row’s document is like one that the template is used for, and sent', async () => {
  const { id: templateId } = await givenTemplate(app, workspace, {
    name: 'Residential lease',
    recipients: [
      ...tenant,
      { key: 'owner', role: 'approver', name: 'Olga', email: 'o@example.com' },
    ],
    fields: [field('1.rent', { type: 'number' })],
    message: 'From the template',
    deadline_days: 3,
  });
  const [first, second] = [tenantRow(1), tenantRow(2)];
  const { body } = await post({
    template_id: templateId,
    rows: [
      { ...first, values: { '1.rent': 1_250 }, external_id: 'lease-1', metadata: { flat: '12' } },
      { recipients: second.recipients },
    ],
    send: {},
  });
  await runBulkSend(app, body.id);
  const { body: rows } = await workspace.api.get('/bulk-sends/rows', { id: body.id });
  expect(rows).toEqual({
    data: [
      { row: 0, status: 'sent', document_id: expect.stringMatching(/^doc_/) },
      { row: 1, status: 'sent', document_id: expect.stringMatching(/^doc_/) },
    ],
    has_more: false,
    next_cursor: null,
  });
  const [one, two] = await Promise.all(
    rows.data.map(({ document_id: id }: { document_id: string }) =>
      workspace.api.get('/documents/get', { id, include_recipients: 'true' }),
    ),
  );
  expect(one.body).toMatchObject({
    title: 'Lease 1',
    status: 'sent',
    recipients_count: 2,
    deadline: new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString(),
    recipients: [{ email: 't1@example.com' }, { email: 'o@example.com', role: 'approver' }],
  });
  expect(two.body).toMatchObject({ title: 'Residential lease', status: 'sent' });
  expect((await workspace.api.get('/templates/get', { id: templateId })).body.usage_count).toBe(2);
  const stored = await app.database.fork().execute(
    `select external_id, metadata, message, fields->0->>'value' as rent from documents
     where organization_id = ? and status = 'sent' order by title`,
    [workspace.organizationId],
  );
  expect(stored).toEqual([
    {
      external_id: 'lease-1',
      metadata: { flat: '12' },
      message: 'From the template',
      rent: '1250',
    },
    { external_id: null, metadata: null, message: 'From the template', rent: null },
  ]);
});

test('rows that are wrong are skipped and named, at places inside them; the others are sent', async () => {
  const { id: templateId } = await givenTemplate(app, workspace, { recipients: tenant });
  const good = tenantRow(4);
  const { status, body } = await post({
    template_id: templateId,
    rows: [
      { recipients: [] },
      { ...good, colour: 'red' },
      { recipients: [{ key: 'tenant', name: 'Ana', email: 'nowhere' }] },
      'a row',
      good,
      { ...good, values: { rent: 1 } },
      null,
    ],
    send: {},
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ total: 7, valid: 1 });
  expect(
    body.errors.map(({ row, pointer }: { row: number; pointer: string }) => [row, pointer]),
  ).toEqual([
    [0, '/recipients'],
    [1, '/colour'],
    [2, '/recipients/0/email'],
    [3, ''],
    [5, '/values/rent'],
    [6, ''],
  ]);
  await runBulkSend(app, body.id);
  const { body: rows } = await workspace.api.get('/bulk-sends/rows', { id: body.id });
  expect(rows.data).toMatchObject([{ row: 4, status: 'sent' }]);
  expect((await workspace.api.get('/bulk-sends/get', { id: body.id })).body).toEqual({
    id: body.id,
    status: 'completed',
    template_id: templateId,
    total: 7,
    valid: 1,
    sent: 1,
    failed: 0,
    pending: 0,
    cancelled: 0,
    created_at: app.clock.now().toISOString(),
    completed_at: app.clock.now().toISOString(),
    errors: body.errors,
  });
});

test('200: a dry run says the same, and keeps nothing', async () => {
  const { id: templateId } = await givenTemplate(app, workspace, { recipients: tenant });
  const before = await kept();
  const { reply, ...effects } = await effectsOf(app, () =>
    post({ template_id: templateId, rows: [tenantRow(0), {}], send: {}, dry_run: true }),
  );
  expect(reply).toMatchObject({ status: 200 });
  expect(reply.body).toEqual({
    status: 'dry_run',
    total: 2,
    valid: 1,
    errors: [{ row: 1, pointer: '/recipients', message: 'is required' }],
  });
  const none = await post({ template_id: templateId, rows: [{}], send: {}, dry_run: true });
  expect(none).toMatchObject({ status: 200, body: { valid: 0 } });
  expect(effects).toEqual({ events: [], mails: [], dispatched: 0 });
  expect(await kept()).toBe(before);
});

test('a thousand rows in one body of more than a megabyte', async () => {
  const { id: templateId } = await givenTemplate(app, workspace, { recipients: tenant });
  const rows = Array.from({ length: 1_000 }, (_, number) => ({
    ...tenantRow(number),
    metadata: Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`m${at}`, 'x'.repeat(300)])),
  }));
  const { status, body } = await post({ template_id: templateId, rows, send: {}, per_hour: 1 });
  expect({ status, valid: body.valid }).toEqual({ status: 201, valid: 1_000 });
  await runBulkSend(app, body.id);
  expect(await sentTitles(app, body.id)).toEqual(['Lease 0']);
});

test('the same idempotency key starts one bulk send', async () => {
  const { id: templateId } = await givenTemplate(app, workspace, { recipients: tenant });
  const request = {
    body: { template_id: templateId, rows: [tenantRow(0)], send: {} },
    headers: { 'idempotency-key': 'bulk-once' },
  };
  const first = await workspace.api.post('/bulk-sends', request);
  const second = await workspace.api.post('/bulk-sends', request);
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect((await workspace.api.get('/bulk-sends')).body.data).toHaveLength(1);
});

test('rows fail by the rules of the moment they are made: a template that changed or is gone', async () => {
  const { id, templateId } = await givenBulkSend(app, workspace, 1);
  await workspace.api.call('PUT', '/templates/update', {
    query: { id: templateId },
    body: { recipients: [{ key: 'lessee', role: 'signer' }] },
  });
  await runBulkSend(app, id);
  const other = await givenBulkSend(app, workspace, 1);
  await workspace.api.call('DELETE', '/templates/delete', { query: { id: other.templateId } });
  await runBulkSend(app, other.id);
  const rowsOf = async (bulkSend: string) =>
    (await workspace.api.get('/bulk-sends/rows', { id: bulkSend, status: 'failed' })).body.data;
  expect(await rowsOf(id)).toEqual([
    {
      row: 0,
      status: 'failed',
      code: 'VALIDATION_ERROR',
      detail: expect.stringContaining('is no role of this template'),
    },
  ]);
  expect(await rowsOf(other.id)).toMatchObject([{ code: 'TEMPLATE_NOT_FOUND' }]);
  expect((await workspace.api.get('/bulk-sends/get', { id })).body).toMatchObject({
    status: 'completed',
    sent: 0,
    failed: 1,
  });
});

test('rows of a member who may make no documents any more fail', async () => {
  const member = await givenMember(app, workspace, 'member');
  const { id } = await givenBulkSend(app, member, 2);
  await app.database
    .fork()
    .execute(`update members set status = 'suspended' where id = ?`, [member.memberId]);
  await runBulkSend(app, id);
  const { body } = await workspace.api.get('/bulk-sends/rows', { id });
  expect(body.data).toMatchObject([
    { status: 'failed', code: 'INSUFFICIENT_ROLE' },
    { status: 'failed', code: 'INSUFFICIENT_ROLE' },
  ]);
});

test('two workers at the same batch: each row is sent once', async () => {
  const { id } = await givenBulkSend(app, workspace, 6);
  await Promise.all([runBulkSend(app, id), runBulkSend(app, id), runBulkSend(app, id)]);
  expect(await sentTitles(app, id)).toHaveLength(6);
  const [row] = await app.database
    .fork()
    .execute(
      `select count(*)::int as documents from documents where organization_id = ? and status = 'sent'`,
      [workspace.organizationId],
    );
  expect(row).toEqual({ documents: 6 });
});
