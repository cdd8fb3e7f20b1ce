import { z } from 'zod';
import {
  present,
  recipientItemRepresentation,
  sealWaitRepresentation,
} from '../../../domain/document/representation.ts';
import { listRecipients } from '../../../persistence/stores/documents.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import {
  documentFields,
  flag,
  id,
  nothing,
  recipientRole,
  recipientStatus,
  sealWait,
  timestamp,
} from '../../schemas.ts';
import { documentExample, downloadExample } from './examples.ts';
import { withDownload } from './rendered.ts';

const answer = z
  .strictObject({
    ...documentFields,
    download_url: z.url().optional(),
    seal: sealWait.optional(),
    recipients: z
      .array(
        z.strictObject({
          id: z.string(),
          email: z.string(),
          name: z.string(),
          role: recipientRole,
          status: recipientStatus,
          signed_at: timestamp.optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'DocumentWithRecipients' });

export const getDocumentRoute = readRoute({
  method: 'GET',
  path: '/documents/get',
  operationId: 'getDocument',
  tag: 'Documents',
  summary: 'Get a document',
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query: z.strictObject({ id, include_recipients: flag.optional() }),
  body: nothing,
  status: 200,
  answer,
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: {
    query: { id: documentExample.id, include_recipients: 'true' },
    answer: { ...documentExample, download_url: downloadExample, recipients: [] },
  },
  async read(call) {
    const document = await requireDocument(call, call.query.id);
    const recipients = call.query.include_recipients
      ? await listRecipients(call.deps.database, document.id)
      : undefined;
    return {
      ...withDownload(call.deps, document, call.now),
      ...present('seal', sealWaitRepresentation(document)),
      ...(recipients && { recipients: recipients.map(recipientItemRepresentation) }),
    };
  },
});
