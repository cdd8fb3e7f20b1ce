import type { DeliveryId, DocumentId, FileId } from '../../domain/ids.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Changes, OperationDeps, Transaction } from './context.ts';
import { writeEvents } from './write-events.ts';

/**
 * Runs `work` in one transaction: everything it persists commits with its events, or nothing does.
 * A refusal rolls back, unless facts were found on the way that must stay (`keepOnRefusal`: an
 * expiry). Changes are dispatched after the commit, without waiting for Temporal.
 */
export async function inTransaction<T>(
  deps: OperationDeps,
  work: (tx: Transaction) => Promise<T>,
  at: Date = deps.clock.now(),
): Promise<T> {
  const changes = {
    documents: new Set<DocumentId>(),
    deliveries: new Set<DeliveryId>(),
    conversions: new Set<FileId>(),
  };
  const written: Transaction['written'] = [];
  const outcome = await deps.database.fork().transactional(async (em) => {
    const pending = { events: [], rows: [], written, messages: [], keepOnRefusal: false };
    const tx: Transaction = { em, deps, now: at, changes, ...pending };
    const result = await refusalKept(tx, () => work(tx));
    await writeEvents(tx);
    return result;
  });
  if (written.length > 0) deps.countEvents?.(written);
  dispatch(deps, changes);
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.value;
}

/** Runs one item of a bulk in a savepoint of its own: a refused item leaves no trace. */
export async function inSavepoint<T>(
  tx: Transaction,
  work: (item: Transaction) => Promise<T>,
): Promise<{ value: T } | { refusal: Refusal }> {
  try {
    return await tx.em.transactional(
      async (em) => {
        const own = { events: [], rows: [], messages: [], keepOnRefusal: false };
        const item: Transaction = { ...tx, em, ...own };
        const outcome = await refusalKept(item, () => work(item));
        tx.events.push(...item.events);
        tx.rows.push(...item.rows);
        tx.messages.push(...item.messages);
        return outcome;
      },
      // Else each item would look for changes in all rows of those before it.
      { clear: true },
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusal: error };
  }
}

async function refusalKept<T>(
  tx: Transaction,
  work: () => Promise<T>,
): Promise<{ value: T } | { refusal: Refusal }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof Refusal && tx.keepOnRefusal) return { refusal: error };
    throw error;
  }
}

function dispatch(deps: OperationDeps, changes: Changes): void {
  const { documents, deliveries, conversions } = changes;
  if (documents.size + deliveries.size + conversions.size > 0) deps.afterCommit(changes);
}
