import { z } from 'zod';
import { contactRepresentation } from '../../../domain/contact/representation.ts';
import { createContact } from '../../../operations/contacts/create.ts';
import { writeRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
import { contactExample } from './examples.ts';
import { contactInputs, contactSchema, contactStatus } from './schema.ts';

export const createContactRoute = writeRoute({
  method: 'POST',
  path: '/contacts',
  operationId: 'createContact',
  tag: 'Contacts',
  summary: 'Create a contact',
  access: { scope: 'svc:contacts:write', roles: 'writers' },
  query: nothing,
  body: z.strictObject({
    first_name: contactInputs.first_name,
    last_name: contactInputs.last_name,
    email: contactInputs.email,
    phone: contactInputs.phone.optional(),
    company: contactInputs.company.optional(),
    title: contactInputs.title.optional(),
    status: contactStatus.optional(),
    notes: contactInputs.notes.optional(),
    tags: contactInputs.tags.optional(),
  }),
  status: 201,
  answer: contactSchema,
  refusals: ['CONTACT_EXISTS'],
  example: {
    body: {
      first_name: 'Ana',
      last_name: 'Torres',
      email: 'ana@example.com',
      company: 'Harbour Estates',
      tags: ['tenant'],
    },
    answer: { ...contactExample, tags: ['tenant'] },
  },
  async write(tx, { principal, body }) {
    const contact = await createContact(tx, principal, {
      ...body,
      firstName: body.first_name,
      lastName: body.last_name,
    });
    return contactRepresentation(contact);
  },
});
