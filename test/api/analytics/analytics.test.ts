import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenDocument, givenMember, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const nothing = {
  total_created: 0,
  total_sent: 0,
  total_completed: 0,
  total_cancelled: 0,
  total_declined: 0,
  completion_rate: 0,
  median_signing_hours: null,
};
const none = { draft: 0, sent: 0, in_progress: 0, completed: 0, cancelled: 0, declined: 0 };
const day = 86_400_000;

describe('200', () => {
  test('an empty workspace has the last 30 days, zeros and no median', async () => {
    const { api } = await givenWorkspace(app);
    const now = app.clock.now();
    const from = new Date(now.getTime() - 30 * day);
    expect(await api.get('/analytics')).toMatchObject({
      status: 200,
      body: {
        period: { from: from.toISOString(), to: now.toISOString() },
        documents: nothing,
        workspace_snapshot: none,
      },
    });
  });

  test('the period holds its first millisecond and not its last', async () => {
    const workspace = await givenWorkspace(app);
    const at = app.clock.now().getTime();
    await givenDocument(app, workspace);
    const created = async (from: number, to: number) => {
      const { body } = await workspace.api.get('/analytics', { from, to });
      return body.documents.total_created as number;
    };
    expect(await created(at, at + 1)).toBe(1);
    expect(await created(at - day, at)).toBe(0);
    expect(await created(at + 1, at + day)).toBe(0);
  });

  test('one end alone takes its 30 days with it', async () => {
    const { api } = await givenWorkspace(app);
    const at = Date.UTC(2027, 0, 1);
    const iso = (ms: number) => new Date(ms).toISOString();
    expect((await api.get('/analytics', { from: at })).body.period).toEqual({
      from: iso(at),
      to: iso(at + 30 * day),
    });
    expect((await api.get('/analytics', { to: at })).body.period).toEqual({
      from: iso(at - 30 * day),
      to: iso(at),
    });
  });

  test('the greatest time is taken as it is', async () => {
    const { api } = await givenWorkspace(app);
    expect(await api.get('/analytics', { from: Date.UTC(9999, 0, 1) })).toMatchObject({
      status: 200,
    });
    expect(await api.get('/analytics', { to: 1 })).toMatchObject({ status: 200 });
  });

  test('a deleted document no longer counts, in the period and now', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    await workspace.api.call('DELETE', '/documents/delete', { query: { id } });
    app.clock.advance(1);
    expect((await workspace.api.get('/analytics')).body).toMatchObject({
      documents: nothing,
      workspace_snapshot: none,
    });
  });

  test('a member counts what they see: their own and what is shared with them', async () => {
    const owner = await givenWorkspace(app);
    const member = await givenMember(app, owner, 'member');
    const viewer = await givenMember(app, owner, 'viewer');
    await givenDocument(app, owner);
    const shared = await givenDocument(app, owner);
    await givenDocument(app, member);
    await owner.api.call('PATCH', '/documents/access', {
      query: { id: shared.id },
      body: { sharing_mode: 'workspace' },
    });
    app.clock.advance(1);
    for (const [who, count] of [
      [owner, 3],
      [member, 2],
      [viewer, 1],
    ] as const) {
      expect((await who.api.get('/analytics')).body).toMatchObject({
        documents: { total_created: count },
        workspace_snapshot: { ...none, draft: count },
      });
    }
  });

  test('another workspace’s documents count nowhere', async () => {
    const [one, other] = [await givenWorkspace(app), await givenWorkspace(app)];
    await givenDocument(app, one);
    app.clock.advance(1);
    expect((await other.api.get('/analytics')).body).toMatchObject({
      documents: nothing,
      workspace_snapshot: none,
    });
  });
});

describe('400', () => {
  test.each([
    [{ from: 2, to: 2 }, '/from'],
    [{ from: 3, to: 2 }, '/from'],
    [{ from: 'yesterday' }, '/from'],
    [{ from: 1.5 }, '/from'],
    [{ to: -1 }, '/to'],
    [{ to: '99999999999999999' }, '/to'],
    [{ to: 8_640_000_000_000_000 }, '/to'],
    [{ since: 1 }, '/since'],
  ])('%j is refused at %s', async (query, pointer) => {
    const { api } = await givenWorkspace(app);
    expect(await api.get('/analytics', query as Record<string, string | number>)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', errors: [{ pointer }] },
    });
  });
});

test('403: a key without svc:documents:read', async () => {
  const owner = await givenWorkspace(app);
  const { api } = await givenMember(app, owner, 'admin', ['svc:audit:read']);
  expect(await api.get('/analytics')).toMatchObject({
    status: 403,
    body: { code: 'INSUFFICIENT_SCOPE' },
  });
});
