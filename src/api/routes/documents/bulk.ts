import { z } from 'zod';
import { eachDocument, type BulkResult } from '../../../operations/documents/bulk.ts';
import { prepareToSend } from '../../../operations/documents/prepare-to-send.ts';
import { sendDocuments } from '../../../operations/documents/send.ts';
import { voidDocument } from '../../../operations/documents/void.ts';
import { writeRoute } from '../../route.ts';
import { answerId, answerText, count, id, longText, nothing } from '../../schemas.ts';
import { documentExample } from './examples.ts';

const documentIds = z
  .array(id)
  .min(1, 'must name at least one document')
  .max(50, 'must name 50 documents or fewer')
  .meta({ description: 'The documents, 1 to 50; one that is named twice counts once' });

const answer = z
  .strictObject({
    total_requested: count('How many documents were named'),
    succeeded: count('How many of them it was done with'),
    failed: count('How many of them it was refused for'),
    results: z
      .array(
        z.strictObject({
          id: answerId('document'),
          success: z.boolean().meta({ description: 'Whether it was done' }),
          error: answerText('Why it was refused, for people').optional(),
          code: answerText(
            'Why it was refused: the `code` of the operation for one document',
          ).optional(),
        }),
      )
      .meta({ description: 'What became of each document, in the order given' }),
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
  body: z.strictObject({
    document_ids: documentIds,
    reason: longText.optional().meta({
      description:
        'Why they are called off: the mails to everybody who was asked say it; up to 4,000 characters',
    }),
  }),
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
  async prepare({ deps, principal, body: { document_ids: ids } }) {
    const written = await prepareToSend(deps, principal, ids);
    return async (tx, call) => tally(await sendDocuments(tx, call.principal, ids, written));
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
