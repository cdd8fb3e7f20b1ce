import { z } from 'zod';
import type { MemberPrincipal } from '../../../domain/access/principal.ts';
import {
  bulkSendStatuses,
  maySeeBulkSend,
  rowStatuses,
} from '../../../domain/bulk-send/bulk-send.ts';
import { parsePublicId } from '../../../domain/ids.ts';
import { notFound } from '../../../domain/refusals.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import { findBulkSend } from '../../../persistence/stores/bulk-sends/bulk-sends.ts';
import { answerId, answerText, count, timeOf } from '../../schemas.ts';

export const rowStatus = z.enum(rowStatuses).meta({
  description:
    'What became of the row: it is `pending`, was `sent`, `failed`, or was `cancelled` before it was sent',
});

export const rowNumber = count('The place of the row among those given, from 0');

export const rowErrors = z
  .array(
    z
      .strictObject({
        row: rowNumber,
        pointer: answerText('The place in the row, as JSON Pointer (RFC 6901)'),
        message: answerText('What is wrong with it, for people'),
      })
      .meta({ id: 'BulkSendRowError' }),
  )
  .meta({ description: 'What is wrong with the rows that are skipped, up to five places of each' });

export const rowCounts = {
  total: count('How many rows were given'),
  valid: count('How many rows can be sent'),
};

export const bulkSendFields = {
  id: answerId('bulk send'),
  status: z.enum(bulkSendStatuses).meta({
    description: 'Whether rows are still sent (`running`), all are done, or it was stopped',
  }),
  template_id: answerId('template'),
  per_hour: count(
    'How many documents are sent an hour; absent: as fast as they can be made',
    1,
  ).optional(),
  ...rowCounts,
  sent: count('How many rows have a document that was sent'),
  failed: count('How many rows could not be sent after all'),
  pending: count('How many rows are still to be sent'),
  cancelled: count('How many rows were not sent before it was stopped'),
  created_at: timeOf('When it was started'),
  completed_at: timeOf('When the last row was done').optional(),
  cancelled_at: timeOf('When it was stopped').optional(),
};

/** As lists and webhook bodies carry it. */
export const bulkSendSchema = z.strictObject(bulkSendFields).meta({ id: 'BulkSend' });

/** The bulk send that a read is about. @throws BULK_SEND_NOT_FOUND */
export async function requireBulkSend(
  { deps, principal }: { deps: OperationDeps; principal: MemberPrincipal },
  bulkSendId: string,
) {
  const id = parsePublicId('blk', bulkSendId);
  const found = await findBulkSend(deps.database, principal.organizationId, id);
  if (!found || !maySeeBulkSend(principal, found)) throw notFound('BULK_SEND', bulkSendId);
  return found;
}
