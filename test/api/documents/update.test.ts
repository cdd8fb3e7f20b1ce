import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { sign } from '../../support/signing.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const dayMs = 86_400_000;
const one = { recipients: [{ email: 'ana@example.com' }], send: true };
const update = ({ api }: Workspace, id: string, body: unknown) =>
  api.call('PUT', '/documents/update', { query: { id }, body });
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * dayMs).toISOString();

describe('200', () => {
  test('a draft changes title, description and deadline; null clears the deadline', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    app.clock.advance(1_000);
    const { reply, ...effects } = await effectsOf(app, () =>
      update(workspace, id, { title: 'New', description: 'Words', deadline: inDays(3) }),
    );
    expect(reply).toMatchObject({
      status: 200,
      body: {
        title: 'New',
        description: 'Words',
        deadline: inDays(3),
        updated_at: app.clock.now().toISOString(),
      },
    });
    expect(effects).toEqual({ events: ['document.updated'], mails: [], dispatched: 0 });
    const got = await workspace.api.get('/documents/get', { id });
    expect(got.body).toEqual(reply.body);
    const cleared = await update(workspace, id, { deadline: null });
    expect(cleared.body).not.toHaveProperty('deadline');
  });

  test('an open document’s deadline moves, and Temporal hears of it at once', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, one);
    for (const days of [300, 1]) {
      const { reply, ...effects } = await effectsOf(app, () =>
        update(workspace, id, { deadline: inDays(days) }),
      );
      expect(reply).toMatchObject({ status: 200, body: { deadline: inDays(days) } });
      expect(effects).toEqual({ events: ['document.updated'], mails: [], dispatched: 1 });
    }
    app.clock.advance(2 * dayMs);
    expect(await update(workspace, id, { deadline: inDays(5) })).toEqual(
      refused(409, 'DOCUMENT_FINAL'),
    );
  });

  test('what changes nothing leaves no trace, an absent body included', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, { deadline: inDays(9) });
    for (const body of [
      undefined,
      {},
      { title: 'Lease for 12 Harbour Street', deadline: inDays(9) },
    ]) {
      const { reply, ...effects } = await effectsOf(app, () => update(workspace, id, body));
      expect(reply.status).toBe(200);
      expect(effects).toEqual(nothing);
    }
  });
});

test('400: wrong values, and a deadline that is not in the future', async () => {
  const workspace = await givenWorkspace(app);
  const draft = await givenDocument(app, workspace);
  const open = await givenDocument(app, workspace, one);
  for (const [id, body, ...pointers] of [
    [draft.id, { title: null }, '/title'],
    [draft.id, { title: '' }, '/title'],
    [draft.id, { description: 5 }, '/description'],
    [draft.id, { deadline: inDays(0) }, '/deadline'],
    [draft.id, { deadline: 'tomorrow' }, '/deadline'],
    [draft.id, { storage_id: 'upl_x' }, '/storage_id'],
    [draft.id, [], ''],
    [draft.id, 'null', ''],
    [draft.id, '"text"', ''],
    [open.id, { deadline: inDays(-1) }, '/deadline'],
    [open.id, { deadline: null }, '/deadline'],
  ] as const) {
    const { reply, ...effects } = await effectsOf(app, () => update(workspace, id, body));
    expect(reply).toEqual(invalidAt(...pointers));
    expect(effects).toEqual(nothing);
  }
});

test('409 DOCUMENT_NOT_DRAFT: title and description are fixed once sent', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, one);
  for (const body of [{ title: 'New' }, { description: 'New', deadline: inDays(3) }]) {
    const { reply, ...effects } = await effectsOf(app, () => update(workspace, id, body));
    expect(reply).toEqual(refused(409, 'DOCUMENT_NOT_DRAFT'));
    expect(effects).toEqual(nothing);
  }
});

test('409 DOCUMENT_FINAL: completed, cancelled and declined documents stand', async () => {
  const workspace = await givenWorkspace(app);
  const completed = await givenDocument(app, workspace, one);
  await sign(app, workspace, completed.id, completed.recipientIds[0] ?? '');
  const voided = await givenDocument(app, workspace, one);
  await workspace.api.post('/documents/void', { query: { id: voided.id } });
  for (const { id } of [completed, voided]) {
    for (const body of [{ title: 'New' }, { deadline: inDays(3) }, {}]) {
      expect(await update(workspace, id, body)).toEqual(refused(409, 'DOCUMENT_FINAL'));
    }
  }
});

test('403, 404: a shared document is read only, a private one is not there', async () => {
  const workspace = await givenWorkspace(app);
  const shared = await givenDocument(app, workspace);
  const hidden = await givenDocument(app, workspace);
  await workspace.api.call('PATCH', '/documents/access', {
    query: { id: shared.id },
    body: { sharing_mode: 'workspace' },
  });
  for (const role of ['member', 'viewer'] as const) {
    const other = await givenMember(app, workspace, role);
    expect(await update(other, shared.id, { title: 'Mine' })).toEqual(
      refused(403, 'INSUFFICIENT_ROLE'),
    );
    expect(await update(other, hidden.id, { title: 'Mine' })).toEqual(
      refused(404, 'DOCUMENT_NOT_FOUND'),
    );
  }
  const admin = await givenMember(app, workspace, 'admin');
  expect(await update(admin, hidden.id, { title: 'Theirs' })).toMatchObject({ status: 200 });
});
