import { z } from 'zod';
import { fileWithoutWords } from '../../../domain/template/sender-words.ts';
import { prepareToSend } from '../../../operations/documents/prepare-to-send.ts';
import { sendDocument } from '../../../operations/documents/send.ts';
import { readWarnings } from '../../../persistence/stores/files/files.ts';
import { requireDocument } from '../../find.ts';
import { writeRoute } from '../../route.ts';
import { documentSchema } from '../../answer-schemas.ts';
import { idOf, longText } from '../../schemas.ts';
import { documentExample, downloadExample } from './examples.ts';
import { withDownload } from './rendered.ts';

export const sendDocumentRoute = writeRoute({
  method: 'POST',
  path: '/documents/send',
  operationId: 'sendDocument',
  tag: 'Documents',
  summary: 'Send a draft to its recipients',
  access: { scope: 'svc:documents:write', roles: 'anyone' },
  query: z.strictObject({ id: idOf('document') }),
  body: z.strictObject({
    message: longText.optional().meta({
      description: 'What the mails to everybody who is asked say; up to 4,000 characters',
    }),
  }),
  status: 200,
  answer: documentSchema,
  refusals: [
    'DOCUMENT_NOT_FOUND',
    'DOCUMENT_NOT_DRAFT',
    'NO_RECIPIENTS',
    'DEADLINE_PASSED',
    'FIELDS_CHANGED',
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
  // What the sender filled in is written into the file before any lock is taken.
  async prepare({ deps, principal, query, body }) {
    const written = await prepareToSend(deps, principal, [query.id]);
    return async (tx, call) => {
      const document = await sendDocument(tx, call.principal, query.id, body, written);
      const warnings = await readWarnings(tx.em, fileWithoutWords(document));
      return withDownload(deps, call.principal, document, warnings);
    };
  },
});
