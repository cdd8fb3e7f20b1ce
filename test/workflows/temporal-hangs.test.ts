import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeWorkflowSync } from '../../src/workflow-sync/make-workflow-sync.ts';
import { relayOnce, type RelayDeps } from '../../src/workflow-sync/relay.ts';
import { grpcCodes } from '../../src/outside/grpc-codes.ts';
import { connectTemporal, type TemporalConnection } from '../../src/outside/temporal-client.ts';
import { makeWorkflowDispatcher } from '../../src/outside/workflow-dispatcher.ts';
import { makeWorkflowLister } from '../../src/outside/workflow-lister.ts';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
import { startApplication, type Application } from '../support/application.ts';
import { cloneDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { severable, type Severable } from '../support/severable.ts';
import { givenDocument, givenWorkspace } from '../support/workspace.ts';

let life: Lifecycle;
let way: Severable;
let temporal: TemporalConnection;
beforeAll(async () => {
  life = await startLifecycle({ server: 'real' });
  way = await severable(`http://${life.env.address}`);
  const address = new URL(way.url).host;
  // Shorter than in service, so that what hangs ends soon.
  temporal = connectTemporal({ address, namespace: 'default' }, { callMs: 1_000 });
});
afterAll(async () => {
  await temporal.close();
  await way.close();
  await life.stop();
});

const late = expect.objectContaining({
  cause: expect.objectContaining({ code: grpcCodes.deadlineExceeded }),
});

/** A relay whose clock is minutes on, so that nothing is too young. */
async function relay(): Promise<unknown[]> {
  const failures: unknown[] = [];
  const deps: RelayDeps = {
    database: life.app.database,
    dispatcher: makeWorkflowDispatcher(temporal.client),
    clock: { now: () => new Date(Date.now() + 120_000) },
    onError: (error) => failures.push(error),
  };
  await life.app.database.fork().execute(`update documents set lease_until = null`);
  await relayOnce(deps);
  return failures;
}

test('a relay gives up a Temporal that hangs, and hands everything over once that answers', async () => {
  life.pending.all = true;
  const workspace = await givenWorkspace(life.app);
  const send = () =>
    givenDocument(life.app, workspace, { recipients: [{ email: 'ana@example.com' }], send: true });
  // The connection is open when the server begins to hang.
  const before = await send();
  expect(await relay()).toEqual([]);
  await life.settled(before.id);
  way.stall();
  const meanwhile = [await send(), await send()];
  expect(await relay()).toEqual([late, late]);
  for (const { id } of meanwhile) expect(await life.mailed(id)).toEqual([]);
  way.unstall();
  expect(await relay()).toEqual([]);
  for (const { id } of meanwhile) {
    await life.settled(id);
    expect(await life.mailed(id)).toEqual(['invitation ana']);
  }
});

test('requests are answered while Temporal hangs, and what they would have told it is given up', async () => {
  const cloned = await cloneDatabase();
  const database: Database = await openDatabase({ url: cloned.url });
  const failures: unknown[] = [];
  const sync = makeWorkflowSync({
    database,
    dispatcher: makeWorkflowDispatcher(temporal.client),
    lister: makeWorkflowLister(temporal.client),
    clock: { now: () => new Date() },
    watch: (_step, work) => work(),
    onError: (error) => failures.push(error),
  });
  const app: Application = await startApplication({
    cloned,
    operations: { database, afterCommit: (changes) => sync.afterCommit(changes) },
  });
  try {
    way.stall();
    const workspace = await givenWorkspace(app);
    const recipients = [{ email: 'ana@example.com' }];
    for (let document = 0; document < 3; document += 1) {
      await givenDocument(app, workspace, { recipients, send: true });
    }
    // All of them were answered 200, which `givenDocument` asks for.
    await eventually(() => failures.length === 3);
    expect(failures).toEqual([late, late, late]);
  } finally {
    way.unstall();
    await app.stop();
  }
});
