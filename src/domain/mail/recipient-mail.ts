import { present } from '../document/representation.ts';
import type { RecipientId } from '../ids.ts';
import { isoOrAbsent } from '../time.ts';
import type { MailWait } from './hourly-limits.ts';

export const invitationStatuses = ['none', 'queued', 'sent', 'refused'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** The last invitation that was written to a recipient's present address. */
export interface InvitationMail {
  recipientId: RecipientId;
  status: 'pending' | 'sent' | 'refused';
  createdAt: Date;
  /** When it was handed to the mail server. */
  releasedAt: Date | null;
  sentAt: Date | null;
  /** What the server said that refused it for good. */
  refusal: string | null;
}

/** What became of the mails to a recipient. */
export function mailRepresentation(
  invitation: InvitationMail | undefined,
  wait: MailWait | undefined,
) {
  return {
    ...invitationRepresentation(invitation),
    ...present('waiting', waitRepresentation(wait)),
  };
}

function invitationRepresentation(invitation: InvitationMail | undefined): {
  status: InvitationStatus;
  at?: string;
  reason?: string;
} {
  if (!invitation) return { status: 'none' };
  const { createdAt, releasedAt, sentAt, refusal } = invitation;
  switch (invitation.status) {
    case 'pending':
      return { status: 'queued', at: createdAt.toISOString() };
    case 'sent':
      return { status: 'sent', ...present('at', isoOrAbsent(sentAt)) };
    case 'refused':
      return {
        status: 'refused',
        ...present('at', isoOrAbsent(releasedAt)),
        ...present('reason', refusal),
      };
  }
}

/** Undefined while nothing waits for the hour. */
function waitRepresentation(wait: MailWait | undefined) {
  if (!wait) return undefined;
  const { kind, since, until } = wait;
  return {
    kind,
    for: 'hourly_limit' as const,
    since: since.toISOString(),
    until: until.toISOString(),
  };
}
