import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { relayOnce } from '../../src/workflow-sync/relay.ts';
import { parsePublicId } from '../../src/domain/ids.ts';
import { hourMs, minuteMs } from '../../src/domain/time.ts';
import type { WorkflowDispatcher } from '../../src/outside/workflow-dispatcher.ts';
import { cloneDatabase } from '../support/database.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { severable, type Severable } from '../support/severable.ts';
import { signs } from '../support/signer.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let way: Severable;
let life: Lifecycle;
let workspace: Workspace;
beforeAll(async () => {
  const cloned = await cloneDatabase();
  way = await severable(cloned.url);
  life = await startLifecycle({
    cloned: { ...cloned, url: way.url },
    mailer: { send: async () => ({ outcome: 'sent' }) },
  });
});
beforeEach(async () => {
  life.pending.all = false;
  workspace = await givenWorkspace(life.app);
});
afterAll(async () => {
  await life.stop();
  await way.close();
});

async function send(deadlineInMs: number): Promise<{ id: string; recipientId: string }> {
  const deadline = new Date(life.app.clock.now().getTime() + deadlineInMs).toISOString();
  const { id, recipientIds } = await givenDocument(life.app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    deadline,
    send: true,
  });
  return { id, recipientId: recipientIds[0] ?? '' };
}

async function statusOf(id: string): Promise<string> {
  return (await workspace.api.get('/documents/get', { id })).body.status;
}

test('a database that refuses connections for ten minutes around the deadline is waited out', async () => {
  const { id } = await send(hourMs);
  await life.settled(id);
  await life.pass(55 * minuteMs);
  await way.sever();
  await life.pass(10 * minuteMs);
  const described = await life.handle(id).describe();
  const [trying] = described.raw.pendingActivities ?? [];
  expect(trying?.activityType?.name).toBe('expire');
  expect(trying?.attempt).toBeGreaterThan(5);
  await way.restore();
  // Attempts are five minutes apart at most.
  await life.pass(5 * minuteMs);
  expect(await life.settled(id)).toBe('over');
  expect(await statusOf(id)).toBe('cancelled');
  expect((await life.mailed(id)).sort()).toEqual(['expired ana', 'expired olga', 'invitation ana']);
});

test('what happened while Temporal was down for an hour is caught up with in one round', async () => {
  const signed = await send(24 * hourMs);
  await life.settled(signed.id);
  life.pending.all = true;
  const expired = await send(hourMs / 2);
  const open = await send(24 * hourMs);
  await signs(life.app, workspace, signed.id, signed.recipientId);
  const failures: unknown[] = [];
  const relay = (dispatcher: WorkflowDispatcher) =>
    relayOnce({
      database: life.app.database,
      dispatcher,
      clock: life.app.clock,
      onError: (error) => failures.push(error),
    });
  const away: WorkflowDispatcher = {
    syncDocument: () => Promise.reject(new Error('14 UNAVAILABLE')),
    startDelivery: () => Promise.reject(new Error('14 UNAVAILABLE')),
    startConversion: () => Promise.reject(new Error('14 UNAVAILABLE')),
    syncBulkSend: () => Promise.reject(new Error('14 UNAVAILABLE')),
  };
  for (let minute = 0; minute < 60; minute += 1) {
    await life.pass(minuteMs);
    await relay(away);
    await endLeases();
  }
  expect(failures).toHaveLength(3 * 60);
  expect(await attemptsOf(open.id)).toBe(60);

  await relay(life.dispatcher);
  expect(failures).toHaveLength(3 * 60);
  expect(await life.settled(signed.id)).toBe('over');
  expect(await life.settled(expired.id)).toBe('over');
  expect(await life.settled(open.id)).toMatchObject({ why: 'deadline' });
  expect(await statusOf(signed.id)).toBe('completed');
  expect(await statusOf(expired.id)).toBe('cancelled');
  expect(await life.mailed(open.id)).toEqual(['invitation ana']);
  // Nobody was asked for a signature that could not be given any more.
  expect(await life.mailed(expired.id)).toEqual(['expired olga']);
  expect(await attemptsOf(open.id)).toBe(0);
});

/** They run out by the database's clock, which no test moves. */
async function endLeases(): Promise<void> {
  await life.app.database.fork().execute('update documents set lease_until = null');
}

async function attemptsOf(id: string): Promise<number | undefined> {
  const [row] = await life.app.database
    .fork()
    .execute<{ attempts: number }[]>(
      'select dispatch_attempts as attempts from documents where id = ?',
      [parsePublicId('doc', id)],
    );
  return row?.attempts;
}
