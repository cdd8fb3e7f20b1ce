import { z } from 'zod';
import { updateTemplate } from '../../../operations/templates/update.ts';
import { writeRoute } from '../../route.ts';
import { name } from '../../name-schemas.ts';
import { clearable, idOf, longText } from '../../schemas.ts';
import { templateExample } from './examples.ts';
import { category, defaultsInput, renderTemplate, roleInputs, templateSchema } from './schema.ts';

export const updateTemplateRoute = writeRoute({
  method: 'PUT',
  path: '/templates/update',
  operationId: 'updateTemplate',
  tag: 'Templates',
  summary: 'Change what a template says of itself and of its documents',
  description:
    'A member changes their own; owners and administrators change any. Other `recipients` are ' +
    'another `version`; a role that holds fields cannot be taken away.',
  access: { scope: 'svc:templates:write', roles: 'writers' },
  query: z.strictObject({ id: idOf('template') }),
  body: z.strictObject({
    name: name
      .optional()
      .meta({ description: 'What the template is called, up to 255 characters' }),
    description: clearable(
      longText.meta({ description: 'What the template is for, up to 4,000 characters' }),
    ),
    category: clearable(category),
    recipients: roleInputs.optional().meta({
      description:
        'All roles, in place of those before; up to 100. A role that holds fields cannot be left out',
    }),
    message: clearable(defaultsInput.message),
    deadline_days: clearable(defaultsInput.deadline_days),
    redirect_url: clearable(defaultsInput.redirect_url),
  }),
  status: 200,
  answer: templateSchema,
  refusals: ['REDIRECT_NOT_ALLOWED', 'TEMPLATE_NOT_FOUND'],
  example: {
    query: { id: templateExample.id },
    body: { name: 'Residential lease 2027' },
    answer: { ...templateExample, name: 'Residential lease 2027' },
  },
  async write(tx, { principal, query, body }) {
    const { deadline_days: deadlineDays, redirect_url: redirectUrl, ...command } = body;
    const wanted = { ...command, deadlineDays, redirectUrl };
    return renderTemplate(await updateTemplate(tx, principal, query.id, wanted));
  },
});
