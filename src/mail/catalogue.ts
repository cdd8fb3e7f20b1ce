import type { MailContent, MailKind } from '../domain/mail/mail.ts';
import type { DisableReason } from '../domain/webhook/endpoint-health.ts';

/**
 * What sentences are made of. Everything a person typed is clean already (one line, no controls)
 * but not yet escaped; dates are written out in the reader's language. Empty where a kind has none.
 */
export interface Facts {
  title: string;
  /** The owner's name. */
  sender: string;
  /** Whoever viewed, declined or opted out, or cannot be reached. */
  by: string;
  deadline: string;
  webhook: string;
  /** The owner may still give another address. */
  correctable: boolean;
  /** The signed copy comes with the mail; else it has to be fetched. */
  copyAttached: boolean;
}

export interface Words {
  subject: string;
  heading: string;
  /** Paragraphs; the first one is also what mail programs preview. */
  lines: string[];
}

export type Phrase = (facts: Facts) => Words;
type Role = Extract<MailContent, { kind: 'invitation' }>['role'];
export type Audience = 'recipient' | 'owner';

/** Recipients and the owner read different words. */
type KindForBoth = Extract<
  MailKind,
  'expiry_warning' | 'completed' | 'declined' | 'voided' | 'expired'
>;

/** One language. The types are closed: a kind or label without its translation does not compile. */
export interface Catalogue {
  direction: 'ltr' | 'rtl';
  /** Written out, always with the zone: an unlabelled time is a wrong one for somebody. */
  date: (at: Date) => string;
  mails: {
    invitation: Record<Role, Phrase>;
    reminder: Record<Role, Phrase>;
    fresh_link: Phrase;
    viewed: Phrase;
    opted_out: Phrase;
    address_refused: Phrase;
    webhook_disabled: Record<DisableReason, Phrase>;
  } & Record<KindForBoth, Record<Audience, Phrase>>;
  labels: Record<Label, string>;
  /** Between a label and what it names, in the text part. */
  colon: string;
  greeting: (name: string) => string;
  /** Above the sender's words to everybody, and above those to this recipient alone. */
  messageFrom: (name: string) => string;
  messageToYouFrom: (name: string) => string;
  buttons: Record<Role | 'open', string>;
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
  | 'waitingFor'
  | 'viewedAt'
  | 'completedAt'
  | 'reason'
  | 'answer'
  | 'webhook'
  | 'address';

/** Long month and 24 hours, in UTC and saying so. */
export function datesIn(locale: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return (at) => format.format(at);
}
