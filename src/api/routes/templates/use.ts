import { z } from 'zod';
import { documentFields } from '../../answer-schemas.ts';
import {
  documentRepresentation,
  warningsRepresentation,
} from '../../../domain/document/representation.ts';
import { maxRoles } from '../../../domain/template/check-roles.ts';
import {
  requestFromTemplate,
  writeTemplateWords,
  type UseTemplate,
} from '../../../operations/templates/use.ts';
import { writeRoute } from '../../route.ts';
import { answerText, idOf } from '../../schemas.ts';
import { documentExample } from '../documents/examples.ts';
import { deadline, description, remembered, title } from '../documents/members.ts';
import { withRequest } from '../documents/rendered.ts';
import { fieldValues, requestAnswer, sending } from '../documents/request-schema.ts';
import { templateExample } from './examples.ts';
import { roleFilling } from './role-filling.ts';
import { requireTemplate } from './schema.ts';

const createdFrom = answerText('The id of the template that it was made of');

/** A draft that was asked for without more has only these; every other is told of whole. */
const always = {
  id: documentFields.id,
  title: documentFields.title,
  status: documentFields.status,
  created_from_template: createdFrom,
  created_at: documentFields.created_at,
};
const answer = requestAnswer.partial().extend(always).meta({ id: 'DocumentFromTemplate' });

const body = z.strictObject({
  title,
  description: description.optional(),
  deadline: deadline.optional(),
  ...remembered,
  recipients: z
    .array(roleFilling)
    .max(maxRoles, `must have ${maxRoles} recipients or fewer`)
    .optional()
    .meta({
      description:
        'Who takes the roles of the template, each once; `[]` where the template fixes all of them. A role that is left out is a 400, unless the template fixes it',
    }),
  values: fieldValues.optional(),
  send: sending.optional(),
});

export const useTemplateRoute = writeRoute({
  method: 'POST',
  path: '/templates/use',
  operationId: 'useTemplate',
  tag: 'Templates',
  summary: 'Create a document from a template',
  description:
    'The draft has the file and the fields of the template and belongs to who asked. With ' +
    '`recipients` every role that the template fixes to nobody is filled; without, nobody is added. ' +
    'With `send` it is sent at once. All of it is done, or nothing. With any of `recipients`, `values` ' +
    'and `send` the answer is as whole as that of `POST /documents`. `values`, `recipients` and `send` ' +
    'need the scopes `svc:documents:write` and `svc:recipients:write` as well.',
  access: { scope: 'svc:templates:read', roles: 'writers' },
  alsoNeeds: ({ recipients, values, send }) =>
    recipients || values || send ? ['svc:documents:write', 'svc:recipients:write'] : [],
  query: z.strictObject({ id: idOf('template') }),
  body,
  status: 201,
  answer,
  refusals: [
    'TEMPLATE_NOT_FOUND',
    'REDIRECT_NOT_ALLOWED',
    'RECIPIENT_EXISTS',
    'NO_RECIPIENTS',
    'DEADLINE_PASSED',
    'DOCUMENT_NOT_READY',
  ],
  example: {
    query: { id: templateExample.id },
    body: { title: documentExample.title },
    answer: {
      id: documentExample.id,
      title: documentExample.title,
      status: 'draft',
      created_from_template: templateExample.id,
      created_at: documentExample.created_at,
    },
  },
  documentOf: (_call, { id }) => id,
  // The template was changed while words were written into its file: they are written again.
  whenNotReady: () => Promise.resolve(),
  async prepare({ deps, principal, query: { id: templateId }, body }) {
    const command = commandOf(body);
    const fills = body.values !== undefined || body.send !== undefined;
    const words = fills
      ? await writeTemplateWords(
          deps,
          await requireTemplate({ deps, principal }, templateId),
          command,
        )
      : undefined;
    return async (tx, call) => {
      const made = await requestFromTemplate(tx, call.principal, templateId, command, words);
      const { id, title, status, created_at } = documentRepresentation(made.document);
      const from = { created_from_template: templateId };
      return isRequest(body)
        ? { ...withRequest(deps, call.principal, made), ...from }
        : { id, title, status, ...from, created_at, ...warningsRepresentation(made.warnings) };
    };
  },
});

/** Whether it asks for more than a draft. */
function isRequest({ recipients, values, send }: z.output<typeof body>): boolean {
  return [recipients, values, send].some((member) => member !== undefined);
}

function commandOf(given: z.output<typeof body>): UseTemplate {
  return {
    title: given.title,
    description: given.description,
    deadline: given.deadline,
    externalId: given.external_id,
    metadata: given.metadata,
    redirectUrl: given.redirect_url,
    ownReminderDays: given.reminder_schedule,
    ownAlertDays: given.expiration_alert_days,
    recipients: given.recipients,
    values: given.values,
    send: given.send,
  };
}
