import type { ContactStatus } from '../../domain/contact/contact.ts';
import { ContactEntity, type Contact } from '../entities/contacts.ts';
import type { Database } from '../orm.ts';
import { timeColumn } from '../time-column.ts';

export interface ContactFilters {
  status?: ContactStatus | undefined;
  /** Part of the name or the email address, in any case. */
  search?: string | undefined;
}

export type ListedContact = Pick<
  Contact,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'email'
  | 'company'
  | 'title'
  | 'status'
  | 'createdAt'
  | 'updatedAt'
>;

interface Row {
  id: string;
  first_name: string;
  last_name: string;
  full_name: string;
  email: string;
  company: string | null;
  title: string | null;
  status: ContactStatus;
  created_at: string;
  updated_at: string;
}

/** Newest first, by keyset on (created_at, id). */
export async function listContacts(
  database: Database,
  organizationId: string,
  filters: ContactFilters,
  after: { at: Date; id: string } | undefined,
  limit: number,
): Promise<ListedContact[]> {
  const { status, search } = filters;
  const pattern = search === undefined || search === '' ? undefined : containing(search);
  const rows = await database.fork().execute<Row[]>(
    `select id, first_name, last_name, full_name, email, company, title, status,
            created_at, updated_at
     from contacts
     where organization_id = ?
       ${status === undefined ? '' : 'and status = ?'}
       ${pattern === undefined ? '' : 'and (lower(full_name) like lower(?) or lower(email) like lower(?))'}
       ${after === undefined ? '' : 'and (created_at, id) < (?, ?)'}
     order by created_at desc, id desc limit ?`,
    [organizationId, status, pattern, pattern, after?.at, after?.id, limit].filter(
      (value) => value !== undefined,
    ),
  );
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.full_name,
    email: row.email,
    company: row.company,
    title: row.title,
    status: row.status,
    createdAt: timeColumn(row.created_at),
    updatedAt: timeColumn(row.updated_at),
  }));
}

/** A LIKE pattern for the text itself: its wildcards mean nothing. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Undefined when it does not exist or is another workspace's. */
export async function findContact(
  database: Database,
  organizationId: string,
  id: string | undefined,
): Promise<Contact | undefined> {
  if (id === undefined) return undefined;
  return (await database.fork().findOne(ContactEntity, { id, organizationId })) ?? undefined;
}
