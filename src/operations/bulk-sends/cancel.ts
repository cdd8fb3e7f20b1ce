import type { MemberPrincipal } from '../../domain/access/principal.ts';
import type { RowCounts } from '../../domain/bulk-send/bulk-send.ts';
import { maySeeBulkSend } from '../../domain/bulk-send/bulk-send.ts';
import * as rules from '../../domain/bulk-send/cancel.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import type { BulkSend } from '../../persistence/entities/bulk-sends.ts';
import { cancelPendingRows } from '../../persistence/stores/bulk-sends/bulk-send-rows.ts';
import { countRowsOf, lockBulkSend } from '../../persistence/stores/bulk-sends/bulk-sends.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/**
 * Stops a bulk send: rows that are not sent are cancelled, and forget whom they name.
 * @throws BULK_SEND_NOT_FOUND, BULK_SEND_DONE
 */
export async function cancelBulkSend(
  tx: Transaction,
  principal: MemberPrincipal,
  bulkSendId: string,
): Promise<BulkSend & { counts: RowCounts }> {
  const id = parsePublicId('blk', bulkSendId);
  const { organizationId } = principal;
  const bulkSend = id && (await lockBulkSend(tx.em, id));
  if (bulkSend?.organizationId !== organizationId || !maySeeBulkSend(principal, bulkSend)) {
    throw notFound('BULK_SEND', bulkSendId);
  }
  const { facts, events } = rules.cancelBulkSend(bulkSend, tx.now);
  Object.assign(bulkSend, facts);
  if (facts.status) {
    await cancelPendingRows(tx.em, bulkSend.id);
    bulkSend.rev += 1;
    bulkSend.changedAt = tx.now;
    tx.changes.bulkSends.add(bulkSend.id);
  }
  for (const event of events) recordEvent(tx, principal, event, { organizationId });
  return { ...bulkSend, counts: await countRowsOf(tx.em, bulkSend.id) };
}
