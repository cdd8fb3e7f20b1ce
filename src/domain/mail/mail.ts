import { languageCodes, type Language } from '@countersign/words/languages';
import type { InvitedRole, PassedOnBy } from '../recipient/recipient.ts';
import type { DisableReason } from '../webhook/endpoint-health.ts';

/** What a mail says, frozen when the fact happens; rendered and sent later by an activity. */

/** The languages in which mails, pages and certificates are written. */
export const locales = languageCodes;
export type Locale = Language;

export type Person = { name: string; email: string };
/** The document's owner, as recipients see them. */
export type Sender = Person & { organization: string };

type AboutDocument = { document: { id: string; title: string }; sender: Sender };
/** `link` opens the signing session; absent in mails to the owner. */
type ToRecipient = { link: string };

export type MailContent =
  | ({
      kind: 'invitation';
      role: InvitedRole;
      /** From the sender to everybody, then to this recipient alone. */
      message?: string;
      recipientMessage?: string;
      deadline?: string;
      /** Who had the place before, and who passed it on. */
      inPlaceOf?: Person & { by: PassedOnBy; reason?: string };
    } & AboutDocument &
      ToRecipient)
  | ({
      kind: 'reminder';
      role: InvitedRole;
      message?: string;
      deadline?: string;
    } & AboutDocument &
      ToRecipient)
  /** To those still due (with `link`) and to the owner (with `waitingFor`). */
  | ({
      kind: 'expiry_warning';
      deadline: string;
      link?: string;
      waitingFor?: Person[];
    } & AboutDocument)
  /** `link` leads to the signing session (recipients); the signed copy is attached up to 10 MB. */
  | ({ kind: 'completed'; completedAt: string; link?: string } & AboutDocument)
  /** A recipient asked for a link that shows the completed document again. */
  | ({ kind: 'fresh_link' } & AboutDocument & ToRecipient)
  | ({ kind: 'viewed'; by: Person; at: string } & AboutDocument)
  | ({ kind: 'declined'; by: Person; reason?: string } & AboutDocument)
  | ({ kind: 'voided'; reason?: string } & AboutDocument)
  | ({ kind: 'expired'; deadline: string } & AboutDocument)
  | ({ kind: 'opted_out'; by: Person; reason?: string } & AboutDocument)
  /**
   * To the owner; `confirms`: to who passed their place on. `asksAccessCode` where who has it now is
   * asked for the access code that the sender told the one before.
   */
  | ({
      kind: 'delegated';
      from: Person;
      to: Person;
      doneBy: PassedOnBy;
      reason?: string;
      confirms?: true;
      asksAccessCode?: true;
    } & AboutDocument)
  /**
   * To the owner: this recipient is not reached. `correctable` while another address may still be
   * given; `messageRefused` when the server takes the address and not what we wrote to it; `answer` is
   * the mail server's own, absent when none was asked.
   */
  | ({
      kind: 'address_refused';
      recipient: Person;
      correctable: boolean;
      messageRefused?: true;
      answer?: string;
    } & AboutDocument)
  /** To a recipient who asked for it, without any link; the code is sealed until the mail leaves. */
  | ({ kind: 'code'; code: string; expiresAt: string } & AboutDocument)
  /** To the owner: this recipient entered too many wrong codes. */
  | ({ kind: 'recipient_blocked'; recipient: Person } & AboutDocument)
  | {
      kind: 'webhook_disabled';
      webhook: { id: string; name: string; url: string };
      reason: DisableReason;
    };

export type MailKind = MailContent['kind'];

/** What became of a mail. */
export const mailStatuses = ['pending', 'sent', 'refused', 'cancelled'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** What recipients get; the rest is for owners. */
export const recipientMailKinds = [
  'invitation',
  'reminder',
  'expiry_warning',
  'completed',
  'fresh_link',
  'code',
  'declined',
  'voided',
  'expired',
  'delegated',
] as const satisfies readonly MailKind[];
export type RecipientMailKind = (typeof recipientMailKinds)[number];
