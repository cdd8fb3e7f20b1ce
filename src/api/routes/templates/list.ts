import { z } from 'zod';
import { templateItemRepresentation } from '../../../domain/template/representation.ts';
import { listTemplates } from '../../../persistence/stores/documents/templates.ts';
import { page, readCursor } from '../../cursor.ts';
import { readRoute } from '../../route.ts';
import { nothing, pageEnd, paging } from '../../schemas.ts';
import { templateItemExample } from './examples.ts';
import { category, templateItemSchema } from './schema.ts';

const listName = 'templates';

export const listTemplatesRoute = readRoute({
  method: 'GET',
  path: '/templates',
  operationId: 'listTemplates',
  tag: 'Templates',
  summary: 'List templates, newest first',
  access: { scope: 'svc:templates:read', roles: 'anyone' },
  query: z.strictObject({
    ...paging,
    category: category
      .optional()
      .meta({ description: 'Only templates that are filed under exactly this' }),
  }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      templates: z
        .array(templateItemSchema)
        .meta({ description: 'The templates of this page, newest first' }),
      ...pageEnd,
    })
    .meta({ id: 'TemplatePage' }),
  refusals: ['INVALID_CURSOR'],
  example: {
    query: { category: templateItemExample.category },
    answer: { templates: [templateItemExample], has_more: false, next_cursor: null },
  },
  async read({ deps, principal, query }) {
    const { cursor, limit = 20, ...filters } = query;
    const after =
      cursor === undefined ? undefined : readCursor(deps.keyring, listName, filters, cursor);
    const found = await listTemplates(deps.database, principal, filters, after, limit + 1);
    const { rows, end } = page(deps.keyring, listName, filters, found, limit, (row) => ({
      at: row.createdAt,
      id: row.id,
    }));
    return { templates: rows.map(templateItemRepresentation), ...end };
  },
});
