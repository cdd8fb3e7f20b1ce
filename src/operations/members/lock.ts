import { LockMode } from '@mikro-orm/core';
import { notFound } from '../../domain/refusals.ts';
import { MemberEntity, type Member } from '../../persistence/entities/workspace.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { publicId } from '../../domain/ids.ts';

export interface LockedMember {
  member: Member;
  /** The member and all owners: enough to see who would be left to administer the workspace. */
  members: Member[];
}

/**
 * Locks a member together with all owners, in id order: of two owners who remove each other at
 * once, the second one to get here finds itself the last. Ids are UUIDs.
 * @throws MEMBER_NOT_FOUND
 */
export async function lockMember(
  tx: Transaction,
  organizationId: string,
  memberId: string,
): Promise<LockedMember> {
  const members = await tx.em.find(
    MemberEntity,
    { organizationId, isSystem: false, $or: [{ id: memberId }, { role: 'owner' }] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const member = members.find(({ id }) => id === memberId);
  if (!member) throw notFound('MEMBER', publicId('mem', memberId));
  return { member, members };
}
