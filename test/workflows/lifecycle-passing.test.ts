import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dayMs, hourMs } from '../../src/domain/time.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { signer, signs } from '../support/signer.ts';
import {
  givenDocument,
  givenWorkspace,
  type GivenRecipient,
  type Workspace,
} from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
beforeAll(async () => {
  life = await startLifecycle();
});
beforeEach(async () => {
  workspace = await givenWorkspace(life.app);
  await workspace.api.call('PATCH', '/settings', {
    body: {
      notifications: {
        reminder_schedule: [3],
        expiration_alert_days: 2,
        send_viewed_notification: false,
      },
      signing: { allow_delegate: true, default_deadline_days: 10 },
    },
  });
});
afterAll(() => life.stop());

const ana = { email: 'ana@example.com', name: 'Ana Torres' };
const bo = { email: 'bo@example.com', name: 'Bo Lind' };
const copy = { email: 'cora@example.com', name: 'Cora Copy', role: 'cc' as const };

async function send(recipients: GivenRecipient[] = [ana]) {
  const { id, recipientIds } = await givenDocument(life.app, workspace, { recipients, send: true });
  await life.settled(id);
  return { id, recipientIds };
}

async function delegates(id: string, recipientId: string | undefined, to: typeof bo = bo) {
  const { client } = await signer(life.app, workspace, id, recipientId);
  const { status } = await client.post('/signing/delegate', { body: to });
  expect(status).toBe(200);
  await life.settled(id);
  const { body } = await workspace.api.get('/recipients', { document_id: id });
  return String(body.data.at(-1).id);
}

async function passing(id: string, ms: number): Promise<void> {
  await life.pass(ms);
  await life.settled(id);
}

/** Kinds of the mails to somebody, whom the lifecycle names by what is before the `@`. */
const mailedTo = async (id: string, { email }: { email: string }) =>
  (await life.mailed(id)).flatMap((mail) =>
    mail.endsWith(` ${email.split('@')[0]}`) ? [mail.split(' ')[0]] : [],
  );

test('who comes is invited at once, and reminded by the days since their own invitation', async () => {
  const { id, recipientIds } = await send();
  await passing(id, 2 * dayMs);
  await delegates(id, recipientIds[0]);
  expect(await mailedTo(id, bo)).toEqual(['invitation']);
  // The third day since who had the place before was invited.
  await passing(id, dayMs + hourMs);
  expect(await mailedTo(id, bo)).toEqual(['invitation']);
  await passing(id, 2 * dayMs);
  expect(await mailedTo(id, bo)).toEqual(['invitation', 'reminder']);
  expect(await mailedTo(id, ana)).toEqual(['invitation', 'delegated']);
});

test('the deadline stands, is warned of to who holds the place, and expires on them alone', async () => {
  const { id, recipientIds } = await send();
  await passing(id, 5 * dayMs);
  const boId = await delegates(id, recipientIds[0]);
  await passing(id, 3 * dayMs + hourMs);
  expect(await mailedTo(id, bo)).toContain('expiry_warning');
  await passing(id, 2 * dayMs);
  const { body } = await workspace.api.get('/documents/get', { id });
  expect(body).toMatchObject({ status: 'cancelled', void_reason: 'The signing deadline passed' });
  expect(await mailedTo(id, bo)).toContain('expired');
  expect(await mailedTo(id, ana)).toEqual(['invitation', 'reminder', 'delegated']);
  const log = JSON.stringify((await workspace.api.get('/audit-log')).body);
  const expired = [...log.matchAll(/"action":"recipient.expired".*?"resource_id":"(rec_\w+)"/g)];
  expect(expired.map(([, recipient]) => recipient)).toEqual([boId]);
});

test('a place that is passed on before its turn is invited when the turn is there', async () => {
  const { id, recipientIds } = await send([
    { ...ana, order: 2 },
    { email: 'ben@example.com', order: 1 },
  ]);
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  const { status } = await workspace.api.post('/recipients/reassign', { query, body: bo });
  expect(status).toBe(201);
  await passing(id, dayMs);
  expect([await mailedTo(id, ana), await mailedTo(id, bo)]).toEqual([[], []]);
  await signs(life.app, workspace, id, recipientIds[1]);
  await life.settled(id);
  expect([await mailedTo(id, ana), await mailedTo(id, bo)]).toEqual([[], ['invitation']]);
});

test('a signature in the place of another completes; who passed on gets no copy', async () => {
  const { id, recipientIds } = await send();
  const boId = await delegates(id, recipientIds[0]);
  await signs(life.app, workspace, id, boId);
  await life.settled(id);
  expect((await workspace.api.get('/documents/get', { id })).body.status).toBe('completed');
  expect(await mailedTo(id, bo)).toEqual(['invitation', 'completed']);
  expect(await mailedTo(id, ana)).toEqual(['invitation', 'delegated']);
});

test('who gets a copy hears once, at the end, over a year of waiting', async () => {
  await workspace.api.call('PATCH', '/settings', {
    body: { signing: { default_deadline_days: 365 } },
  });
  const { id, recipientIds } = await send([ana, copy]);
  await passing(id, 360 * dayMs);
  expect(await mailedTo(id, copy)).toEqual([]);
  await signs(life.app, workspace, id, recipientIds[0]);
  await life.settled(id);
  expect(await mailedTo(id, copy)).toEqual(['completed']);
  // Opening the copy may tell the owner, which a workflow that has ended does as well.
  await workspace.api.call('PATCH', '/settings', {
    body: { notifications: { send_viewed_notification: true } },
  });
  const reader = await signer(life.app, workspace, id, recipientIds[1]);
  expect((await reader.view()).status).toBe(200);
  await life.settled(id);
  expect((await life.mailed(id)).filter((mail) => mail.startsWith('viewed'))).toHaveLength(1);
});

test('of an expiry who gets a copy hears nothing', async () => {
  const { id } = await send([ana, copy]);
  await passing(id, 11 * dayMs);
  expect(await mailedTo(id, ana)).toContain('expired');
  expect(await mailedTo(id, copy)).toEqual([]);
});
