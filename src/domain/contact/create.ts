import type { ContactId, OrganizationId } from '../ids.ts';
import { Refusal } from '../refusals.ts';
import { fullNameOf, type ContactStatus } from './contact.ts';

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

/** A contact as rules see it. */
export interface ContactState {
  readonly id: ContactId;
  readonly organizationId: OrganizationId;
  firstName: string;
  lastName: string;
  /** Of both names. */
  fullName: string;
  email: string;
  phone: string | null;
  company: string | null;
  title: string | null;
  status: ContactStatus;
  notes: string | null;
  tags: string[];
  lastContactedAt: Date | null;
  readonly createdAt: Date;
  updatedAt: Date;
}

/** The contact as it begins. Contacts have no events. */
export function createContact(
  { firstName, lastName, email, phone, company, title, status, notes, tags }: CreateContact,
  id: ContactId,
  organizationId: OrganizationId,
  now: Date,
): ContactState {
  return {
    id,
    organizationId,
    firstName,
    lastName,
    fullName: fullNameOf(firstName, lastName),
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
export function contactExists({ email }: { email: string }): Refusal {
  return new Refusal(
    'CONTACT_EXISTS',
    `There is a contact with the email address ${email} already.`,
  );
}
