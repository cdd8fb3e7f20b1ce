import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Worker } from '@temporalio/worker';
import { relayOnce, type RelayDeps } from '../../src/workflow-sync/relay.ts';
import { reconcileOnce } from '../../src/workflow-sync/reconcile.ts';
import { parsePublicId } from '../../src/domain/ids.ts';
import { makeWorkflowLister } from '../../src/outside/workflow-lister.ts';
import { makeWorkflowDispatcher } from '../../src/outside/workflow-dispatcher.ts';
import { documentQueue, documentWorkflowId } from '../../src/workflows/contracts.ts';
import { eventually } from '../support/eventually.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { signs } from '../support/signer.ts';
import { devServer, workflowBundle } from '../support/temporal.ts';
import { apiId } from '../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
/** Makes the mail server hang, the next invitation's worker die, and all wait, as a test says. */
const outside = {
  mailHangs: false,
  nextInvitationIsLost: false,
  invitationsMayGo: Promise.resolve<unknown>(undefined),
};
/** What waits forever, until the test gives it up: a server that hangs, a worker that is dead. */
let hanging = Promise.withResolvers<never>();
function hang(): Promise<never> {
  return hanging.promise;
}
function giveUp(): void {
  hanging.promise.catch(() => undefined);
  hanging.reject(new Error('given up'));
  hanging = Promise.withResolvers();
}
beforeAll(async () => {
  life = await startLifecycle({
    server: 'real',
    mailer: {
      send: async () => (outside.mailHangs ? hang() : { outcome: 'sent' }),
    },
    activities: (real) => ({
      ...real,
      async inviteRecipients(step) {
        await outside.invitationsMayGo;
        if (!outside.nextInvitationIsLost) return real.inviteRecipients(step);
        outside.nextInvitationIsLost = false;
        return hang();
      },
    }),
  });
});
beforeEach(async () => {
  outside.mailHangs = false;
  life.pending.all = false;
  workspace = await givenWorkspace(life.app);
});
afterEach(() => {
  giveUp();
});
afterAll(() => life.stop());

