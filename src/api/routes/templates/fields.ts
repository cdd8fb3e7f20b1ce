import { z } from 'zod';
import { fieldRepresentation } from '../../../domain/template/representation.ts';
import { readRoute } from '../../route.ts';
import { id, nothing } from '../../schemas.ts';
import { fieldExample, templateExample } from './examples.ts';
import { fieldSchema, requireTemplate } from './schema.ts';

export const getTemplateFieldsRoute = readRoute({
  method: 'GET',
  path: '/templates/fields',
  operationId: 'getTemplateFields',
  tag: 'Templates',
  summary: 'What signers of its documents fill in',
  description:
    'Read from the PDF: form fields and text tags. A name such as `2.rent` belongs to the second signer.',
  access: { scope: 'svc:templates:read', roles: 'anyone' },
  query: z.strictObject({ id }),
  body: nothing,
  status: 200,
  answer: z.strictObject({ fields: z.array(fieldSchema) }).meta({ id: 'TemplateFields' }),
  refusals: ['TEMPLATE_NOT_FOUND'],
  example: { query: { id: templateExample.id }, answer: { fields: [fieldExample] } },
  async read(call) {
    const template = await requireTemplate(call, call.query.id);
    return { fields: template.fields.map(fieldRepresentation) };
  },
});
