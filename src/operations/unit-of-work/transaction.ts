import type { BulkSendId, DeliveryId, DocumentId, FileId } from '../../domain/ids.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { TestClock } from '../../domain/test-workspace/clock.ts';
import { makeActTime, type ActTime } from './act-time.ts';
import type { Changes, OperationDeps, Transaction } from './context.ts';
import { workspaceTime } from './workspace-time.ts';
import { writeEvents } from './write-events.ts';

/**
 * Runs `work` in one transaction: everything it persists commits with its events, or nothing does.
 * A refusal rolls back, unless facts were found on the way that must stay (`keepOnRefusal`: an
 * expiry). Changes are dispatched after the commit, without waiting for Temporal.
 * @param takeTime what the act is dated by; called once, after the lock of its document
 */
export async function inTransaction<T>(
  deps: OperationDeps,
  work: (tx: Transaction) => Promise<T>,
  takeTime: (clock?: TestClock) => Date = (clock) => workspaceTime(deps, clock),
): Promise<T> {
  const changes = {
    documents: new Set<DocumentId>(),
    deliveries: new Set<DeliveryId>(),
    conversions: new Set<FileId>(),
    bulkSends: new Set<BulkSendId>(),
  };
  const written: Transaction['written'] = [];
  const outcome = await deps.database.fork().transactional(async (em) => {
    const tx = begin({ em, deps, changes, written }, makeActTime(takeTime));
    const result = await refusalKept(tx, () => work(tx));
    await writeEvents(tx);
    return result;
  });
  if (written.length > 0) deps.countEvents?.(written);
  dispatch(deps, changes);
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.value;
}

type Shared = Pick<Transaction, 'em' | 'deps' | 'changes' | 'written'>;

function begin(shared: Shared, time: ActTime): Transaction {
  let realNow: Date | undefined;
  return {
    ...shared,
    time,
    get now() {
      return time.now();
    },
    get realNow() {
      return (realNow ??= shared.deps.clock.now());
    },
    events: [],
    rows: [],
    messages: [],
    keepOnRefusal: false,
  };
}

/**
 * Runs one item of a bulk in a savepoint of its own: a refused item leaves no trace. Each is dated
 * by itself, after the lock of its own document, and announced where the bulk is.
 */
export async function inSavepoint<T>(
  tx: Transaction,
  work: (item: Transaction) => Promise<T>,
): Promise<{ value: T } | { refusal: Refusal }> {
  try {
    return await tx.em.transactional(
      async (em) => {
        const { deps, changes, written } = tx;
        const time = tx.time.another((clock) => workspaceTime(deps, clock));
        const item = begin({ em, deps, changes, written }, time);
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
  if (Object.values(changes).some(({ size }) => size > 0)) deps.afterCommit(changes);
}
