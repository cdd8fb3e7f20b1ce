import type { Principal } from '../../domain/access/principal.ts';
import { publicId, type MemberId, type OrganizationId } from '../../domain/ids.ts';
import type { MembershipDecision } from '../../domain/member/decision.ts';
import { notFound } from '../../domain/refusals.ts';
import type { Member } from '../../persistence/entities/workspace.ts';
import { lockMemberAndOwners } from '../../persistence/stores/organizations/members.ts';
import { announce } from '../unit-of-work/announce.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

interface LockedMember {
  member: Member;
  /** The member and all owners. */
  members: Member[];
}

/** @throws MEMBER_NOT_FOUND */
export async function lockMember(
  tx: Transaction,
  organizationId: OrganizationId,
  memberId: MemberId,
): Promise<LockedMember> {
  await announce(tx, organizationId);
  const members = await lockMemberAndOwners(tx.em, organizationId, memberId);
  const member = members.find(({ id }) => id === memberId);
  if (!member) throw notFound('MEMBER', publicId('mem', memberId));
  return { member, members };
}

/** Writes what a rule decides about a locked member. @throws MEMBER_NOT_FOUND */
export async function changeMember(
  tx: Transaction,
  principal: Principal,
  organizationId: OrganizationId,
  memberId: MemberId,
  decide: (given: LockedMember) => MembershipDecision,
): Promise<void> {
  const locked = await lockMember(tx, organizationId, memberId);
  const { member, events } = decide(locked);
  Object.assign(locked.member, member);
  for (const event of events) recordEvent(tx, principal, event, { organizationId });
}
