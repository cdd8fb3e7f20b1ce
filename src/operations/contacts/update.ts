import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { contactExists, type ContactState } from '../../domain/contact/create.ts';
import * as rules from '../../domain/contact/update.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import { lockContact, saveContact } from '../../persistence/stores/organizations/contacts.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/**
 * Changes a contact; documents that went to an earlier address stay as they are.
 * @throws CONTACT_NOT_FOUND, CONTACT_EXISTS
 */
export async function updateContact(
  { em, now }: Transaction,
  { organizationId }: MemberPrincipal,
  contactId: string,
  command: rules.UpdateContact,
): Promise<ContactState> {
  const id = parsePublicId('con', contactId);
  const contact = id && (await lockContact(em, organizationId, id));
  if (!contact) throw notFound('CONTACT', contactId);
  Object.assign(contact, rules.updateContact(contact, command, now));
  if (!(await saveContact(em, contact))) throw contactExists(contact);
  return contact;
}
