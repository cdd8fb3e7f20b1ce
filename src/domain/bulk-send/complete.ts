import type { BulkSendState } from './bulk-send.ts';
import type { BulkSendDecision } from './cancel.ts';

/** No row is pending any more, whatever became of each. */
export function completeBulkSend({ id }: Pick<BulkSendState, 'id'>, now: Date): BulkSendDecision {
  return {
    facts: { status: 'completed', finishedAt: now },
    events: [{ type: 'bulk_send.completed', bulkSendId: id, details: {} }],
  };
}
