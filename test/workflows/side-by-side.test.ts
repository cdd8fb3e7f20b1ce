import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Context } from '@temporalio/activity';
import { NativeConnection, Worker } from '@temporalio/worker';
import { relayOnce } from '../../src/workflow-sync/relay.ts';
import { minuteMs, secondMs } from '../../src/domain/time.ts';
import { dispatchDocument } from '../../src/workflow-sync/dispatch.ts';
import { documentQueue, type DocumentActivities } from '../../src/workflows/contracts.ts';
import { startApplication, steppingClock, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { signer, signs } from '../support/signer.ts';
import { workflowBundle } from '../support/temporal.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
const messageIds: string[] = [];
/** Each ends an API process that a test added. */
const others: (() => Promise<void>)[] = [];
beforeAll(async () => {
  life = await startLifecycle({
    server: 'real',
    mailer: {
      send: async ({ messageId }) => {
        messageIds.push(messageId);
        return { outcome: 'sent' };
      },
    },
  });
});
beforeEach(async () => {
  life.pending.all = false;
  workspace = await givenWorkspace(life.app);
});
afterAll(async () => {
  for (const stop of others) await stop();
  await life.stop();
});

/** Another API process on the same database and keys, which dispatches its own commits. */
async function anotherApi(clockAheadMs = 0): Promise<Application> {
  const { keyring, blobs, publicUrl } = life.app.operations;
  const clock = { ...steppingClock(), now: () => new Date(Date.now() + clockAheadMs) };
  const dispatching: Promise<void>[] = [];
  const app = await startApplication({
    clock,
    cloned: { ...life.app.cloned, drop: async () => undefined },
    operations: {
      keyring,
      blobs,
      publicUrl,
      afterCommit({ documents }) {
        for (const id of documents)
          dispatching.push(
            dispatchDocument({ database: app.database, dispatcher: life.dispatcher }, id),
          );
      },
    },
  });
  others.push(async () => {
    // It reads the database.
    await Promise.all(dispatching);
    await app.stop();
  });
  return app;
}

/** Another worker process, with a connection of its own. */
async function anotherWorker(activities: DocumentActivities) {
  const connection = await NativeConnection.connect({ address: life.env.address });
  const worker = await Worker.create({
    connection,
    taskQueue: documentQueue,
    workflowBundle: workflowBundle(),
    activities: { ...activities },
    shutdownGraceTime: '100 ms',
  });
  const running = worker.run();
  return async () => {
    worker.shutdown();
    await running;
    await connection.close();
  };
}

async function send(recipients = ['ana']) {
  const { id, recipientIds } = await givenDocument(life.app, workspace, {
    recipients: recipients.map((name) => ({ email: `${name}@example.com` })),
    send: true,
  });
  return { id, recipientIds };
}

test('two API processes and two workers at once: every document ends, every step is done once', async () => {
  const second = await anotherApi();
  const stopWorker = await anotherWorker(life.activities);
  const sent = await Promise.all(Array.from({ length: 8 }, () => send(['ana', 'ben'])));
  await Promise.all(
    sent.flatMap(({ id, recipientIds: [ana, ben] }) => [
      signs(life.app, workspace, id, ana),
      signs(second, workspace, id, ben),
    ]),
  );
  for (const { id } of sent) {
    expect(await life.settled(id)).toBe('over');
    expect((await life.mailed(id)).sort()).toEqual([
      'completed ana',
      'completed ben',
      'completed olga',
      'invitation ana',
      'invitation ben',
      'viewed olga',
      'viewed olga',
    ]);
  }
  await stopWorker();
  // A worker that is held up past its heartbeats sends a mail again, under the same id.
  expect(new Set(messageIds).size).toBe(8 * 7);
});

test('a worker that is rolled during an activity leaves it to the next one', async () => {
  const inHand = new Set<string>();
  const stopWorker = await anotherWorker({
    ...life.activities,
    async inviteRecipients({ documentId }) {
      inHand.add(documentId);
      return Context.current().cancelled;
    },
  });
  // Both workers take from one queue: some document's invitation reaches the one that will be rolled.
  await eventually(async () => {
    await send();
    return inHand.size > 0 ? true : undefined;
  });
  await stopWorker();
  for (const id of inHand) {
    await life.settled(id);
    expect(await life.mailed(id)).toEqual(['invitation ana']);
  }
});

test.each([-5, 5])(
  'a relay whose clock is %i minutes off dispatches what others commit',
  async (by) => {
    life.pending.all = true;
    const { id } = await send();
    const failures: unknown[] = [];
    await relayOnce({
      database: life.app.database,
      dispatcher: life.dispatcher,
      clock: { now: () => new Date(Date.now() + by * minuteMs) },
      onError: (error) => failures.push(error),
    });
    expect(failures).toEqual([]);
    await life.settled(id);
    expect(await life.mailed(id)).toEqual(['invitation ana']);
  },
);

test('an API whose clock is minutes behind takes no signature once the deadline has passed', async () => {
  const behind = await anotherApi(-5 * minuteMs);
  const { id, recipientIds } = await send();
  // One that passes before the service reads of it is refused; the next one may be in time.
  await eventually(async () => {
    const deadline = new Date(Date.now() + 2 * secondMs).toISOString();
    const update = { query: { id }, body: { deadline } };
    const { status } = await workspace.api.call('PUT', '/documents/update', update);
    return status === 200 ? true : undefined;
  });
  const ana = await signer(behind, workspace, id, recipientIds[0]);
  await eventually(async () => ((await life.settled(id)) === 'over' ? true : undefined));
  expect(await ana.sign()).toMatchObject({ status: 409, body: { code: 'DOCUMENT_NOT_OPEN' } });
  const { body } = await workspace.api.get('/documents/get', { id });
  expect(body).toMatchObject({ status: 'cancelled', void_reason: 'The signing deadline passed' });
});

test('what an API whose clock is minutes ahead commits is dispatched and done at once', async () => {
  const ahead = await anotherApi(5 * minuteMs);
  const { id, recipientIds } = await send();
  await life.settled(id);
  await signs(ahead, workspace, id, recipientIds[0]);
  expect(await life.settled(id)).toBe('over');
  expect((await life.mailed(id)).filter((mail) => mail.startsWith('completed'))).toHaveLength(2);
});
