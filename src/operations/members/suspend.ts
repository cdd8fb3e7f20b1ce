import { isActiveOwner, MembershipRefusal, ownerBeside } from '../../domain/member/membership.ts';
import type { Actor, Transaction } from '../unit-of-work/context.ts';
import { lockMember } from './lock.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/**
 * Shuts a member out for now: their keys are refused, their documents stay theirs.
 * @throws MEMBER_NOT_FOUND, MEMBER_NOT_ACTIVE, LAST_OWNER
 */
export async function suspendMember(
  tx: Transaction,
  actor: Actor,
  organizationId: string,
  memberId: string,
): Promise<void> {
  const { member, members } = await lockMember(tx, organizationId, memberId);
  if (member.status !== 'active') {
    throw new MembershipRefusal(
      'MEMBER_NOT_ACTIVE',
      `This member is ${member.status}, not active.`,
    );
  }
  if (isActiveOwner(member)) ownerBeside(member, members);
  member.status = 'suspended';
  recordEvent(tx, {
    type: 'member.suspended',
    actor,
    organizationId,
    resource: { type: 'member', id: member.id },
    details: { role: member.role },
  });
}
