import { z } from 'zod';
import { readRoute } from '../../route.ts';
import { idOf, nothing } from '../../schemas.ts';
import { templateExample } from './examples.ts';
import { renderTemplate, requireTemplate, templateSchema } from './schema.ts';

export const getTemplateRoute = readRoute({
  method: 'GET',
  path: '/templates/get',
  operationId: 'getTemplate',
  tag: 'Templates',
  summary: 'Get a template with its fields',
  access: { scope: 'svc:templates:read', roles: 'anyone' },
  query: z.strictObject({ id: idOf('template') }),
  body: nothing,
  status: 200,
  answer: templateSchema,
  refusals: ['TEMPLATE_NOT_FOUND'],
  example: { query: { id: templateExample.id }, answer: templateExample },
  async read(call) {
    return renderTemplate(await requireTemplate(call, call.query.id));
  },
});
