import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publicId, type UserId } from '../../../src/domain/ids.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { invalidAt } from '../../support/refusals.ts';
import { readyToAct } from '../../support/signing.ts';
import { givenDocument, givenMember, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('200: newest first, with what an item has and no others', async () => {
  const workspace = await givenWorkspace(app);
  const first = await givenDocument(app, workspace, { deadline: '2028-01-01T00:00:00Z' });
  app.clock.advance(1_000);
  const second = await givenDocument(app, workspace);
  const { status, body } = await workspace.api.get('/documents');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['data', 'has_more', 'next_cursor']);
  expect(body).toMatchObject({ has_more: false, next_cursor: null });
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  const always = [
    'id',
    'title',
    'status',
    'created_at',
    'updated_at',
    'recipients_count',
    'signed_count',
  ];
  expect(body.data.map((item: object) => Object.keys(item))).toEqual([
    always,
    [...always, 'deadline'],
  ]);
});

test('200: by status, and only statuses that there are', async () => {
  const workspace = await givenWorkspace(app);
  const draft = await givenDocument(app, workspace);
  const sent = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  for (const [status, ids] of [
    ['draft', [draft.id]],
    ['sent', [sent.id]],
    ['completed', []],
  ] as const) {
    const { body } = await workspace.api.get('/documents', { status });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(ids);
  }
  for (const status of ['expired', 'Draft', '']) {
    expect(await workspace.api.get('/documents', { status })).toEqual(invalidAt('/status'));
  }
});

test('200: by why they were closed, and only reasons that there are', async () => {
  const workspace = await givenWorkspace(app);
  const given = { recipients: [{ email: 'ana@example.com' }], send: true };
  const expired = await givenDocument(app, workspace, given);
  app.clock.advance(366 * 86_400_000);
  await workspace.api.post('/documents/void', { query: { id: expired.id }, body: {} });
  const [voided, declined, open] = [
    await givenDocument(app, workspace, given),
    await givenDocument(app, workspace, given),
    await givenDocument(app, workspace, given),
  ];
  await workspace.api.post('/documents/void', { query: { id: voided.id }, body: {} });
  const signer = await readyToAct(app, workspace, declined.id, declined.recipientIds[0] ?? '');
  expect(await signer.post('/signing/decline', { body: { reason: 'No' } })).toMatchObject({
    status: 200,
  });
  for (const [reason, { id }] of Object.entries({ expired, voided, declined })) {
    const { body } = await workspace.api.get('/documents', { closed_reason: reason });
    expect(body.data).toMatchObject([{ id, closed_reason: reason }]);
    const got = await workspace.api.get('/documents/get', { id });
    expect(got.body.closed_reason).toBe(reason);
  }
  expect((await workspace.api.get('/documents/get', { id: open.id })).body).not.toHaveProperty(
    'closed_reason',
  );
  for (const reason of ['completed', 'Voided', '']) {
    expect(await workspace.api.get('/documents', { closed_reason: reason })).toEqual(
      invalidAt('/closed_reason'),
    );
  }
});

test('200: each sees what sharing and role let them see', async () => {
  const workspace = await givenWorkspace(app);
  const member = await givenMember(app, workspace, 'member');
  const viewer = await givenMember(app, workspace, 'viewer');
  const admin = await givenMember(app, workspace, 'admin');
  const own = await givenDocument(app, member);
  const hidden = await givenDocument(app, workspace);
  const open = await givenDocument(app, workspace);
  const named = await givenDocument(app, workspace);
  const share = (id: string, body: unknown) =>
    workspace.api.call('PATCH', '/documents/access', { query: { id }, body });
  await share(open.id, { sharing_mode: 'workspace' });
  await share(named.id, { sharing_mode: 'specific', user_ids: [publicUser(viewer)] });
  const seen = async ({ api }: { api: typeof workspace.api }) => {
    const { body } = await api.get('/documents');
    return new Set(body.data.map(({ id }: { id: string }) => id));
  };
  expect(await seen(admin)).toEqual(new Set([own.id, hidden.id, open.id, named.id]));
  expect(await seen(member)).toEqual(new Set([own.id, open.id]));
  expect(await seen(viewer)).toEqual(new Set([open.id, named.id]));
  expect(await seen(await givenWorkspace(app))).toEqual(new Set());
});

function publicUser({ userId }: { userId: UserId }): string {
  return publicId('usr', userId);
}
