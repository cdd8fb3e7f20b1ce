import { z } from 'zod';
import { fileWithoutWords } from '../../../domain/template/sender-words.ts';
import { updateDocument } from '../../../operations/documents/update.ts';
import { readWarnings } from '../../../persistence/stores/files/files.ts';
import { ownerOf } from '../../../persistence/stores/documents/senders.ts';
import { writeRoute } from '../../route.ts';
import { clearable, idOf } from '../../schemas.ts';
import { documentDetailsSchema } from './details-schema.ts';
import { documentDetailsExample, documentExample, downloadExample } from './examples.ts';
import {
  deadline,
  description,
  externalId,
  metadata,
  ownExpirationAlertDays,
  ownReminderSchedule,
  redirectUrl,
  title,
} from './members.ts';
import { withDetails } from './rendered.ts';

export const updateDocumentRoute = writeRoute({
  method: 'PUT',
  path: '/documents/update',
  operationId: 'updateDocument',
  tag: 'Documents',
  summary: 'Change a draft, the deadline of an open document, or what you keep with any',
  description:
    '`external_id` and `metadata` change in every state, the deadline until the document is final, ' +
    'all else in a draft only. `null` clears what may be null.',
  access: { scope: 'svc:documents:write', roles: 'anyone' },
  query: z.strictObject({ id: idOf('document') }),
  body: z.strictObject({
    title: title.optional(),
    description: description.optional(),
    deadline: clearable(deadline),
    external_id: clearable(externalId),
    metadata: clearable(metadata),
    redirect_url: clearable(redirectUrl),
    reminder_schedule: clearable(ownReminderSchedule),
    expiration_alert_days: clearable(ownExpirationAlertDays),
  }),
  status: 200,
  answer: documentDetailsSchema,
  refusals: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_NOT_DRAFT', 'DOCUMENT_FINAL', 'REDIRECT_NOT_ALLOWED'],
  example: {
    query: { id: documentExample.id },
    body: { deadline: '2027-03-01T17:00:00Z' },
    answer: {
      ...documentDetailsExample,
      deadline: '2027-03-01T17:00:00.000Z',
      download_url: downloadExample,
    },
  },
  async write(tx, { deps, principal, query, body }) {
    const document = await updateDocument(tx, principal, query.id, {
      title: body.title,
      description: body.description,
      deadline: body.deadline,
      externalId: body.external_id,
      metadata: body.metadata,
      redirectUrl: body.redirect_url,
      ownReminderDays: body.reminder_schedule,
      ownAlertDays: body.expiration_alert_days,
    });
    const owner = await ownerOf(tx.em, document);
    const warnings = await readWarnings(tx.em, fileWithoutWords(document));
    return withDetails(deps, principal, document, { owner, warnings });
  },
});
