import pLimit from 'p-limit';
import type { Clock } from '../outside/clock.ts';
import type { Watch } from '../outside/watch.ts';
import { leasePending } from '../persistence/stores/workflows/dispatch.ts';
import {
  dispatchBulkSend,
  dispatchConversion,
  dispatchDelivery,
  dispatchDocument,
  type DispatchDeps,
} from './dispatch.ts';
import { repeat, type Repetition } from './repeat.ts';

export interface RelayDeps extends DispatchDeps {
  clock: Clock;
  /** Receives the error of a failed dispatch, which is tried again once its lease runs out. */
  onError: (error: unknown) => void;
}

const pollMs = 1_000;
/** The process that committed has had its chance by then. */
const graceMs = 2_000;
/** Between processes; a clock that is further ahead says nothing of a row's age. */
const maxSkewMs = 10_000;
const leaseS = 30;
const batch = 200;
const maxCallsUnderWay = 20;

/**
 * Dispatches what the processes that committed did not get round to. It holds no lock over a call,
 * and what fails it leaves to the next round.
 */
export function startRelay(deps: RelayDeps & { watch: Watch }): Repetition {
  const step = { name: 'upkeep', kind: 'relay' } as const;
  return repeat(async () => {
    const more = await deps
      .watch(step, () => relayOnce(deps))
      .catch((error: unknown) => {
        deps.onError(error);
        return false;
      });
    return more ? 0 : pollMs;
  });
}

/** One round; true when there may be more right away. */
export async function relayOnce(deps: RelayDeps): Promise<boolean> {
  const nowMs = deps.clock.now().getTime();
  const { documents, deliveries, conversions, bulkSends } = await leasePending(deps.database, {
    olderThan: new Date(nowMs - graceMs),
    newerThan: new Date(nowMs + maxSkewMs),
    forS: leaseS,
    limit: batch,
  });
  const limit = pLimit(maxCallsUnderWay);
  const dispatch = (call: () => Promise<void>) => limit(call).catch(deps.onError);
  await Promise.all([
    ...documents.map((id) => dispatch(() => dispatchDocument(deps, id))),
    ...deliveries.map((id) => dispatch(() => dispatchDelivery(deps, id))),
    ...conversions.map((id) => dispatch(() => dispatchConversion(deps, id))),
    ...bulkSends.map((id) => dispatch(() => dispatchBulkSend(deps, id))),
  ]);
  return [documents, deliveries, conversions, bulkSends].some(({ length }) => length === batch);
}
