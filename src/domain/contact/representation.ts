import { present } from '../document/representation.ts';
import { publicId, type ContactId } from '../ids.ts';
import { isoOrAbsent } from '../time.ts';
import type { ContactStatus } from './contact.ts';

interface ListedContact {
  id: ContactId;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  company: string | null;
  title: string | null;
  status: ContactStatus;
  createdAt: Date;
  updatedAt: Date;
}

interface Contact extends ListedContact {
  phone: string | null;
  notes: string | null;
  tags: readonly string[];
  lastContactedAt: Date | null;
}

/** As an item of the list. */
export function contactItemRepresentation(contact: ListedContact) {
  return {
    id: publicId('con', contact.id),
    first_name: contact.firstName,
    last_name: contact.lastName,
    full_name: contact.fullName,
    email: contact.email,
    ...present('company', contact.company),
    ...present('title', contact.title),
    status: contact.status,
    created_at: contact.createdAt.toISOString(),
    updated_at: contact.updatedAt.toISOString(),
  };
}

/** As get returns it. */
export function contactRepresentation(contact: Contact) {
  return {
    ...contactItemRepresentation(contact),
    ...present('phone', contact.phone),
    ...present('notes', contact.notes),
    ...(contact.tags.length > 0 && { tags: [...contact.tags] }),
    ...present('last_contacted_at', isoOrAbsent(contact.lastContactedAt)),
  };
}
