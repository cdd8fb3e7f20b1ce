import { z } from 'zod';
import { updateTemplate } from '../../../operations/templates/update.ts';
import { writeRoute } from '../../route.ts';
import { id, longText, name } from '../../schemas.ts';
import { templateExample } from './examples.ts';
import { category, renderTemplate, templateSchema } from './schema.ts';

export const updateTemplateRoute = writeRoute({
  method: 'PUT',
  path: '/templates/update',
  operationId: 'updateTemplate',
  tag: 'Templates',
  summary: 'Rename or refile a template',
  access: { scope: 'svc:templates:write', roles: 'writers' },
  query: z.strictObject({ id }),
  body: z.strictObject({
    name: name.optional(),
    description: longText.optional(),
    category: category.optional(),
  }),
  status: 200,
  answer: templateSchema,
  refusals: ['TEMPLATE_NOT_FOUND'],
  example: {
    query: { id: templateExample.id },
    body: { name: 'Residential lease 2027' },
    answer: { ...templateExample, name: 'Residential lease 2027' },
  },
  async write(tx, { principal, query, body }) {
    return renderTemplate(await updateTemplate(tx, principal, query.id, body));
  },
});
