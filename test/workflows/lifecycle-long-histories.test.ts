import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { syncSignal, type LifecycleState } from '../../src/workflows/contracts.ts';
import { eventually } from '../support/eventually.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { devServerOfShortRuns } from '../support/temporal.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

const suggestedAfter = 200;
let env: TestWorkflowEnvironment;
let life: Lifecycle;
let workspace: Workspace;
/** The mail server, which refuses for now or takes its time. */
const mail = { down: false, mayGo: Promise.withResolvers<undefined>(), begun: 0 };
mail.mayGo.resolve(undefined);
beforeAll(async () => {
  env = await devServerOfShortRuns(suggestedAfter);
  life = await startLifecycle({
    server: env,
    mailer: {
      send: async () => {
        mail.begun += 1;
        await mail.mayGo.promise;
        if (mail.down) throw Object.assign(new Error('later'), { responseCode: 451 });
        return { outcome: 'sent' };
      },
    },
  });
  workspace = await givenWorkspace(life.app);
});
afterEach(() => {
  mail.mayGo.resolve(undefined);
  Object.assign(mail, { down: false, begun: 0 });
});
afterAll(async () => {
  await life.stop();
  await env.teardown();
});

async function sent(): Promise<string> {
  const { id } = await givenDocument(life.app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  return id;
}

/** Lets the history grow as long as the server likes it, by a level that is known already. */
async function grows(id: string): Promise<void> {
  const handle = life.handle(id);
  const { snapshot } = await handle.query<LifecycleState>('state');
  for (let times = 0; times < suggestedAfter; times += 1) await handle.signal(syncSignal, snapshot);
}

const runOf = async (id: string) => (await life.handle(id).describe()).runId;

/** What happened in a run, without `EVENT_TYPE_`. */
async function events(id: string, runId: string): Promise<string[]> {
  const handle = life.env.client.workflow.getHandle(life.handle(id).workflowId, runId);
  const { events } = JSON.parse(historyToJSON(await handle.fetchHistory())) as {
    events: { eventType: string }[];
  };
  return events.map(({ eventType }) => eventType.replace('EVENT_TYPE_', ''));
}

test('a history that grows while a mail is tried again begins anew, and the mail leaves once', async () => {
  mail.down = true;
  const id = await sent();
  const first = await eventually(async () => {
    // It may not have been dispatched yet.
    const described = await life
      .handle(id)
      .describe()
      .catch(() => undefined);
    const isRefused = described?.raw.pendingActivities?.some(({ lastFailure }) => lastFailure);
    return isRefused && described?.runId;
  });
  await grows(id);
  await eventually(async () => (await runOf(id)) !== first);
  expect(await events(id, first)).toEqual(
    expect.arrayContaining(['ACTIVITY_TASK_CANCELED', 'WORKFLOW_EXECUTION_CONTINUED_AS_NEW']),
  );
  mail.down = false;
  await life.settled(id);
  expect(await life.mailed(id)).toEqual(['invitation ana']);
});

test('what is under way ends before, and is not begun again', async () => {
  mail.mayGo = Promise.withResolvers();
  const id = await sent();
  await eventually(() => mail.begun === 1);
  const first = await runOf(id);
  await grows(id);
  await eventually(async () =>
    (await events(id, first)).includes('ACTIVITY_TASK_CANCEL_REQUESTED'),
  );
  expect(await runOf(id)).toBe(first);
  mail.mayGo.resolve(undefined);
  await eventually(async () => (await runOf(id)) !== first);
  await life.settled(id);
  expect(mail.begun).toBe(1);
  expect(await life.mailed(id)).toEqual(['invitation ana']);
  expect(await events(id, await runOf(id))).not.toContain('ACTIVITY_TASK_SCHEDULED');
});
