import { z } from 'zod';
import { contactItemRepresentation } from '../../../domain/contact/representation.ts';
import { listContacts } from '../../../persistence/stores/organizations/contacts.ts';
import { page, readCursor } from '../../cursor.ts';
import { readRoute } from '../../route.ts';
import { nothing, pageEnd, paging, searchText } from '../../schemas.ts';
import { contactExample } from './examples.ts';
import { contactItemSchema, contactStatus } from './schema.ts';

const listName = 'contacts';

export const listContactsRoute = readRoute({
  method: 'GET',
  path: '/contacts',
  operationId: 'listContacts',
  tag: 'Contacts',
  summary: 'List contacts, newest first',
  access: { scope: 'svc:contacts:read', roles: 'anyone' },
  query: z.strictObject({
    ...paging,
    status: contactStatus.optional().meta({ description: 'Only contacts of this status' }),
    search: searchText(255, 0).optional().meta({
      description:
        'Only contacts with this in the name or the email address, whatever the case and accents; up to 255 characters',
    }),
  }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      contacts: z
        .array(contactItemSchema)
        .meta({ description: 'The contacts of this page, newest first' }),
      ...pageEnd,
    })
    .meta({ id: 'ContactPage' }),
  refusals: ['INVALID_CURSOR'],
  example: {
    query: { search: 'torres' },
    answer: { contacts: [contactExample], has_more: false, next_cursor: null },
  },
  async read({ deps, principal, query }) {
    const { cursor, limit = 20, ...filters } = query;
    const after =
      cursor === undefined ? undefined : readCursor(deps.keyring, listName, filters, cursor);
    const { organizationId } = principal;
    const found = await listContacts(deps.database, organizationId, filters, after, limit + 1);
    const { rows, end } = page(deps.keyring, listName, filters, found, limit, (row) => ({
      at: row.createdAt,
      id: row.id,
    }));
    return { contacts: rows.map(contactItemRepresentation), ...end };
  },
});
