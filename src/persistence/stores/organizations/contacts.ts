import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ContactStatus } from '../../../domain/contact/contact.ts';
import type { ContactId, OrganizationId } from '../../../domain/ids.ts';
import { columnsOf } from '../../columns.ts';
import { ContactEntity, type Contact } from '../../entities/contacts.ts';
import { tables, type Database } from '../../orm.ts';
import { afterPage, containing, type PageKey } from '../../page.ts';

export interface ContactFilters {
  status?: ContactStatus | undefined;
  /** Part of the name or the email address, in any case, with or without accents. */
  search?: string | undefined;
}

export type ListedContact = Omit<
  Contact,
  'organizationId' | 'phone' | 'notes' | 'tags' | 'lastContactedAt'
>;

/** Newest first, by keyset on (created_at, id). */
export async function listContacts(
  database: Database,
  organizationId: OrganizationId,
  { status, search }: ContactFilters,
  after: PageKey | undefined,
  limit: number,
): Promise<ListedContact[]> {
  let query = tables(database.fork())
    .selectFrom('contacts')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'full_name as fullName'])
    .select(['email', 'company', 'title', 'status'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('organization_id', '=', organizationId);
  if (status) query = query.where('status', '=', status);
  if (search) {
    const pattern = containing(search);
    query = query.where(
      sql<boolean>`(searched_form(full_name) like searched_form(${pattern})
        or searched_form(email) like searched_form(${pattern}))`,
    );
  }
  if (after) query = query.where(afterPage('created_at', after));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Undefined when it does not exist or is another workspace's. */
export async function findContact(
  database: Database,
  organizationId: OrganizationId,
  id: ContactId | undefined,
): Promise<Contact | undefined> {
  if (id === undefined) return undefined;
  return (await database.fork().findOne(ContactEntity, { id, organizationId })) ?? undefined;
}

/** The contact with its row locked; undefined when it is not there, or another workspace's. */
export async function lockContact(
  em: EntityManager,
  organizationId: OrganizationId,
  id: ContactId,
): Promise<Contact | undefined> {
  const row = await tables(em)
    .selectFrom('contacts')
    .select(columnsOf(em, 'contacts'))
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  return row && em.map(ContactEntity, row);
}

/**
 * Writes a contact that was changed. The unique index decides between two who take one address at
 * once; the loser's transaction can only be rolled back.
 * @returns whether its address was free
 */
export async function saveContact(em: EntityManager, contact: Contact): Promise<boolean> {
  em.persist(contact);
  try {
    await em.flush();
    return true;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return false;
    throw error;
  }
}

/** @returns whether there was one in this workspace */
export async function removeContact(
  em: EntityManager,
  organizationId: OrganizationId,
  id: ContactId,
): Promise<boolean> {
  const removed = await tables(em)
    .deleteFrom('contacts')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/**
 * Notes that these addresses were written to, each contact's status moving as `statuses` says.
 * Rows are locked in id order, so that two sends to the same people cannot wait for each other.
 * Case is folded by the database on both sides: JavaScript folds some letters otherwise.
 */
export async function markContacted(
  em: EntityManager,
  organizationId: OrganizationId,
  emails: readonly string[],
  statuses: ReadonlyMap<ContactStatus, ContactStatus>,
  at: Date,
): Promise<void> {
  if (emails.length === 0) return;
  // Raw, because the emails are one JSON parameter however many, and the locking order matters.
  await sql`
    with reached as (
      select id from contacts where organization_id = ${organizationId}
        and lower(email) in (select lower(value)
          from json_array_elements_text(${JSON.stringify(emails)}::json))
      order by id for no key update)
    update contacts set last_contacted_at = ${at}, updated_at = ${at},
      status = ${JSON.stringify(Object.fromEntries(statuses))}::json ->> status
    from reached where contacts.id = reached.id`.execute(tables(em));
}
