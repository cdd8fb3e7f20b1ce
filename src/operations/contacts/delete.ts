import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import { removeContact } from '../../persistence/stores/organizations/contacts.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/** For good; documents that went to the address stay as they are. @throws CONTACT_NOT_FOUND */
export async function deleteContact(
  { em }: Transaction,
  { organizationId }: MemberPrincipal,
  contactId: string,
): Promise<void> {
  const id = parsePublicId('con', contactId);
  if (!id || !(await removeContact(em, organizationId, id))) throw notFound('CONTACT', contactId);
}
