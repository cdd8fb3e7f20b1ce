import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publicId } from '../../src/domain/ids.ts';
import {
  reconcileAlone,
  reconcileDeliveries,
  type ReconciliationDeps,
} from '../../src/workflow-sync/reconcile.ts';
import { deliveryWorkflowId } from '../../src/workflows/contracts.ts';
import { startApplication, type Application } from '../support/application.ts';
import { uuid } from '../support/uuid.ts';
import { givenWebhook } from '../support/webhooks.ts';
import { givenDocument, givenWorkspace } from '../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

/** Reconciles with a Temporal in which nothing runs; `work` happens while it is asked. */
function reconcilingDuring(work: () => Promise<void>): ReconciliationDeps {
  return {
    database: app.database,
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
  await reconcileDeliveries({ database: app.database, lister }, 2);
  const dispatched = await em.execute<{ id: string }[]>(
    `select id from webhook_deliveries where dispatched and organization_id = ?`,
    [workspace.organizationId],
  );
  expect(dispatched).toEqual([{ id: alive?.id }]);
});
