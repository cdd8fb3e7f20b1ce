import { setTimeout as pause } from 'node:timers/promises';
import { parsePublicId } from '../domain/ids.ts';
import { markPending } from './dispatch.ts';
import type { WorkflowLister } from '../outside/workflow-lister.ts';
import type { Clock } from '../outside/clock.ts';
import type { Database } from '../persistence/orm.ts';
import {
  deliveryKey,
  documentsWithWorkflow,
  finishedOf,
  requeueLostDeliveries,
} from '../persistence/stores/reconciliation.ts';

export interface ReconciliationDeps {
  database: Database;
  workflows: WorkflowLister;
  clock: Clock;
  /** Removes a share of what is past its time; true when there is more. */
  purge(): Promise<boolean>;
  onError(error: unknown): void;
}

const everyMs = 5 * 60_000;
/** Until another process has finished. */
const askAgainMs = 1_000;
/** So that a backlog does not keep the next sweep waiting. */
const purgesARound = 20;
/** Temporal's lists are behind by seconds at most. */
const visibleAfterMs = 60_000;

/** At the worker's start and every five minutes. */
export function startReconciliation(deps: ReconciliationDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const swept = await reconcileAlone(deps).catch((error: unknown) => {
        deps.onError(error);
        return true;
      });
      const waitMs = swept ? everyMs : askAgainMs;
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Sweeps and purges, unless another process is at it: the lock goes with its connection, so that
 * one that dies holds up nobody.
 * @returns whether it was done
 */
export async function reconcileAlone(deps: ReconciliationDeps): Promise<boolean> {
  return deps.database.fork().transactional(async (em) => {
    const [lock] = await em.execute<{ held: boolean }[]>(
      `select pg_try_advisory_xact_lock(hashtext('countersign:sweep')) as held`,
    );
    if (!lock?.held) return false;
    try {
      await reconcileOnce(deps);
    } finally {
      // What is past its time goes even while Temporal is away.
      await purgeSome(deps);
    }
    return true;
  });
}

async function purgeSome(deps: ReconciliationDeps): Promise<void> {
  for (let round = 0; round < purgesARound; round += 1) {
    if (!(await deps.purge())) return;
  }
}

/**
 * Compares the documents that need a workflow with the workflows that run: a missing one
 * (terminated by hand, or lost with Temporal's database) is marked untold and the relay starts it
 * again; one whose document is gone or finished is told, so that it ends by itself. Deliveries
 * likewise.
 */
export async function reconcileOnce(
  deps: ReconciliationDeps,
): Promise<{ revived: number; ended: number }> {
  const dispatchedBefore = new Date(deps.clock.now().getTime() - visibleAfterMs);
  const running = new Set<string>();
  for await (const documentId of deps.workflows.runningDocuments()) {
    const uuid = parsePublicId('doc', documentId);
    if (uuid !== undefined) running.add(uuid);
  }
  const missing: string[] = [];
  for await (const id of documentsWithWorkflow(deps.database, dispatchedBefore)) {
    if (!running.delete(id)) missing.push(id);
  }
  await markPending(deps, missing);
  const leftOver = await finishedOf(deps.database, [...running]);
  const over = leftOver.filter(({ finished }) => finished).map(({ id }) => id);
  await markPending(deps, over);
  const known = new Set(leftOver.map(({ id }) => id));
  for (const id of running) {
    // Nothing is known of it, not even a tombstone: a restored database has forgotten it.
    if (!known.has(id)) await deps.workflows.endDocument(id);
  }
  const alive = new Set<string>();
  for await (const workflowId of deps.workflows.runningDeliveries()) {
    const key = deliveryKey(workflowId);
    if (key !== undefined) alive.add(key);
  }
  await requeueLostDeliveries(deps.database, alive);
  return { revived: missing.length, ended: over.length };
}
