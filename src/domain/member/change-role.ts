import type { MembershipDecision } from './decision.ts';
import type { MemberRole } from './member.ts';
import { requireOtherOwner, type MemberAmongOwners } from './membership.ts';

/** A role that stays as it was is no event. @throws LAST_OWNER */
export function changeRole(given: MemberAmongOwners, role: MemberRole): MembershipDecision {
  const { id, role: from } = given.member;
  if (from === role) return { member: {}, events: [] };
  requireOtherOwner(given);
  return {
    member: { role },
    events: [{ type: 'member.role_changed', memberId: id, details: { from, to: role } }],
  };
}
