import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
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
const ana = { email: 'ana@example.com' };
const send = ({ api }: Workspace, id: string, body?: unknown) =>
  api.post('/documents/send', { query: { id }, ...(body !== undefined && { body }) });

describe('200', () => {
  test('a draft is sent with its message; Temporal is told once and writes the mails', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, { recipients: [ana] });
    const { reply, ...effects } = await effectsOf(app, () =>
      send(workspace, id, { message: 'Please sign by Friday.' }),
    );
    const now = app.clock.now();
    expect(reply).toMatchObject({
      status: 200,
      body: {
        id,
        status: 'sent',
        recipients_count: 1,
        sent_at: now.toISOString(),
        deadline: new Date(now.getTime() + 30 * dayMs).toISOString(),
        download_url: expect.any(String),
      },
    });
    expect(effects).toEqual({ events: ['document.sent'], mails: [], dispatched: 1 });
  });

  test('a deadline of its own is kept; the workspace’s default counts from sending', async () => {
    const workspace = await givenWorkspace(app);
    const deadline = new Date(app.clock.now().getTime() + 90 * dayMs).toISOString();
    const own = await givenDocument(app, workspace, { recipients: [ana], deadline });
    expect((await send(workspace, own.id)).body.deadline).toBe(deadline);

    const draft = await givenDocument(app, workspace, { recipients: [ana] });
    app.clock.advance(5 * dayMs);
    const sent = await send(workspace, draft.id);
    expect(Date.parse(sent.body.deadline)).toBe(app.clock.now().getTime() + 30 * dayMs);
  });

  test('an approver alone is enough', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, {
      recipients: [{ ...ana, role: 'approver' }],
    });
    expect(await send(workspace, id)).toMatchObject({ status: 200 });
  });
});

test('400: a message too long, or fields that are not there', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, { recipients: [ana] });
  expect(await send(workspace, id, { message: 'x'.repeat(4_001) })).toEqual(invalidAt('/message'));
  expect(await send(workspace, id, { deadline: 'soon' })).toEqual(invalidAt('/deadline'));
});

test('409 NO_RECIPIENTS: nobody at all, or viewers only', async () => {
  const workspace = await givenWorkspace(app);
  const nobody = await givenDocument(app, workspace);
  const viewers = await givenDocument(app, workspace, { recipients: [{ ...ana, role: 'viewer' }] });
  for (const { id } of [nobody, viewers]) {
    const { reply, ...effects } = await effectsOf(app, () => send(workspace, id));
    expect(reply).toEqual(refused(409, 'NO_RECIPIENTS'));
    expect(effects).toEqual(nothing);
  }
});

test('409 DEADLINE_PASSED: the draft lay too long', async () => {
  const workspace = await givenWorkspace(app);
  const deadline = new Date(app.clock.now().getTime() + dayMs).toISOString();
  const { id } = await givenDocument(app, workspace, { recipients: [ana], deadline });
  app.clock.advance(dayMs);
  const { reply, ...effects } = await effectsOf(app, () => send(workspace, id));
  expect(reply).toEqual(refused(409, 'DEADLINE_PASSED'));
  expect(effects).toEqual(nothing);
});

test('409 DOCUMENT_NOT_DRAFT: sent before, open or final', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, { recipients: [ana], send: true });
  expect(await send(workspace, id)).toEqual(refused(409, 'DOCUMENT_NOT_DRAFT'));
  await workspace.api.post('/documents/void', { query: { id } });
  expect(await send(workspace, id)).toEqual(refused(409, 'DOCUMENT_NOT_DRAFT'));
});

test('two at once: one sends, the other finds it sent', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, { recipients: [ana] });
  const { reply, ...effects } = await effectsOf(app, () =>
    Promise.all([send(workspace, id), send(workspace, id), send(workspace, id)]),
  );
  expect(reply.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(effects).toEqual({ events: ['document.sent'], mails: [], dispatched: 1 });
});

test('403, 404: seen but not changeable, and not seen', async () => {
  const workspace = await givenWorkspace(app);
  const shared = await givenDocument(app, workspace, { recipients: [ana] });
  const hidden = await givenDocument(app, workspace, { recipients: [ana] });
  await workspace.api.call('PATCH', '/documents/access', {
    query: { id: shared.id },
    body: { sharing_mode: 'workspace' },
  });
  for (const role of ['member', 'viewer'] as const) {
    const other = await givenMember(app, workspace, role);
    expect(await send(other, shared.id)).toEqual(refused(403, 'INSUFFICIENT_ROLE'));
    expect(await send(other, hidden.id)).toEqual(refused(404, 'DOCUMENT_NOT_FOUND'));
  }
});
