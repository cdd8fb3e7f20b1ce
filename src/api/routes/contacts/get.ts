import { z } from 'zod';
import { contactRepresentation } from '../../../domain/contact/representation.ts';
import { parsePublicId } from '../../../domain/ids.ts';
import { notFound } from '../../../domain/refusals.ts';
import { findContact } from '../../../persistence/stores/organizations/contacts.ts';
import { readRoute } from '../../route.ts';
import { idOf, nothing } from '../../schemas.ts';
import { contactExample } from './examples.ts';
import { contactSchema } from './schema.ts';

export const getContactRoute = readRoute({
  method: 'GET',
  path: '/contacts/get',
  operationId: 'getContact',
  tag: 'Contacts',
  summary: 'Get a contact',
  access: { scope: 'svc:contacts:read', roles: 'anyone' },
  query: z.strictObject({ id: idOf('contact') }),
  body: nothing,
  status: 200,
  answer: contactSchema,
  refusals: ['CONTACT_NOT_FOUND'],
  example: {
    query: { id: contactExample.id },
    answer: { ...contactExample, phone: '+34 600 000 000', tags: ['tenant'] },
  },
  async read({ deps, principal, query }) {
    const uuid = parsePublicId('con', query.id);
    const contact = await findContact(deps.database, principal.organizationId, uuid);
    if (!contact) throw notFound('CONTACT', query.id);
    return contactRepresentation(contact);
  },
});