async function send() {
  const { id, recipientIds } = await givenDocument(life.app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  return { id, recipientId: recipientIds[0] };
}

/** A relay and a reconciliation whose clock is minutes on, so that nothing is too young. */
function backstage(client = life.env.client) {
  const failures: unknown[] = [];
  const deps: RelayDeps = {
    database: life.app.database,
    dispatcher: makeWorkflowDispatcher(client),
    clock: { now: () => new Date(Date.now() + 120_000) },
    onError: (error) => failures.push(error),
  };
  const lister = makeWorkflowLister(client);
  return {
    failures,
    relay: () => relayOnce(deps),
    // In shares that are asked of Temporal one by one.
    reconcile: () => reconcileOnce({ ...deps, lister }, undefined, 2),
  };
}

async function runs(id: string): Promise<boolean> {
  return (await life.handle(id).describe()).status.name === 'RUNNING';
}

test('what was committed while Temporal was away completes by itself once it is back', async () => {
  const sent = await send();
  await life.settled(sent.id);
  life.pending.all = true;
  // Answered at once, by the database alone.
  await signs(life.app, workspace, sent.id, sent.recipientId);
  const { body } = await workspace.api.get('/documents/get', { id: sent.id });
  expect(body.status).toBe('completed');
  await backstage().relay();
  expect(await life.settled(sent.id)).toBe('over');
  expect((await life.mailed(sent.id)).filter((mail) => mail.startsWith('completed'))).toHaveLength(
    2,
  );
});

test('a relay that cannot reach Temporal leaves everything to the next', async () => {
  life.pending.all = true;
  const sent = await send();
  const away = backstage();
  const failing = { ...life.dispatcher, syncDocument: () => Promise.reject(new Error('away')) };
  await relayOnce({
    database: life.app.database,
    dispatcher: failing,
    clock: { now: () => new Date(Date.now() + 120_000) },
    onError: (error) => away.failures.push(error),
  });
  expect(away.failures).toHaveLength(1);
  await life.app.database.fork().execute(`update documents set lease_until = null`);
  await backstage().relay();
  await life.settled(sent.id);
  expect(await life.mailed(sent.id)).toEqual(['invitation ana']);
});

test('two relays at once dispatch each document once', async () => {
  life.pending.all = true;
  const sent = await Promise.all(Array.from({ length: 5 }, () => send()));
  // What an invitation commits is pending for a moment, and nothing is too young for these relays.
  const relays = Promise.all([backstage().relay(), backstage().relay(), backstage().relay()]);
  outside.invitationsMayGo = relays;
  await relays;
  for (const { id } of sent) {
    await life.settled(id);
    const { events } = await life.handle(id).fetchHistory();
    const signals = events?.filter((event) => event.workflowExecutionSignaledEventAttributes);
    expect(signals).toHaveLength(1);
  }
});

test('a workflow that an operator terminated is started again by reconciliation, at whatever point', async () => {
  const open = await send();
  await life.settled(open.id);
  await life.handle(open.id).terminate('by mistake');
  outside.mailHangs = true;
  const completed = await send();
  await eventually(async () =>
    (await life
      .handle(completed.id)
      .describe()
      .catch(() => undefined))
      ? true
      : undefined,
  );
  await life.handle(completed.id).terminate('by mistake');
  outside.mailHangs = false;
  giveUp();
  life.pending.all = true;
  await life.app.database.fork().execute(`update documents set synced_rev = rev`);
  const { reconcile, relay } = backstage();
  // Temporal's list shows each termination when it likes, and a step of the terminated workflow
  // that ends late leaves its document pending by itself: so both are asked for more than once.
  await eventually(async () => {
    await reconcile();
    await relay();
    return (await runs(open.id)) && (await runs(completed.id)) ? true : undefined;
  });
  expect(await life.settled(open.id)).toMatchObject({ why: 'reminder 1 of 3' });
  await life.settled(completed.id);
  // The next reconciliation finds both at work.
  await eventually(async () => ((await reconcile()).missing === 0 ? true : undefined));
  expect(await life.mailed(open.id)).toEqual(['invitation ana']);
});

test('a Temporal that lost its database gets every open document back', async () => {
  const sent = await send();
  await life.settled(sent.id);
  const fresh = await devServer();
  const worker = await Worker.create({
    connection: fresh.nativeConnection,
    taskQueue: documentQueue,
    workflowBundle: workflowBundle(),
    activities: { ...life.activities },
  });
  await worker.runUntil(async () => {
    const { reconcile, relay } = backstage(fresh.client);
    expect((await reconcile()).missing).toBeGreaterThan(0);
    await relay();
    const handle = fresh.client.workflow.getHandle(documentWorkflowId(apiId('doc', sent.id)));
    await eventually(async () => {
      const state = await handle.query<{ why: string }>('state').catch(() => undefined);
      return state?.why === 'reminder 1 of 3' ? true : undefined;
    });
  });
  await fresh.teardown();
  expect(await life.mailed(sent.id)).toEqual(['invitation ana']);
});

test('a step whose worker died in the middle is made again within seconds', async () => {
  outside.nextInvitationIsLost = true;
  const { id } = await send();
  await life.settled(id);
  expect(outside.nextInvitationIsLost).toBe(false);
  expect(await life.mailed(id)).toEqual(['invitation ana']);
});

test('a mail server that hangs does not keep a document from closing at its deadline', async () => {
  outside.mailHangs = true;
  const { id } = await send();
  // One that passes before the service reads of it is refused; the next one may be in time.
  await eventually(async () => {
    const deadline = new Date(Date.now() + 2_000).toISOString();
    const update = { query: { id }, body: { deadline } };
    const { status } = await workspace.api.call('PUT', '/documents/update', update);
    return status === 200 ? true : undefined;
  });
  const body = await eventually(async () => {
    const [row] = await life.app.database.fork().execute<{ status: string; late: string }[]>(
      `select status, extract(epoch from expired_at - deadline) as late from documents
         where id = ? and expired_at is not null`,
      [parsePublicId('doc', id) ?? ''],
    );
    return row;
  });
  expect(body.status).toBe('cancelled');
  expect(Number(body.late)).toBeGreaterThanOrEqual(0);
  expect((await workspace.api.get('/documents/get', { id })).body.status).toBe('cancelled');
  expect(await life.mailed(id)).toEqual([]);
});

test('the queries that operators are given are understood by the server', async () => {
  const text = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8');
  const queries = [...text.matchAll(/`(Workflow(?:Id|Type) = [^`]+)`/g)].map(([, query]) => query);
  expect(queries.length).toBeGreaterThanOrEqual(7);
  for (const query of queries) {
    const listed = life.env.client.workflow.list({ query: query ?? '', pageSize: 1 });
    for await (const { type } of listed)
      expect(type).toMatch(/^(documentLifecycle|webhookDelivery)$/);
  }
});
