import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { advanceClock } from '../../src/workflow-sync/advance-clocks.ts';
import { eventually } from '../support/eventually.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { refused } from '../support/refusals.ts';
import { advance, givenTestWorkspace, type Happened } from '../support/test-workspaces.ts';
import { givenDocument } from '../support/workspace.ts';

const dayMs = 86_400_000;

let service: Lifecycle;
let workspace: Awaited<ReturnType<typeof givenTestWorkspace>>;
beforeAll(async () => {
  service = await startLifecycle({ server: 'real', advanceWaitMs: 60_000 });
});
beforeEach(async () => {
  workspace = await givenTestWorkspace(service);
});
afterEach(() => workspace.stopClocks());
afterAll(() => service.stop());

/** A document that is sent now and open for so many days. */
async function sent(days: number, recipients: object[] = [{ email: 'ana@example.com' }]) {
  const { now } = (await workspace.api.get('/test/clock')).body;
  const deadline = new Date(Date.parse(now) + days * dayMs).toISOString();
  return givenDocument(service.app, workspace, {
    recipients: recipients as never,
    send: true,
    deadline,
  });
}

/** Of what happened to a document: the type, and the day after it was sent. */
async function story(documentId: string, happened: readonly Happened[]): Promise<string[]> {
  const { body } = await workspace.api.get('/documents/get', { id: documentId });
  return happened
    .filter(({ document_id }) => document_id === documentId)
    .map(
      ({ type, at }) =>
        `${type} ${Math.round((Date.parse(at) - Date.parse(body.sent_at)) / dayMs)}`,
    );
}

const lease = [
  'reminder 3',
  'reminder 7',
  'reminder 14',
  'expiry_warning 27',
  'document.expired 30',
  'recipient.expired 30',
];

async function mails(documentId: string) {
  const { body } = await workspace.api.get('/test/mails', { document_id: documentId });
  return body.data as {
    kind: string;
    to: string;
    sent_at: string;
    links: string[];
    text: string;
  }[];
}

test('a year of a lease happens in order, each step at its own time, once', async () => {
  const { id } = await sent(30);
  const { now, happened } = await advance(workspace.api, 'P1Y');
  expect(await story(id, happened)).toEqual(lease);
  expect(Date.parse(now)).toBeGreaterThan(Date.now() + 364 * dayMs);
  expect((await workspace.api.get('/test/clock')).body).toMatchObject({
    advancing: false,
    next: null,
  });
  expect((await workspace.api.get('/documents/get', { id })).body.status).toBe('cancelled');
});

test('mails go to nobody, are dated by the clock, and have links that open', async () => {
  const { id } = await sent(30);
  const { happened } = await advance(workspace.api, 'P4D');
  const [reminder, invitation] = await mails(id);
  expect([invitation?.kind, reminder?.kind]).toEqual(['invitation', 'reminder']);
  expect(reminder?.sent_at).toBe(happened[0]?.at);
  const token = reminder?.links[0]?.split('/sign/')[1] ?? '';
  const session = await service.app.client.as(token).get('/signing/session');
  expect(session.body).toMatchObject({ state: 'ready', recipient: { email: 'ana@example.com' } });
});

test('a clock stops on the way, and the next move goes on from there', async () => {
  const { id } = await sent(30);
  // Not to the very second of a reminder, which may come before or after the clock runs again.
  const first = await advance(workspace.api, 'P8D');
  const { body } = await workspace.api.get('/test/clock');
  expect(body.next).toMatchObject({ why: 'reminder', document_id: id });
  const second = await advance(workspace.api, 'P30D');
  expect([...(await story(id, first.happened)), ...(await story(id, second.happened))]).toEqual(
    lease,
  );
});

test('many documents are taken in the order of their times', async () => {
  const made = [];
  for (const days of [30, 5, 12]) made.push((await sent(days)).id);
  const { happened } = await advance(workspace.api, 'P1Y');
  const times = happened.map(({ at }) => at);
  expect(times).toEqual([...times].sort());
  expect(await story(made[0] ?? '', happened)).toEqual(lease);
  expect((await story(made[1] ?? '', happened)).at(-1)).toBe('recipient.expired 5');
  const rows = await service.app.database.fork().execute<{ type: string; at: Date }[]>(
    `select type, at from events where organization_id = ?
       and type in ('recipient.reminded', 'document.expired') order by id`,
    [workspace.organizationId],
  );
  const committed = rows.map(({ at }) => new Date(at).getTime());
  // Those within a second of the workspace's time are taken together, each at its own.
  for (const [index, at] of committed.entries()) {
    expect(at).toBeGreaterThanOrEqual((committed[index - 1] ?? 0) - 1_000);
  }
});

test('whoever acts in the middle is dated by the clock, and ends what was to come', async () => {
  const { id, recipientIds } = await sent(30, [
    { email: 'ana@example.com', order: 1 },
    { email: 'ben@example.com', order: 2 },
  ]);
  await advance(workspace.api, 'P5D');
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  expect((await workspace.api.post('/test/recipients/sign', { query })).status).toBe(200);
  const { happened } = await advance(workspace.api, 'P20D');
  // Ben was invited on the fifth day, and is reminded three, seven and fourteen days later.
  expect(await story(id, happened)).toEqual(['reminder 8', 'reminder 12', 'reminder 19']);
});

test('codes are three in an hour that passes, however far the clock is moved', async () => {
  const asked = { email: 'ana@example.com', authentication: [{ method: 'external_code' }] };
  const { id, recipientIds } = await sent(30, [asked]);
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  const ask = () => workspace.api.post('/recipients/authentication-code', { query });
  for (let each = 0; each < 3; each += 1) expect((await ask()).status).toBe(200);
  await advance(workspace.api, 'P2D');
  expect(await ask()).toEqual(refused(429, 'TOO_MANY_CODES'));
});

test('an address that bounces is told as a mail server would tell it', async () => {
  const { id, recipientIds } = await sent(30, [{ email: 'bounce+ana@example.com' }]);
  await service.settled(id);
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  const { body } = await workspace.api.get('/recipients/get', query);
  expect(body.mail).toMatchObject({ status: 'refused', reason: expect.stringContaining('5.1.1') });
});

test('who dies while moving the clock is followed by another, and nothing is lost or done twice', async () => {
  const made = [];
  for (let one = 0; one < 5; one += 1) made.push((await sent(30)).id);
  const { rounds, happened } = await advanceThroughDeaths('P1Y');
  expect(rounds).toBeGreaterThan(3);
  for (const id of made) expect(await story(id, happened)).toEqual(lease);
});

/** Whoever moves the clock stops after each of its steps, and somebody else takes over. */
async function advanceThroughDeaths(by: string) {
  await workspace.stopClocks();
  const asked = advance(workspace.api, by);
  const isMoving = async () => (await workspace.api.get('/test/clock')).body.advancing as boolean;
  await eventually(async () => (await isMoving()) || undefined);
  let rounds = 0;
  const { database, clock } = service.app;
  for (let moving = true; moving; rounds += 1) {
    const dying = new AbortController();
    const dispatcher = {
      ...service.dispatcher,
      syncDocument: async (snapshot: Parameters<typeof service.dispatcher.syncDocument>[0]) => {
        await service.dispatcher.syncDocument(snapshot);
        dying.abort();
        throw new Error('It died before it could say what it did.');
      },
    };
    const deps = { database, clock, dispatcher, onError: () => undefined };
    await advanceClock(deps, workspace.organizationId, dying.signal);
    moving = await isMoving();
  }
  return { rounds, ...(await asked) };
}
