import { z } from 'zod';
import { eachDocument, type BulkResult } from '../../../operations/documents/bulk.ts';
import { sendDocuments } from '../../../operations/documents/send.ts';
import { voidDocument } from '../../../operations/documents/void.ts';
import { writeRoute } from '../../route.ts';
import { id, longText, nothing } from '../../schemas.ts';
import { documentExample } from './examples.ts';

const documentIds = z
  .array(id)
  .min(1, 'must name at least one document')
  .max(50, 'must name 50 documents or fewer');

const answer = z
  .strictObject({
    total_requested: z.number().int(),
    succeeded: z.number().int(),
    failed: z.number().int(),
    results: z.array(
      z.strictObject({ id: z.string(), success: z.boolean(), error: z.string().optional() }),
    ),
  })
  .meta({ id: 'BulkResult' });

const example = {
  body: { document_ids: [documentExample.id] },
  answer: {
    total_requested: 1,
    succeeded: 1,
    failed: 0,
    results: [{ id: documentExample.id, success: true }],
  },
};

export const bulkVoidRoute = writeRoute({
  method: 'POST',
  path: '/documents/bulk-void',
  operationId: 'bulkVoidDocuments',
  tag: 'Documents',
  summary: 'Call up to 50 documents off',
  access: { scope: 'svc:documents:write', roles: 'writers' },
  query: nothing,
  body: z.strictObject({ document_ids: documentIds, reason: longText.optional() }),
  status: 200,
  answer,
  refusals: [],
  example,
  async write(tx, { principal, body }) {
    const { reason } = body;
    return tally(
      await eachDocument(tx, body.document_ids, (item, documentId) =>
        voidDocument(item, principal, documentId, { reason }),
      ),
    );
  },
});

export const bulkSendRoute = writeRoute({
  method: 'POST',
  path: '/documents/bulk-send',
  operationId: 'bulkSendDocuments',
  tag: 'Documents',
  summary: 'Send up to 50 drafts',
  access: { scope: 'svc:documents:write', roles: 'writers' },
  query: nothing,
  body: z.strictObject({ document_ids: documentIds }),
  status: 200,
  answer,
  refusals: [],
  example,
  async write(tx, { principal, body }) {
    return tally(await sendDocuments(tx, principal, body.document_ids));
  },
});

function tally(results: BulkResult[]) {
  const succeeded = results.filter(({ success }) => success).length;
  return {
    total_requested: results.length,
    succeeded,
    failed: results.length - succeeded,
    results,
  };
}
