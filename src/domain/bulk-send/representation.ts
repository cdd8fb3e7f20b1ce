import { present } from '../document/representation.ts';
import { publicId, type DocumentId } from '../ids.ts';
import { isoOrAbsent } from '../time.ts';
import type { BulkSendState, RowCounts, RowStatus } from './bulk-send.ts';

export type CountedBulkSend = Pick<
  BulkSendState,
  'id' | 'templateId' | 'perHour' | 'status' | 'total' | 'valid' | 'createdAt' | 'finishedAt'
> & { counts: RowCounts };

/** As lists, get and webhook bodies carry a bulk send. */
export function bulkSendRepresentation({ counts, ...bulkSend }: CountedBulkSend) {
  const { sent, failed, pending, cancelled } = counts;
  const finishedAt = isoOrAbsent(bulkSend.finishedAt);
  return {
    id: publicId('blk', bulkSend.id),
    status: bulkSend.status,
    template_id: publicId('tpl', bulkSend.templateId),
    ...present('per_hour', bulkSend.perHour),
    total: bulkSend.total,
    valid: bulkSend.valid,
    sent,
    failed,
    pending,
    cancelled,
    created_at: bulkSend.createdAt.toISOString(),
    ...present(bulkSend.status === 'cancelled' ? 'cancelled_at' : 'completed_at', finishedAt),
  };
}

export interface ListedRow {
  number: number;
  status: RowStatus;
  documentId: DocumentId | null;
  code: string | null;
  detail: string | null;
}

export function rowRepresentation({ number, status, documentId, code, detail }: ListedRow) {
  return {
    row: number,
    status,
    ...present('document_id', documentId && publicId('doc', documentId)),
    ...present('code', code),
    ...present('detail', detail),
  };
}
