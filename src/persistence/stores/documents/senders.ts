import type { EntityManager } from '@mikro-orm/postgresql';
import type { MemberId, OrganizationId } from '../../../domain/ids.ts';
import type { Sender } from '../../../domain/mail/mail.ts';
import { displayName } from '../../../domain/member/member.ts';
import { tables } from '../../orm.ts';

/** The document's owner as recipients see them. */
export async function senderOf(
  em: EntityManager,
  document: { ownerMemberId: MemberId; organizationId: OrganizationId },
): Promise<Sender> {
  const owner = await tables(em)
    .selectFrom('members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('organizations as o', 'o.id', 'm.organization_id')
    .select(['u.name', 'u.email', 'o.name as organization'])
    .where('m.id', '=', document.ownerMemberId)
    .where('o.id', '=', document.organizationId)
    .executeTakeFirst();
  if (!owner) throw new Error('A document without an owner');
  return asSender(owner);
}

/** The document's owner as their workspace sees them. */
export async function ownerOf(
  em: EntityManager,
  { ownerMemberId }: { ownerMemberId: MemberId },
): Promise<{ name: string | null; email: string }> {
  return tables(em)
    .selectFrom('members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.name', 'u.email'])
    .where('m.id', '=', ownerMemberId)
    .executeTakeFirstOrThrow();
}

export function asSender(owner: {
  name: string | null;
  email: string;
  organization: string;
}): Sender {
  return { name: displayName(owner), email: owner.email, organization: owner.organization };
}
