import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../outside/clock.ts';
import type { Drill } from '../outside/drill.ts';
import type { WorkflowDispatcher } from '../outside/workflow-dispatcher.ts';
import type { Database } from '../persistence/orm.ts';
import { leasePending, dispatchDelivery, dispatchDocument } from './dispatch.ts';

export interface RelayDeps {
  database: Database;
  dispatcher: WorkflowDispatcher;
  clock: Clock;
  drill?: Drill;
  /** Told of what could not be told; the lease runs out and it is tried again. */
  onError(error: unknown): void;
}

const pollMs = 1_000;
/** The process that committed has had its chance by then. */
const graceMs = 2_000;
/** Between processes; a clock that is further ahead says nothing of a row's age. */
const skewMs = 10_000;
const leaseS = 30;
const batch = 200;
/** Calls to Temporal under way at once. */
const lanes = 20;

/**
 * Finishes what the processes that committed did not get round to telling. Plain code in the
 * worker: it holds no lock over a call, and what it fails at it leaves to the next round.
 */
export function startRelay(deps: RelayDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const more = await relayOnce(deps).catch((error: unknown) => {
        deps.onError(error);
        return false;
      });
      if (!more) await pause(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** One round; true when there may be more right away. */
export async function relayOnce(deps: RelayDeps): Promise<boolean> {
  const now = deps.clock.now();
  const { documents, deliveries } = await leasePending(deps, {
    olderThan: new Date(now.getTime() - graceMs),
    newerThan: new Date(now.getTime() + skewMs),
    forS: leaseS,
    limit: batch,
  });
  if (documents.length + deliveries.length > 0) deps.drill?.crashPoint('after-lease-before-tell');
  const calls = [
    ...documents.map((id) => () => dispatchDocument(deps, deps.dispatcher, id)),
    ...deliveries.map((id) => () => dispatchDelivery(deps, deps.dispatcher, id)),
  ];
  await inLanes(calls, (error) => {
    deps.onError(error);
  });
  return documents.length === batch || deliveries.length === batch;
}

async function inLanes(calls: (() => Promise<void>)[], onError: (error: unknown) => void) {
  const queue = calls.values();
  const lane = async () => {
    for (const call of queue) await call().catch(onError);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, calls.length) }, lane));
}
