import { z } from 'zod';
import { deleteContact } from '../../../operations/contacts/delete.ts';
import { writeRoute } from '../../route.ts';
import { done, idOf, nothing } from '../../schemas.ts';
import { contactExample } from './examples.ts';

export const deleteContactRoute = writeRoute({
  method: 'DELETE',
  path: '/contacts/delete',
  operationId: 'deleteContact',
  tag: 'Contacts',
  summary: 'Delete a contact for good',
  access: { scope: 'svc:contacts:write', roles: 'writers' },
  query: z.strictObject({ id: idOf('contact') }),
  body: nothing,
  status: 200,
  answer: z.strictObject({ success: done }),
  refusals: ['CONTACT_NOT_FOUND'],
  example: { query: { id: contactExample.id }, answer: { success: true } },
  async write(tx, { principal, query }) {
    await deleteContact(tx, principal, query.id);
    return { success: true as const };
  },
});
