import pLimit from 'p-limit';
import type { Snapshot } from '../domain/document/snapshot.ts';
import type { DocumentId } from '../domain/ids.ts';
import type { Changes } from '../operations/unit-of-work/context.ts';
import type { Clock } from '../outside/clock.ts';
import type { Watch } from '../outside/watch.ts';
import type { WorkflowDispatcher } from '../outside/workflow-dispatcher.ts';
import type { WorkflowLister } from '../outside/workflow-lister.ts';
import type { Database } from '../persistence/orm.ts';
import { readSnapshot } from '../persistence/stores/workflows/snapshots.ts';
import {
  acknowledge,
  dispatchBulkSend,
  dispatchConversion,
  dispatchDelivery,
  dispatchDocument,
} from './dispatch.ts';
import { startAdvancingClocks } from './advance-clocks.ts';
import { startReconciliation, type Purge } from './reconcile.ts';
import { startRelay } from './relay.ts';
import type { Repetition } from './repeat.ts';

export interface WorkflowSyncDeps {
  database: Database;
  dispatcher: WorkflowDispatcher;
  lister: WorkflowLister;
  clock: Clock;
  /** Receives the error of a failed dispatch, which is tried again. */
  onError: (error: unknown) => void;
  /** Measures the rounds of relay and reconciliation. */
  watch: Watch;
}

/** Keeps Temporal in step with PostgreSQL: what is dispatched, by whom, until both agree. */
export interface WorkflowSync {
  /** Dispatches in the background what a commit changed; the relay dispatches what this misses. */
  afterCommit(changes: Changes): void;
  /** Every second, in each worker: what the processes that committed did not get round to. */
  startRelay(): Repetition;
  /** Every half second, in each worker: clocks of test workspaces that are on their way. */
  startAdvancingClocks(): Repetition;
  /** Every five minutes, in one worker at a time: what Temporal has lost, and what is over. */
  startReconciliation(purge: Purge): Repetition;
  /** The document as its workflow is to see it; undefined when not even a tombstone is left. */
  readSnapshot(documentId: DocumentId): Promise<Snapshot | undefined>;
  /** Notes that the workflow has this snapshot, so that only later changes are still pending. */
  acknowledge(snapshot: Snapshot): Promise<void>;
}

/** Beyond these a burst of commits is left to the relay. */
const maxCallsUnderWay = 200;

export function makeWorkflowSync(deps: WorkflowSyncDeps): WorkflowSync {
  const limit = pLimit(maxCallsUnderWay);
  const inBackground = (call: () => Promise<void>) => {
    if (limit.activeCount + limit.pendingCount >= maxCallsUnderWay) return;
    void limit(call).catch(deps.onError);
  };
  return {
    afterCommit({ documents, deliveries, conversions, bulkSends }) {
      for (const id of documents) inBackground(() => dispatchDocument(deps, id));
      for (const id of deliveries) inBackground(() => dispatchDelivery(deps, id));
      for (const id of conversions) inBackground(() => dispatchConversion(deps, id));
      for (const id of bulkSends) inBackground(() => dispatchBulkSend(deps, id));
    },
    startRelay: () => startRelay(deps),
    startAdvancingClocks: () => startAdvancingClocks(deps),
    startReconciliation: (purge) => startReconciliation(deps, purge),
    readSnapshot: (documentId) => readSnapshot(deps.database, documentId),
    acknowledge: (snapshot) => acknowledge(deps.database, snapshot),
  };
}
