import type { DomainEvent } from '../audit/events.ts';
import type { Membership } from './membership.ts';

/** The facts of a membership to write and the events to record with them. */
export interface MembershipDecision {
  member: Partial<Omit<Membership, 'id'>>;
  events: readonly DomainEvent[];
}
