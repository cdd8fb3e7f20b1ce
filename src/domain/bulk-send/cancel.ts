import type { DomainEvent } from '../audit/events.ts';
import { Refusal } from '../refusals.ts';
import type { BulkSendState } from './bulk-send.ts';

/** The facts of a bulk send to write and the events to record with them. */
export interface BulkSendDecision {
  facts: Partial<Pick<BulkSendState, 'status' | 'finishedAt'>>;
  events: readonly DomainEvent[];
}

/**
 * What is sent stays sent; the rest is not. Cancelling again changes nothing.
 * @throws BULK_SEND_DONE when every row is done already
 */
export function cancelBulkSend(
  { id, status, rowsSha256 }: Pick<BulkSendState, 'id' | 'status'> & { rowsSha256: string },
  now: Date,
): BulkSendDecision {
  if (status === 'completed') {
    throw new Refusal('BULK_SEND_DONE', 'Every row of this bulk send is done already.');
  }
  if (status === 'cancelled') return { facts: {}, events: [] };
  const details = { sha256: rowsSha256 };
  return {
    facts: { status: 'cancelled', finishedAt: now },
    events: [{ type: 'bulk_send.cancelled', bulkSendId: id, details }],
  };
}
