import { z } from 'zod';
import { createTemplate } from '../../../operations/templates/create.ts';
import { writeRoute } from '../../route.ts';
import { name } from '../../name-schemas.ts';
import { idOf, longText, nothing } from '../../schemas.ts';
import { documentExample } from '../documents/examples.ts';
import { templateExample } from './examples.ts';
import { category, defaultsInput, renderTemplate, roleInputs, templateSchema } from './schema.ts';

export const createTemplateRoute = writeRoute({
  method: 'POST',
  path: '/templates',
  operationId: 'createTemplate',
  tag: 'Templates',
  summary: 'Create a template from a document',
  description:
    'It keeps the file and the fields, with the recipients as roles (without names and addresses; ' +
    'one without a key becomes `recipient_1`, …), and stays when the document is deleted. Made by a member ' +
    'who may see the document but not change it, it is only seen by those who may see the ' +
    'document, and is deleted with it.',
  access: { scope: 'svc:templates:write', roles: 'writers' },
  query: nothing,
  body: z.strictObject({
    document_id: idOf('document').meta({
      description: 'The id of a document that you may see, in any state',
    }),
    name: name.meta({ description: 'What the template is called, up to 255 characters' }),
    description: longText
      .optional()
      .meta({ description: 'What the template is for, up to 4,000 characters' }),
    category: category.optional(),
    recipients: roleInputs.optional().meta({
      description: 'The roles, in place of those of the document’s recipients; up to 100',
    }),
    message: defaultsInput.message.optional(),
    deadline_days: defaultsInput.deadline_days.optional(),
    redirect_url: defaultsInput.redirect_url.optional(),
  }),
  status: 201,
  answer: templateSchema,
  refusals: ['REDIRECT_NOT_ALLOWED', 'DOCUMENT_NOT_FOUND', 'DOCUMENT_NOT_READY'],
  example: {
    body: {
      document_id: documentExample.id,
      name: templateExample.name,
      description: templateExample.description,
      category: templateExample.category,
    },
    answer: templateExample,
  },
  async write(tx, { principal, body }) {
    const {
      document_id: documentId,
      deadline_days: deadlineDays,
      redirect_url: redirectUrl,
      ...command
    } = body;
    const made = { ...command, documentId, deadlineDays, redirectUrl };
    return renderTemplate(await createTemplate(tx, principal, made));
  },
});
