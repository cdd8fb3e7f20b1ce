import { z } from 'zod';
import { createTemplate } from '../../../operations/templates/create.ts';
import { writeRoute } from '../../route.ts';
import { id, longText, name, nothing } from '../../schemas.ts';
import { documentExample } from '../documents/examples.ts';
import { templateExample } from './examples.ts';
import { category, renderTemplate, templateSchema } from './schema.ts';

export const createTemplateRoute = writeRoute({
  method: 'POST',
  path: '/templates',
  operationId: 'createTemplate',
  tag: 'Templates',
  summary: 'Create a template from a document',
  description:
    'It keeps the file and the fields, and stays when the document is deleted. Made by a member ' +
    'who may see the document but not change it, it is only seen by those who may see the ' +
    'document, and is deleted with it.',
  access: { scope: 'svc:templates:write', roles: 'writers' },
  query: nothing,
  body: z.strictObject({
    document_id: id,
    name,
    description: longText.optional(),
    category: category.optional(),
  }),
  status: 201,
  answer: templateSchema,
  refusals: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_NOT_READY'],
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
    const { document_id: documentId, ...command } = body;
    return renderTemplate(await createTemplate(tx, principal, { documentId, ...command }));
  },
});
