import type { Actor, Transaction } from '../unit-of-work/context.ts';
import { insertMembership, type NewMember } from './insert-membership.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/** A member who is active at once. @returns the member's UUID */
export async function addMember(
  tx: Transaction,
  actor: Actor,
  command: NewMember,
): Promise<string> {
  const memberId = await insertMembership(tx, command, 'active');
  recordEvent(tx, {
    type: 'member.joined',
    actor,
    organizationId: command.organizationId,
    resource: { type: 'member', id: memberId },
    details: { role: command.role },
  });
  return memberId;
}
