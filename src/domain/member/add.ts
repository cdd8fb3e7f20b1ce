import type { DomainEvent } from '../audit/events.ts';
import type { MemberId } from '../ids.ts';
import type { MemberRole, MemberStatus } from './member.ts';
import { MembershipRefusal, type Membership } from './membership.ts';

export interface AddMember {
  email: string;
  name: string | null;
  role: MemberRole;
  /** One who is invited can do nothing before the invitation is accepted. */
  status: Extract<MemberStatus, 'active' | 'invited'>;
}

export interface AddedMember {
  member: Membership;
  events: readonly DomainEvent[];
}

export function addMember({ role, status }: AddMember, id: MemberId, now: Date): AddedMember {
  const active = status === 'active';
  const type = active ? 'member.joined' : 'member.invited';
  return {
    member: { id, role, status, joinedAt: active ? now : null },
    events: [{ type, memberId: id, details: { role } }],
  };
}

/** The unique index says so, also between two commands at once. */
export function memberExists({ email }: AddMember): MembershipRefusal {
  return new MembershipRefusal('MEMBER_EXISTS', `${email} is a member of this workspace already.`);
}
