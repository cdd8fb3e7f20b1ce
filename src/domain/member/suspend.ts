import type { MembershipDecision } from './decision.ts';
import { MembershipRefusal, requireOtherOwner, type MemberAmongOwners } from './membership.ts';

/**
 * Shuts a member out for now: their keys are refused, their documents stay theirs.
 * @throws MEMBER_NOT_ACTIVE, LAST_OWNER
 */
export function suspendMember(given: MemberAmongOwners): MembershipDecision {
  const { id, role, status } = given.member;
  if (status !== 'active') {
    throw new MembershipRefusal('MEMBER_NOT_ACTIVE', `This member is ${status}, not active.`);
  }
  requireOtherOwner(given);
  return {
    member: { status: 'suspended' },
    events: [{ type: 'member.suspended', memberId: id, details: { role } }],
  };
}
