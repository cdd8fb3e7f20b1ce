import type { MemberRole } from '../../domain/member/member.ts';
import { isActiveOwner, ownerBeside } from '../../domain/member/membership.ts';
import type { Actor, Transaction } from '../unit-of-work/context.ts';
import { lockMember } from './lock.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/** A role that stays as it was is no event. @throws MEMBER_NOT_FOUND, LAST_OWNER */
export async function changeMemberRole(
  tx: Transaction,
  actor: Actor,
  organizationId: string,
  memberId: string,
  role: MemberRole,
): Promise<void> {
  const { member, members } = await lockMember(tx, organizationId, memberId);
  if (member.role === role) return;
  if (isActiveOwner(member)) ownerBeside(member, members);
  const from = member.role;
  member.role = role;
  recordEvent(tx, {
    type: 'member.role_changed',
    actor,
    organizationId,
    resource: { type: 'member', id: member.id },
    details: { from, to: role },
  });
}
