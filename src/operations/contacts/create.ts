import { fullName, type ContactStatus } from '../../domain/contact/contact.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';

export interface CreateContact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  company: string | null;
  title: string | null;
  status: ContactStatus;
  notes: string | null;
  tags: string[];
}

/**
 * One contact per email address and workspace: the unique index decides, also between two requests
 * at once.
 * @returns the contact's UUID
 * @throws CONTACT_EXISTS
 */
export async function createContact(
  tx: Transaction,
  actor: MemberActor,
  command: CreateContact,
): Promise<string> {
  const { firstName, lastName, email, phone, company, title, status, notes, tags } = command;
  const [row] = await tx.em.execute<{ id: string }[]>(
    `insert into contacts (id, organization_id, first_name, last_name, full_name, email, phone,
       company, title, status, notes, tags, last_contacted_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
       array(select jsonb_array_elements_text(?::jsonb)), null, ?, ?)
     on conflict (organization_id, lower(email)) do nothing returning id`,
    [
      ...[tx.deps.ids.next(), actor.organizationId, firstName, lastName],
      ...[fullName(firstName, lastName), email, phone, company, title, status, notes],
      ...[JSON.stringify(tags), tx.now, tx.now],
    ],
  );
  if (row) return row.id;
  throw new Refusal(
    'CONTACT_EXISTS',
    `There is a contact with the email address ${email} already.`,
  );
}
