import type { ContactId, OrganizationId } from '../ids.ts';
import { Refusal } from '../refusals.ts';
import type { ContactStatus } from './contact.ts';

export interface CreateContact {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | undefined;
  company?: string | undefined;
  title?: string | undefined;
  status?: ContactStatus | undefined;
  notes?: string | undefined;
  tags?: string[] | undefined;
}

/** The contact as it begins. Contacts have no events. */
export function createContact(
  { firstName, lastName, email, phone, company, title, status, notes, tags }: CreateContact,
  id: ContactId,
  organizationId: OrganizationId,
  now: Date,
) {
  return {
    id,
    organizationId,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    email,
    phone: phone ?? null,
    company: company ?? null,
    title: title ?? null,
    status: status ?? 'active',
    notes: notes ?? null,
    tags: tags ?? [],
    lastContactedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The unique index says so, also between two requests at once. */
export function contactExists({ email }: CreateContact): Refusal {
  return new Refusal(
    'CONTACT_EXISTS',
    `There is a contact with the email address ${email} already.`,
  );
}
