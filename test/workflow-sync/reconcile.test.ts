import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publicId, type DocumentId } from '../../src/domain/ids.ts';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
import type { DocumentRange } from '../../src/domain/document/needs-workflow.ts';
import {
  reconcileAlone,
  reconcileDeliveries,
  reconcileOnce,
  type ReconciliationDeps,
} from '../../src/workflow-sync/reconcile.ts';
import { deliveryWorkflowId } from '../../src/workflows/contracts.ts';
import { startApplication, type Application } from '../support/application.ts';
import { idleUntilHungUp } from '../support/hung-up.ts';
import { rowId, uuid } from '../support/uuid.ts';
import { givenWebhook } from '../support/webhooks.ts';
import { givenDocument, givenWorkspace } from '../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

/** Reconciles with a Temporal in which nothing runs; `work` happens while it is asked. */
function reconcilingDuring(
  work: () => Promise<void>,
  database: Database = app.database,
): ReconciliationDeps {
  return {
    database,
    clock: app.clock,
    lister: {
      async *runningDocuments() {
        await work();
        yield* [];
      },
      async *runningDeliveries() {
        yield* [];
      },
      async *runningConversions() {
        yield* [];
      },
      async *runningBulkSends() {
        yield* [];
      },
      endDocument: async () => undefined,
    },
    onError: () => undefined,
  };
}

const nothingToPurge = async () => false;

test('while one process reconciles no other does, and afterwards the next may', async () => {
  const others: boolean[] = [];
  const other = reconcilingDuring(async () => undefined);
  const first = reconcilingDuring(async () => {
    others.push(await reconcileAlone(other, nothingToPurge));
  });
  expect(await reconcileAlone(first, nothingToPurge)).toBe(true);
  expect(others).toEqual([false]);
  expect(await reconcileAlone(other, nothingToPurge)).toBe(true);
});

test('a reconciliation that fails purges all the same and lets the next one begin', async () => {
  let purges = 0;
  const failing = reconcilingDuring(() => Promise.reject(new Error('Temporal is away')));
  const reconciled = reconcileAlone(failing, async () => (purges += 1) < 3);
  await expect(reconciled).rejects.toThrow('Temporal is away');
  expect(purges).toBe(3);
  const next = reconcilingDuring(async () => undefined);
  expect(await reconcileAlone(next, nothingToPurge)).toBe(true);
});

test('a round that outlasts what a connection may be silent keeps its place, and no transaction open', async () => {
  const patience = { connectMs: 30_000, silentMs: 300 };
  const database = await openDatabase({ url: app.cloned.url, patience });
  const others: boolean[] = [];
  let idleTransactions = 0;
  const other = reconcilingDuring(async () => undefined);
  const long = reconcilingDuring(async () => {
    const [row] = await app.database.fork().execute<{ count: number }[]>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'`,
    );
    idleTransactions = row?.count ?? -1;
    await expect(idleUntilHungUp(database)).rejects.toThrow();
    others.push(await reconcileAlone(other, nothingToPurge));
  }, database);
  expect(await reconcileAlone(long, nothingToPurge)).toBe(true);
  expect(others).toEqual([false]);
  expect(idleTransactions).toBe(0);
  await database.close();
});

test.each([1, 2, 100])(
  'documents are compared in shares of %i, and each is met once',
  async (share) => {
    const own = await startApplication();
    const workspace = await givenWorkspace(own);
    const [kept, over, ...lost] = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const recipients = [{ email: 'ana@example.com' }];
        const { id } = await givenDocument(own, workspace, { recipients, send: true });
        return rowId('doc', id);
      }),
    );
    const em = own.database.fork();
    await em.execute(`update documents set synced_rev = rev`);
    await em.execute(`update mails set status = 'sent'`);
    await em.execute(`update documents set status = 'cancelled' where id = ?`, [over]);
    own.clock.advance(61_000);
    const first = '00000000-0000-7000-8000-000000000000' as DocumentId;
    const last = 'ffffffff-ffff-7fff-bfff-ffffffffffff' as DocumentId;
    const running = [last, kept, over, first].filter((id) => id !== undefined);
    const ended: DocumentId[] = [];
    const { lister } = reconcilingDuring(async () => undefined);
    const deps = {
      ...reconcilingDuring(async () => undefined, own.database),
      clock: own.clock,
      lister: {
        ...lister,
        async *runningDocuments(range: DocumentRange = {}) {
          const { after = '', upTo = 'g' } = range;
          yield* running.filter((id) => id > after && id <= upTo);
        },
        endDocument: async (id: DocumentId) => void ended.push(id),
      },
    };
    expect(await reconcileOnce(deps, undefined, share)).toEqual({ missing: 4, ended: 1 });
    const pending = await em.execute<{ id: string }[]>(
      `select id from documents where rev > synced_rev order by id`,
    );
    expect(pending.map(({ id }) => id)).toEqual([over, ...lost].sort());
    expect(ended.sort()).toEqual([first, last]);
    await own.stop();
  },
);

test('deliveries whose workflow does not run become pending again, on every page', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenWebhook(workspace, { events: ['document.created'] });
  for (let made = 0; made < 5; made += 1) await givenDocument(app, workspace);
  const em = app.database.fork();
  const rows = await em.execute<{ id: string; webhook: string; event: string }[]>(
    `update webhook_deliveries set dispatched = true where organization_id = ?
     returning id, webhook_id as webhook, event_id as event`,
    [workspace.organizationId],
  );
  const [alive] = rows;
  expect(rows).toHaveLength(5);
  const lister = {
    ...reconcilingDuring(async () => undefined).lister,
    async *runningDeliveries() {
      const eventId = publicId('evt', uuid(alive?.event ?? ''));
      yield deliveryWorkflowId(publicId('whk', uuid(alive?.webhook ?? '')), eventId, 0);
    },
  };
  expect(publicId('whk', uuid(alive?.webhook ?? ''))).toBe(id);
  await reconcileDeliveries({ database: app.database, lister }, undefined, 2);
  const dispatched = await em.execute<{ id: string }[]>(
    `select id from webhook_deliveries where dispatched and organization_id = ?`,
    [workspace.organizationId],
  );
  expect(dispatched).toEqual([{ id: alive?.id }]);
});
