import type { Phrase } from './phrase.ts';
import type { InvitedRoles, RoleInMails } from './roles.ts';

export type Audience = 'recipient' | 'owner';

/** Recipients and the owner read different words. */
type KindForBoth = 'expiry_warning' | 'completed' | 'declined' | 'voided' | 'expired';
type KindForOne =
  'fresh_link' | 'code' | 'viewed' | 'opted_out' | 'address_refused' | 'recipient_blocked';

/** The mails of one language. The types are closed: a kind or label without its translation does not compile. */
export interface MailWords {
  /**
   * A moment in UTC, of its day and its time of day, saying that it is UTC: an unlabelled time is a
   * wrong one for somebody. Absent where `Intl` writes all of it.
   */
  moment?: (day: string, time: string) => string;
  roles: InvitedRoles<RoleInMails>;
  mails: {
    /** By why it was disabled. */
    webhook_disabled: Record<'gone' | 'failing', Phrase>;
    /** To who passed on, and to the owner by who did it. */
    delegated: Record<'confirmation' | 'byRecipient' | 'bySender', Phrase>;
  } & Record<KindForOne, Phrase> &
    Record<KindForBoth, Record<Audience, Phrase>>;
  /** In an invitation to a place that somebody had before, by who passed it on. */
  inPlaceOf: Record<'sender' | 'recipient', (name: string) => string>;
  labels: Record<Label, string>;
  /** Between a label and what it names, in the text part. */
  colon: string;
  greeting: (name: string) => string;
  /** Above the sender's words to everybody, and above those to this recipient alone. */
  messageFrom: (name: string) => string;
  messageToYouFrom: (name: string) => string;
  /** Of mails in which nobody is asked to do anything. */
  openButton: string;
  /** Before the address that the button hides. */
  linkHint: string;
  footer: {
    recipient: (sender: string) => string;
    owner: string;
    workspace: string;
    /** Only where there is a link. */
    keepLink: string;
    password: string;
  };
}

export type Label =
  | 'document'
  | 'from'
  | 'deadline'
  | 'recipient'
  | 'passedOnTo'
  | 'waitingFor'
  | 'viewedAt'
  | 'completedAt'
  | 'reason'
  | 'answer'
  | 'webhook'
  | 'address';
