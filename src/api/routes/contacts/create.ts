import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { createContact } from '../../../operations/contacts/create.ts';
import { writeRoute } from '../../route.ts';
import { email, longText, name, nothing, text } from '../../schemas.ts';
import { contactExample } from './examples.ts';
import { contactStatus } from './schema.ts';

const shortText = text(255, 0);

export const createContactRoute = writeRoute({
  method: 'POST',
  path: '/contacts',
  operationId: 'createContact',
  tag: 'Contacts',
  summary: 'Create a contact',
  access: { scope: 'svc:contacts:write', roles: 'writers' },
  query: nothing,
  body: z.strictObject({
    first_name: name,
    last_name: name,
    email,
    phone: shortText.optional(),
    company: shortText.optional(),
    title: shortText.optional(),
    status: contactStatus.optional().meta({ description: '`active` unless given' }),
    notes: longText.optional(),
    tags: z.array(text(50)).max(20, 'must hold 20 tags or fewer').optional(),
  }),
  status: 201,
  answer: z.strictObject({ id: z.string() }),
  refusals: ['CONTACT_EXISTS'],
  example: {
    body: {
      first_name: 'Ana',
      last_name: 'Torres',
      email: 'ana@example.com',
      company: 'Harbour Estates',
      tags: ['tenant'],
    },
    answer: { id: contactExample.id },
  },
  async write(tx, { principal, body }) {
    const contactId = await createContact(tx, principal, {
      ...body,
      firstName: body.first_name,
      lastName: body.last_name,
    });
    return { id: publicId('con', contactId) };
  },
});
