import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { useTemplate } from '../../../operations/templates/use.ts';
import { writeRoute } from '../../route.ts';
import { documentStatus, id, longText, name, timestamp } from '../../schemas.ts';
import { documentExample } from '../documents/examples.ts';
import { templateExample } from './examples.ts';

export const useTemplateRoute = writeRoute({
  method: 'POST',
  path: '/templates/use',
  operationId: 'useTemplate',
  tag: 'Templates',
  summary: 'Create a document from a template',
  description: 'The draft has the file and the fields of the template and belongs to who asked.',
  access: { scope: 'svc:templates:read', roles: 'writers' },
  query: z.strictObject({ id }),
  body: z.strictObject({ title: name, description: longText.optional() }),
  status: 201,
  answer: z
    .strictObject({
      id: z.string(),
      title: z.string(),
      status: documentStatus,
      created_from_template: z.string(),
      created_at: timestamp,
    })
    .meta({ id: 'DocumentFromTemplate' }),
  refusals: ['TEMPLATE_NOT_FOUND'],
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
  async write(tx, { principal, query, body }) {
    const document = await useTemplate(tx, principal, query.id, body);
    return {
      id: publicId('doc', document.id),
      title: document.title,
      status: document.status,
      created_from_template: query.id,
      created_at: document.createdAt.toISOString(),
    };
  },
});
