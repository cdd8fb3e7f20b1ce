import { MembershipRefusal } from '../../domain/member/membership.ts';
import type { Actor, Transaction } from '../unit-of-work/context.ts';
import { lockMember } from './lock.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/**
 * Makes an invited member active. A suspended one comes back by the same way, with the day they
 * first joined.
 * @throws MEMBER_NOT_FOUND, MEMBER_ACTIVE
 */
export async function acceptInvitation(
  tx: Transaction,
  actor: Actor,
  organizationId: string,
  memberId: string,
): Promise<void> {
  const { member } = await lockMember(tx, organizationId, memberId);
  if (member.status === 'active') {
    throw new MembershipRefusal('MEMBER_ACTIVE', 'This member is active already.');
  }
  const returns = member.joinedAt !== null;
  member.status = 'active';
  member.joinedAt ??= tx.now;
  recordEvent(tx, {
    type: returns ? 'member.reinstated' : 'member.joined',
    actor,
    organizationId,
    resource: { type: 'member', id: member.id },
    details: { role: member.role },
  });
}
