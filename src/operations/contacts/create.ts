import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/contact/create.ts';
import { insertIfNew } from '../../persistence/insert-rows.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/** One contact per email address and workspace. @throws CONTACT_EXISTS */
export async function createContact(
  { em, deps, now }: Transaction,
  { organizationId }: MemberPrincipal,
  command: rules.CreateContact,
): Promise<rules.ContactState> {
  const contact = rules.createContact(command, deps.ids.next<'con'>(), organizationId, now);
  if (!(await insertIfNew(em, 'contacts', [contact]))) throw rules.contactExists(command);
  return contact;
}
