import type { MembershipDecision } from './decision.ts';
import { MembershipRefusal, type Membership } from './membership.ts';

/**
 * Makes an invited member active. A suspended one is reinstated in the same way, with the day they
 * first joined.
 * @throws MEMBER_ACTIVE
 */
export function acceptInvitation(
  { id, role, status, joinedAt }: Membership,
  now: Date,
): MembershipDecision {
  if (status === 'active') {
    throw new MembershipRefusal('MEMBER_ACTIVE', 'This member is active already.');
  }
  const type = joinedAt === null ? 'member.joined' : 'member.reinstated';
  return {
    member: { status: 'active', joinedAt: joinedAt ?? now },
    events: [{ type, memberId: id, details: { role } }],
  };
}
