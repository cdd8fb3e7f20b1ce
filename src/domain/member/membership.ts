import type { MemberId } from '../ids.ts';
import type { MemberRole, MemberStatus } from './member.ts';

export interface Membership {
  id: MemberId;
  role: MemberRole;
  status: MemberStatus;
  joinedAt: Date | null;
}

/** A member, and the member with all owners: enough to see who is left to administer. */
export interface MemberAmongOwners {
  member: Membership;
  members: readonly Membership[];
}

/** Membership is changed on the command line only, so these refusals have no place in HTTP. */
export type MembershipRefusalCode =
  'LAST_OWNER' | 'MEMBER_EXISTS' | 'MEMBER_ACTIVE' | 'MEMBER_NOT_ACTIVE';

export class MembershipRefusal extends Error {
  override name = 'MembershipRefusal';
  readonly code: MembershipRefusalCode;

  constructor(code: MembershipRefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Who a leaving member's documents and templates go to: the active owner who joined first.
 * @throws LAST_OWNER when the member is the only active owner: nobody could administer the rest
 */
export function ownerBeside({ member, members }: MemberAmongOwners): Membership {
  const [first] = members
    .filter((other) => other.id !== member.id && isActiveOwner(other))
    .toSorted((a, b) => joined(a) - joined(b) || (a.id < b.id ? -1 : 1));
  if (first) return first;
  throw new MembershipRefusal(
    'LAST_OWNER',
    'This is the last active owner of the workspace; make somebody else an owner first.',
  );
}

/** @throws LAST_OWNER when the workspace would be left without one */
export function requireOtherOwner(given: MemberAmongOwners): void {
  if (isActiveOwner(given.member)) ownerBeside(given);
}

function isActiveOwner({ role, status }: Membership): boolean {
  return role === 'owner' && status === 'active';
}

function joined({ joinedAt }: Membership): number {
  return joinedAt?.getTime() ?? Number.POSITIVE_INFINITY;
}
