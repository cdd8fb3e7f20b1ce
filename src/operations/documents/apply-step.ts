import { systemPrincipal } from '../../domain/access/principal.ts';
import type { DocumentDecision } from '../../domain/document/decision.ts';
import type { DocumentWithRecipients } from '../../domain/document/state.ts';
import type { DocumentId } from '../../domain/ids.ts';
import { laterOf } from '../../domain/time.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { applyDecision } from './apply.ts';
import { workspaceTime } from '../unit-of-work/workspace-time.ts';
import { lockDocument } from './lock.ts';

/**
 * What a timer asks for, in a transaction of its own; nothing for a document that is gone.
 * @param at when the timer came, by a clock that may be ahead of this one: the step is dated so, or
 *   now where that is later, as the step may be late
 */
export async function applyStep(
  deps: OperationDeps,
  documentId: DocumentId,
  at: Date | undefined,
  decide: (state: DocumentWithRecipients, now: Date) => DocumentDecision,
): Promise<void> {
  await inTransaction(
    deps,
    async (tx) => {
      const loaded = await lockDocument(tx, documentId);
      if (loaded) await applyDecision(tx, systemPrincipal, loaded, decide(loaded, tx.now));
    },
    at && ((clock) => laterOf(at, workspaceTime(deps, clock))),
  );
}
