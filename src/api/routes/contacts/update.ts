import { z } from 'zod';
import { contactRepresentation } from '../../../domain/contact/representation.ts';
import { updateContact } from '../../../operations/contacts/update.ts';
import { writeRoute } from '../../route.ts';
import { clearable, idOf } from '../../schemas.ts';
import { contactExample } from './examples.ts';
import { contactInputs, contactSchema, contactStatus } from './schema.ts';

export const updateContactRoute = writeRoute({
  method: 'PUT',
  path: '/contacts/update',
  operationId: 'updateContact',
  tag: 'Contacts',
  summary: 'Change the values that the body names; null takes an optional one away',
  access: { scope: 'svc:contacts:write', roles: 'writers' },
  query: z.strictObject({ id: idOf('contact') }),
  body: z.strictObject({
    first_name: contactInputs.first_name.optional(),
    last_name: contactInputs.last_name.optional(),
    email: contactInputs.email.optional(),
    phone: clearable(contactInputs.phone),
    company: clearable(contactInputs.company),
    title: clearable(contactInputs.title),
    status: contactStatus.optional(),
    notes: clearable(contactInputs.notes),
    tags: contactInputs.tags.optional(),
  }),
  status: 200,
  answer: contactSchema,
  refusals: ['CONTACT_NOT_FOUND', 'CONTACT_EXISTS'],
  ours: true,
  example: {
    query: { id: contactExample.id },
    body: { title: 'Owner', notes: null },
    answer: { ...contactExample, title: 'Owner' },
  },
  async write(tx, { principal, query, body }) {
    const { first_name: firstName, last_name: lastName, ...same } = body;
    const command = { ...same, firstName, lastName };
    return contactRepresentation(await updateContact(tx, principal, query.id, command));
  },
});
