import { z } from 'zod';
import { sendDocument } from '../../../operations/documents/send.ts';
import { requireDocument } from '../../find.ts';
import { writeRoute } from '../../route.ts';
import { documentSchema, id, longText } from '../../schemas.ts';
import { documentExample, downloadExample } from './examples.ts';
import { withDownload } from './rendered.ts';

export const sendDocumentRoute = writeRoute({
  method: 'POST',
  path: '/documents/send',
  operationId: 'sendDocument',
  tag: 'Documents',
  summary: 'Send a draft to its recipients',
  access: { scope: 'svc:documents:write', roles: 'anyone' },
  query: z.strictObject({ id }),
  body: z.strictObject({ message: longText.optional() }),
  status: 200,
  answer: documentSchema,
  refusals: [
    'DOCUMENT_NOT_FOUND',
    'DOCUMENT_NOT_DRAFT',
    'NO_RECIPIENTS',
    'DEADLINE_PASSED',
    'DOCUMENT_NOT_READY',
    'UNPROCESSABLE_FILE',
  ],
  example: {
    query: { id: documentExample.id },
    body: { message: 'Please sign by Friday.' },
    answer: {
      ...documentExample,
      status: 'sent',
      recipients_count: 1,
      deadline: '2027-02-26T10:31:00.000Z',
      sent_at: '2027-01-27T10:31:00.000Z',
      download_url: downloadExample,
    },
  },
  documentOf: ({ query }) => query.id,
  async whenNotReady(call) {
    const { preparedFileId } = await requireDocument(call, call.query.id);
    await call.awaitConversion(preparedFileId);
  },
  async write(tx, { deps, principal, query, body }) {
    const document = await sendDocument(tx, principal, query.id, body);
    return withDownload(deps, document, tx.now);
  },
});
