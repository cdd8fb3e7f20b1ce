import { z } from 'zod';
import { deleteTemplate } from '../../../operations/templates/delete.ts';
import { writeRoute } from '../../route.ts';
import { deleted, idOf, nothing } from '../../schemas.ts';
import { templateExample } from './examples.ts';

export const deleteTemplateRoute = writeRoute({
  method: 'DELETE',
  path: '/templates/delete',
  operationId: 'deleteTemplate',
  tag: 'Templates',
  summary: 'Delete a template; documents made from it stay',
  description: 'A member deletes their own; owners and administrators delete any.',
  access: { scope: 'svc:templates:write', roles: 'writers' },
  query: z.strictObject({ id: idOf('template') }),
  body: nothing,
  status: 200,
  answer: z.strictObject({ deleted }),
  refusals: ['TEMPLATE_NOT_FOUND'],
  example: { query: { id: templateExample.id }, answer: { deleted: true } },
  async write(tx, { principal, query }) {
    await deleteTemplate(tx, principal, query.id);
    return { deleted: true as const };
  },
});
