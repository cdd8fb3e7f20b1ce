import { z } from 'zod';
import { present, recipientItemRepresentation } from '../../../domain/document/representation.ts';
import { fileWithoutWords } from '../../../domain/template/sender-words.ts';
import { readRecipientMails } from '../../../operations/mails/read-recipient-mails.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import type { Document } from '../../../persistence/entities/documents.ts';
import { listRecipients } from '../../../persistence/stores/documents/documents.ts';
import { readWarnings } from '../../../persistence/stores/files/files.ts';
import { ownerOf } from '../../../persistence/stores/documents/senders.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { flag, idOf, nothing } from '../../schemas.ts';
import { recipientItem } from '../../answer-schemas.ts';
import { documentDetailFields } from './details-schema.ts';
import { documentDetailsExample, documentExample, downloadExample } from './examples.ts';
import { withDetails } from './rendered.ts';

export const getDocumentRoute = readRoute({
  method: 'GET',
  path: '/documents/get',
  operationId: 'getDocument',
  tag: 'Documents',
  summary: 'Get a document',
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query: z.strictObject({
    id: idOf('document'),
    include_recipients: flag
      .optional()
      .meta({ description: 'Whether the answer has `recipients`; `false` unless given' }),
  }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      ...documentDetailFields,
      recipients: z
        .array(recipientItem)
        .optional()
        .meta({ description: 'Everybody who is asked, with `include_recipients=true`' }),
    })
    .meta({ id: 'DocumentWithRecipients' }),
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: {
    query: { id: documentExample.id, include_recipients: 'true' },
    answer: { ...documentDetailsExample, download_url: downloadExample, recipients: [] },
  },
  async read(call) {
    const { deps, principal, query } = call;
    const document = await requireDocument(call, query.id);
    const [owner, warnings, recipients] = await Promise.all([
      ownerOf(deps.database.fork(), document),
      readWarnings(deps.database.fork(), fileWithoutWords(document)),
      query.include_recipients ? readRecipientItems(deps, document) : undefined,
    ]);
    return {
      ...withDetails(deps, principal, document, { owner, warnings }),
      ...present('recipients', recipients),
    };
  },
});

async function readRecipientItems(deps: OperationDeps, { id: documentId }: Document) {
  const [recipients, mailOf] = await Promise.all([
    listRecipients(deps.database, documentId),
    readRecipientMails(deps, documentId),
  ]);
  return recipients.map((recipient) => ({
    ...recipientItemRepresentation(recipient),
    mail: mailOf(recipient.id),
  }));
}
