import { parsePublicId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';

/** For good; documents that went to the address stay as they are. @throws CONTACT_NOT_FOUND */
export async function deleteContact(
  tx: Transaction,
  actor: MemberActor,
  contactId: string,
): Promise<void> {
  const id = parsePublicId('con', contactId);
  const rows =
    id === undefined
      ? []
      : await tx.em.execute<{ id: string }[]>(
          `delete from contacts where id = ? and organization_id = ? returning id`,
          [id, actor.organizationId],
        );
  if (rows.length === 0) throw notFound('CONTACT', contactId);
}
