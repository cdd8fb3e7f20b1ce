import { z } from 'zod';
import {
  awaitFile,
  createRequest,
  prepareRequest,
  type CreateRequest,
} from '../../../operations/documents/create-request.ts';
import { supportedTypes } from '../../../domain/upload/file.ts';
import { maxRecipients } from '../../../domain/recipient/add.ts';
import { writeRoute } from '../../route.ts';
import { idOf, nothing } from '../../schemas.ts';
import { newRecipient, toAddRecipient } from '../recipients/add.ts';
import { documentExample, downloadExample } from './examples.ts';
import { fieldInputs } from './field-schema.ts';
import { deadline, description, remembered, title } from './members.ts';
import { fieldValues, requestAnswer, sending } from './request-schema.ts';
import { withDownload, withRequest } from './rendered.ts';

const body = z.strictObject({
  title,
  description: description.optional(),
  storage_id: idOf('upload').meta({
    description: 'The file: `storageId` of an upload of the last 24 hours',
  }),
  file_size: z
    .number()
    .int()
    .min(1)
    .max(52_428_800)
    .meta({ description: 'How many bytes the uploaded file has, up to 52,428,800 (50 MB)' }),
  file_type: z
    .string()
    .max(255)
    .meta({
      enum: [...supportedTypes, 'image/jpg'],
      description: 'The media type that the file was uploaded as',
    }),
  page_count: z.number().int().min(1).max(2_000).optional().meta({
    description:
      'How many pages the file has, where you want it checked: another number is refused',
  }),
  deadline: deadline.optional(),
  ...remembered,
  recipients: z
    .array(newRecipient)
    .max(maxRecipients, `must have ${maxRecipients} recipients or fewer`)
    .optional()
    .meta({ description: 'Who is asked, each as `POST /recipients` adds one; up to 100' }),
  fields: fieldInputs.optional().meta({
    description:
      'What recipients fill in and where, each as `PUT /documents/fields` places it; up to 1,000',
  }),
  values: fieldValues.optional(),
  send: sending.optional(),
});

export const createDocumentRoute = writeRoute({
  method: 'POST',
  path: '/documents',
  operationId: 'createDocument',
  tag: 'Documents',
  summary: 'Create a document from an uploaded file, and send it where that is asked for',
  description:
    'With `recipients`, `fields`, `values` and `send` it takes the place of the calls that would add, ' +
    'place, fill in and send: all of it is done, or nothing. `recipients` need the scope ' +
    '`svc:recipients:write` too. Then the answer is what get-document gives, with `recipients` and ' +
    '`fields`; recipients with `notify: false` have a `signing_url`.',
  access: { scope: 'svc:documents:write', roles: 'writers' },
  query: nothing,
  body,
  // A thousand fields, and the places that they may have.
  bodyMaxValues: 60_000,
  alsoNeeds: ({ recipients }) => (recipients ? ['svc:recipients:write'] : []),
  status: 201,
  answer: requestAnswer,
  refusals: [
    'UPLOAD_NOT_FOUND',
    'UNPROCESSABLE_FILE',
    'REDIRECT_NOT_ALLOWED',
    'ANCHOR_NOT_FOUND',
    'ANCHOR_AMBIGUOUS',
    'FIELD_EXISTS',
    'RECIPIENT_EXISTS',
    'NO_RECIPIENTS',
    'DEADLINE_PASSED',
    'DOCUMENT_NOT_READY',
  ],
  example: {
    body: {
      title: 'Lease for 12 Harbour Street',
      storage_id: 'upl_01k9zf4s8ye0mbqn7h7wz3a5rc',
      file_size: 101_681,
      file_type: 'application/pdf',
    },
    answer: { ...documentExample, download_url: downloadExample },
  },
  documentOf: (_call, { id }) => id,
  async whenNotReady({ deps, principal, body, awaitConversion }) {
    await awaitFile(deps, principal, body.storage_id, awaitConversion);
  },
  async prepare({ deps, principal, body }) {
    const command = commandOf(body);
    const prepared = await prepareRequest(deps, principal, command);
    return async (tx, call) => {
      const made = await createRequest(tx, call.principal, command, prepared);
      return isRequest(body)
        ? withRequest(deps, call.principal, made)
        : withDownload(deps, call.principal, made.document, made.warnings);
    };
  },
});

/** Whether it asks for more than a draft. */
function isRequest({ recipients, fields, values, send }: z.output<typeof body>): boolean {
  return [recipients, fields, values, send].some((member) => member !== undefined);
}

function commandOf(given: z.output<typeof body>): CreateRequest {
  return {
    title: given.title,
    description: given.description,
    storageId: given.storage_id,
    fileSizeBytes: given.file_size,
    fileType: given.file_type,
    pageCount: given.page_count,
    deadline: given.deadline,
    externalId: given.external_id,
    metadata: given.metadata,
    redirectUrl: given.redirect_url,
    ownReminderDays: given.reminder_schedule,
    ownAlertDays: given.expiration_alert_days,
    recipients: given.recipients?.map(toAddRecipient),
    fields: given.fields,
    values: given.values,
    send: given.send,
  };
}
