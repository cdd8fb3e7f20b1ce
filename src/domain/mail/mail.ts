import type { DisableReason } from '../webhook/endpoint-health.ts';

/** What a mail says, frozen when the fact happens; rendered and sent later by an activity. */

export const locales = ['en', 'de', 'fr', 'es', 'ar'] as const;
export type Locale = (typeof locales)[number];

export type Person = { name: string; email: string };
/** The document's owner, as recipients see them. */
export type Sender = Person & { organization: string };

type AboutDocument = { document: { id: string; title: string }; sender: Sender };
/** `link` opens the signing session; absent in mails to the owner. */
type ToRecipient = { link: string };

export type MailContent =
  | ({
      kind: 'invitation';
      role: 'signer' | 'approver' | 'viewer';
      /** From the sender to everybody, then to this recipient alone. */
      message?: string;
      recipientMessage?: string;
      deadline?: string;
    } & AboutDocument &
      ToRecipient)
  | ({
      kind: 'reminder';
      role: 'signer' | 'approver' | 'viewer';
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
   * To the owner: no mail will ever reach this recipient. `correctable` while another address may
   * still be given; `answer` is the mail server's own, absent when none was asked.
   */
  | ({
      kind: 'address_refused';
      recipient: Person;
      correctable: boolean;
      answer?: string;
    } & AboutDocument)
  | {
      kind: 'webhook_disabled';
      webhook: { id: string; name: string; url: string };
      reason: DisableReason;
    };

export type MailKind = MailContent['kind'];
