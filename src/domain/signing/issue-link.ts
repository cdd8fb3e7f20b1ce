import type { DomainEvent } from '../audit/events.ts';
import type { MemberId, RecipientId } from '../ids.ts';
import { mayChange, type MemberRole, type MemberStatus, type Sharing } from '../member/member.ts';

/** The member who handed a link out, as they are now. */
export interface LinkIssuer {
  memberId: MemberId;
  role: MemberRole;
  status: MemberStatus;
}

/** A handed-out link opens its session for as long as that member may change the document. */
export function mayStandBehind(
  issuer: LinkIssuer | undefined,
  document: Pick<Sharing, 'ownerMemberId'>,
): boolean {
  return issuer?.status === 'active' && mayChange(issuer, document);
}

/** Whoever holds the link acts as the recipient, so the log says who was given it. */
export function linkIssued(memberId: MemberId, recipientId: RecipientId): DomainEvent {
  return { type: 'recipient.link_issued', recipientId, details: { memberId } };
}
