import { needsWorkflow, type DocumentRange } from '../domain/document/needs-workflow.ts';
import { publicId, type DocumentId } from '../domain/ids.ts';
import type { Clock } from '../outside/clock.ts';
import type { Watch } from '../outside/watch.ts';
import type { WorkflowLister } from '../outside/workflow-lister.ts';
import type { Database } from '../persistence/orm.ts';
import {
  markDeliveriesPending,
  markDocumentsPending,
} from '../persistence/stores/workflows/dispatch.ts';
import {
  dispatchedBulkSends,
  markBulkSendsPending,
} from '../persistence/stores/bulk-sends/bulk-send-dispatch.ts';
import {
  dispatchedConversions,
  markConversionsPending,
} from '../persistence/stores/files/conversions.ts';
import {
  findEndOfShare,
  readWorkflowCandidates,
  readWorkflowFacts,
  startedDeliveries,
  type StartedDelivery,
} from '../persistence/stores/workflows/reconciliation.ts';
import {
  bulkSendWorkflowId,
  conversionWorkflowId,
  deliveryWorkflowId,
} from '../workflows/contracts.ts';
import { repeat, type Repetition } from './repeat.ts';
import { whileLeased, type Held } from './while-leased.ts';

export interface ReconciliationDeps {
  database: Database;
  lister: WorkflowLister;
  clock: Clock;
  onError: (error: unknown) => void;
}

/** Removes a share of what is past its time; true when there is more. */
export type Purge = () => Promise<boolean>;

const everyMs = 5 * 60_000;
/** Until another process has finished. */
const askAgainMs = 1_000;
/** So that a backlog does not keep the next reconciliation waiting. */
const maxPurges = 20;
/** Temporal's lists are behind by seconds at most. */
const visibleAfterMs = 60_000;

/** At the worker's start and every five minutes. */
export function startReconciliation(
  deps: ReconciliationDeps & { watch: Watch },
  purge: Purge,
): Repetition {
  const step = { name: 'upkeep', kind: 'reconciliation' } as const;
  const outcome = { result: (done: boolean) => (done ? 'ok' : 'elsewhere') };
  return repeat(async () => {
    const round = deps.watch(step, () => reconcileAlone(deps, purge), outcome);
    const done = await round.catch((error: unknown) => {
      deps.onError(error);
      return true;
    });
    return done ? everyMs : askAgainMs;
  });
}

/**
 * Reconciles and purges, unless another process is doing so.
 * @returns whether it was done
 */
export async function reconcileAlone(deps: ReconciliationDeps, purge: Purge): Promise<boolean> {
  return whileLeased(deps.database, 'reconciliation', async (held) => {
    try {
      await reconcileOnce(deps, held);
    } finally {
      // What is past its time goes even while Temporal is away.
      for (let round = 0, more = true; more && round < maxPurges; round += 1) {
        held();
        more = await purge();
      }
    }
  });
}

/**
 * Compares the documents that need a workflow with the workflows that run. One that is missing
 * (terminated by hand, or lost with Temporal's database) becomes pending, so that the relay starts
 * it again; so does one that is not needed any more, so that it ends by itself. Deliveries,
 * conversions and bulk sends likewise.
 * @param held is asked between the steps, none of which grows with what is open
 * @param share of the documents that are compared at once
 */
export async function reconcileOnce(
  deps: ReconciliationDeps,
  held: Held = () => undefined,
  share?: number,
): Promise<{ missing: number; ended: number }> {
  const counts = await reconcileDocuments(deps, held, share);
  await reconcileDeliveries(deps, held);
  held();
  await reconcileConversions(deps);
  await reconcileBulkSends(deps);
  return counts;
}

async function reconcileDocuments(deps: ReconciliationDeps, held: Held, share?: number) {
  const counts = { missing: 0, ended: 0 };
  for (let after: DocumentId | undefined, isLast = false; !isLast;) {
    held();
    const upTo = await findEndOfShare(deps.database, after, share);
    const { missing, ended } = await reconcileRange(deps, { after, upTo }, held);
    counts.missing += missing;
    counts.ended += ended;
    after = upTo;
    isLast = upTo === undefined;
  }
  return counts;
}

async function reconcileRange(
  { database, lister, clock }: ReconciliationDeps,
  range: DocumentRange,
  held: Held,
) {
  const dispatchedBefore = new Date(clock.now().getTime() - visibleAfterMs);
  const running = new Set<DocumentId>();
  for await (const id of lister.runningDocuments(range)) running.add(id);
  held();
  const missing: DocumentId[] = [];
  const candidates = await readWorkflowCandidates(database, range, dispatchedBefore);
  for (const { id, dispatched, ...facts } of candidates) {
    if (!dispatched || !needsWorkflow(facts)) continue;
    if (!running.delete(id)) missing.push(id);
  }
  await markDocumentsPending(database, missing);
  const leftOver = await readWorkflowFacts(database, [...running]);
  const over = leftOver.filter((facts) => !needsWorkflow(facts)).map(({ id }) => id);
  await markDocumentsPending(database, over);
  const known = new Set(leftOver.map(({ id }) => id));
  for (const id of running) {
    // Nothing is known of it, not even a tombstone: a restored database has forgotten it.
    if (known.has(id)) continue;
    held();
    await lister.endDocument(id);
  }
  return { missing: missing.length, ended: over.length };
}

/** @param page of rows that are compared at once */
export async function reconcileDeliveries(
  { database, lister }: Pick<ReconciliationDeps, 'database' | 'lister'>,
  held: Held = () => undefined,
  page?: number,
): Promise<void> {
  held();
  const running = new Set<string>();
  for await (const workflowId of lister.runningDeliveries()) running.add(workflowId);
  for await (const started of startedDeliveries(database, page)) {
    held();
    const lost = started.filter((delivery) => !running.has(workflowIdOf(delivery)));
    await markDeliveriesPending(
      database,
      lost.map(({ id }) => id),
    );
  }
}

async function reconcileConversions({ database, lister, clock }: ReconciliationDeps) {
  const before = new Date(clock.now().getTime() - visibleAfterMs);
  const started = await dispatchedConversions(database, before);
  if (started.length === 0) return;
  const running = new Set<string>();
  for await (const workflowId of lister.runningConversions()) running.add(workflowId);
  const lost = started.filter((id) => !running.has(conversionWorkflowId(publicId('fil', id))));
  await markConversionsPending(database, lost);
}

async function reconcileBulkSends({ database, lister, clock }: ReconciliationDeps) {
  const before = new Date(clock.now().getTime() - visibleAfterMs);
  const started = await dispatchedBulkSends(database, before);
  if (started.length === 0) return;
  const running = new Set<string>();
  for await (const workflowId of lister.runningBulkSends()) running.add(workflowId);
  const lost = started.filter((id) => !running.has(bulkSendWorkflowId(publicId('blk', id))));
  await markBulkSendsPending(database, lost);
}

function workflowIdOf({ webhookId, eventId, resend }: StartedDelivery): string {
  return deliveryWorkflowId(publicId('whk', webhookId), publicId('evt', eventId), resend);
}
