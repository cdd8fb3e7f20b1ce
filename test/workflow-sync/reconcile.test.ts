import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reconcileAlone, type ReconciliationDeps } from '../../src/workflow-sync/reconcile.ts';
import { startApplication, type Application } from '../support/application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

/** Sweeps a Temporal in which nothing runs; `meanwhile` happens while it is asked. */
function sweepDuring(meanwhile: () => Promise<void>): ReconciliationDeps {
  return {
    database: app.database,
    clock: app.clock,
    workflows: {
      async *runningDocuments() {
        await meanwhile();
        yield* [];
      },
      async *runningDeliveries() {
        yield* [];
      },
      endDocument: async () => undefined,
    },
    purge: async () => false,
    onError: () => undefined,
  };
}

test('while one process sweeps no other does, and afterwards the next may', async () => {
  const others: boolean[] = [];
  const other = sweepDuring(async () => undefined);
  const first = sweepDuring(async () => {
    others.push(await reconcileAlone(other));
  });
  expect(await reconcileAlone(first)).toBe(true);
  expect(others).toEqual([false]);
  expect(await reconcileAlone(other)).toBe(true);
});

test('a sweep that fails purges all the same and lets the next one begin', async () => {
  let purges = 0;
  const failing = {
    ...sweepDuring(() => Promise.reject(new Error('Temporal is away'))),
    purge: async () => (purges += 1) < 3,
  };
  await expect(reconcileAlone(failing)).rejects.toThrow('Temporal is away');
  expect(purges).toBe(3);
  expect(await reconcileAlone(sweepDuring(async () => undefined))).toBe(true);
});
