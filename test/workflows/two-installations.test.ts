import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { Snapshot } from '../../src/domain/document/snapshot.ts';
import { publicId } from '../../src/domain/ids.ts';

import { makeFindQueues } from '../../src/processes/own-queues.ts';
import { makeWorkflowLister } from '../../src/outside/workflow-lister.ts';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
import { reconcileOnce } from '../../src/workflow-sync/reconcile.ts';
import { documentWorkflowId, queuesOf } from '../../src/workflows/contracts.ts';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { signs } from '../support/signer.ts';
import { devServer } from '../support/temporal.ts';
import { uuid } from '../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let env: TestWorkflowEnvironment;
let first: Installation;
let second: Installation;
beforeAll(async () => {
  env = await devServer();
  first = await givenInstallation();
  second = await givenInstallation();
});
afterAll(async () => {
  await first.close();
  await second.close();
  await env.teardown();
});

const unknown: Snapshot = {
  documentId: publicId('doc', uuid(randomUUID())),
  organizationId: publicId('org', uuid(randomUUID())),
  rev: 1,
  status: 'sent',
  deadlineMs: null,
  reminderDays: [],
  alertDays: 0,
  alertedForMs: null,
  recipients: [],
  unsentMails: 1,
  recordsToTimestamp: 0,
  sealed: false,
};

interface Installation {
  id: string;
  cloned: ClonedDatabase;
  database: Database;
  /** What its processes say when they start, as one line each. */
  said: string[];
  close(): Promise<void>;
}

async function givenInstallation(queueSuffix: string | null = null): Promise<Installation> {
  const cloned = await cloneDatabase();
  const database = await openDatabase({ url: cloned.url, poolSize: 2 });
  const id = randomUUID();
  await database
    .fork()
    .execute('update installation set id = ?, queue_suffix = ?', [id, queueSuffix]);
  return {
    id,
    cloned,
    database,
    said: [],
    async close() {
      await database.close();
      await cloned.drop();
    },
  };
}

/** As a process of it finds them when it starts. */
function queuesFor({ database, said }: Installation, name = 'a') {
  const say = (what: unknown) => said.push(JSON.stringify(what));
  return makeFindQueues({
    database,
    client: env.client,
    config: { publicUrl: `https://${name}.example.com`, temporalNamespace: 'default' },
    logger: { info: say, warn: say, error: say },
  });
}

test('whoever comes first has the plain queues, who comes next has its own and says whose the others are', async () => {
  const own = queuesOf(`-${second.id.slice(0, 8)}`);
  // Two processes of each, at the same moment.
  const ofFirst = await Promise.all([queuesFor(first)(), queuesFor(first)()]);
  expect(ofFirst).toEqual([queuesOf(''), queuesOf('')]);
  const ofSecond = await Promise.all([queuesFor(second, 'b')(), queuesFor(second, 'b')()]);
  expect(ofSecond).toEqual([own, own]);
  expect(first.said.join()).not.toContain('owner');
  expect(second.said).toHaveLength(2);
  for (const line of second.said) {
    expect(line).toContain(`{"installation":"${first.id}","publicUrl":"https://a.example.com"}`);
  }
  // And when they start again, in another sequence.
  expect(await queuesFor(second)()).toEqual(own);
  expect(await queuesFor(first)()).toEqual(queuesOf(''));
});

test('two installations that are used to the plain queues do not share them: the second is refused, and told how to go on', async () => {
  await queuesFor(first)();
  const copy = await givenInstallation('');
  const find = queuesFor(copy);
  await expect(find()).rejects.toThrow(
    `TEMPORAL_NAMESPACE default is that of another installation (${first.id}, https://a.example.com)`,
  );
  expect(copy.said.join()).toContain('terminate its workflow `installation`');
  await env.client.workflow.getHandle('installation').terminate('It is gone for good');
  expect(await find()).toEqual(queuesOf(''));
  // The first one comes back.
  await expect(queuesFor(first)()).rejects.toThrow(copy.id);
  await env.client.workflow.getHandle('installation').terminate();
  expect(await queuesFor(first)()).toEqual(queuesOf(''));
  await copy.close();
});

test('both work side by side in one namespace, and neither ends what is the other’s', async () => {
  const lives: [Lifecycle, Workspace][] = [];
  for (const { cloned, ...installation } of [first, second]) {
    const life = await startLifecycle({
      server: env,
      cloned: { ...cloned, drop: async () => undefined },
      findQueues: queuesFor({ cloned, ...installation }),
    });
    lives.push([life, await givenWorkspace(life.app)]);
  }
  const sent = [];
  for (let round = 0; round < 4; round += 1) {
    for (const [life, workspace] of lives) {
      const recipients = [{ email: 'ana@example.com' }];
      const document = await givenDocument(life.app, workspace, { recipients, send: true });
      sent.push({ life, workspace, ...document });
    }
  }
  for (const { life, id } of sent) {
    await life.settled(id);
    expect(await life.mailed(id)).toEqual(['invitation ana']);
  }
  for (const installation of [first, second]) {
    const lister = makeWorkflowLister(env.client, queuesFor(installation));
    // The list is behind by seconds at most.
    await eventually(async () => {
      const running = [];
      for await (const id of lister.runningDocuments()) running.push(id);
      return running.length === 4;
    });
    await reconcileOnce({
      database: installation.database,
      lister,
      clock: { now: () => new Date() },
      onError: (error) => {
        throw error;
      },
    });
  }
  for (const { life, workspace, id, recipientIds } of sent) {
    await signs(life.app, workspace, id, recipientIds[0]);
    expect(await life.settled(id)).toBe('over');
    expect(await life.mailed(id)).toContain('completed ana');
  }
  for (const [life] of lives) await life.stop();
}, 120_000);

test('a step of a document that the database has never had fails, and says so', async () => {
  const life = await startLifecycle({
    server: env,
    cloned: { ...first.cloned, drop: async () => undefined },
    findQueues: queuesFor(first),
  });
  await life.dispatcher.syncDocument(unknown);
  const handle = env.client.workflow.getHandle(documentWorkflowId(unknown.documentId));
  const failure = await eventually(async () => {
    const { raw } = await handle.describe();
    return raw.pendingActivities?.[0]?.lastFailure?.message ?? undefined;
  });
  expect(failure).toContain(`Nothing is known of ${unknown.documentId} in this database`);
  await handle.terminate();
  await life.stop();
});
