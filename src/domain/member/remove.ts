import type { DomainEvent } from '../audit/events.ts';
import type { MemberId } from '../ids.ts';
import { ownerBeside, type MemberAmongOwners } from './membership.ts';

export interface Removal {
  /** The owner who gets the member's documents and templates. */
  heir: MemberId;
  removed: DomainEvent;
  /** What is recorded of each document that changes hands. */
  transferred: DomainEvent;
}

/** Takes a member out of the workspace for good. @throws LAST_OWNER */
export function removeMember(given: MemberAmongOwners): Removal {
  const { id, role } = given.member;
  const { id: heir } = ownerBeside(given);
  return {
    heir,
    removed: { type: 'member.removed', memberId: id, details: { role, documentsGoTo: heir } },
    transferred: { type: 'document.ownership_transferred', details: { from: id, to: heir } },
  };
}
