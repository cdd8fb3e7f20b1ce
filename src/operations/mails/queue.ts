import type { Locale, MailContent, Sender } from '../../domain/mail/mail.ts';
import { publicId } from '../../domain/ids.ts';
import { hasActed } from '../../domain/recipient/recipient.ts';
import type { Document, Recipient } from '../../persistence/entities/documents.ts';
import { MailEntity } from '../../persistence/entities/events.ts';
import { senderOf } from '../../persistence/stores/senders.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import type { LoadedDocument } from '../documents/lock.ts';

/** The link is derived when the mail leaves: a dump of the database opens no signing session. */
export type WithoutLink<Content> = Content extends unknown ? Omit<Content, 'link'> : never;
export type QueuedContent = WithoutLink<MailContent>;

export interface NewMail {
  document: Document;
  to: { recipient: Recipient } | 'owner';
  sender: Sender;
  /** With document, audience and kind it names the mail for good: written twice, sent once. */
  occurrence: string;
  content: QueuedContent;
}

/** Writes the mail in the transaction of the fact it tells; an activity sends it after the commit. */
export function queueMail(tx: Transaction, mail: NewMail): void {
  const { document, sender, content } = mail;
  const recipient = mail.to === 'owner' ? undefined : mail.to.recipient;
  if (recipient && !recipient.notify) return;
  const toOwner = mail.to === 'owner';
  tx.em.create(MailEntity, {
    id: tx.deps.ids.next(),
    organizationId: document.organizationId,
    documentId: document.id,
    recipientId: recipient?.id ?? null,
    audience: recipient?.id ?? 'owner',
    kind: content.kind,
    occurrence: mail.occurrence,
    toName: recipient?.name ?? sender.name,
    toEmail: recipient?.email ?? sender.email,
    replyToName: toOwner ? null : sender.name,
    replyToEmail: toOwner ? null : sender.email,
    locale: recipient?.locale ?? (tx.deps.defaultLocale as Locale),
    content: content as MailContent,
    status: 'pending',
    refusal: null,
    leaseOwner: null,
    leaseUntil: null,
    createdAt: tx.now,
    sentAt: null,
  });
}

export function about(document: Document, sender: Sender) {
  return { document: { id: publicId('doc', document.id), title: document.title }, sender };
}

/** Everybody who was asked: their turn came at least once, whatever they did with it. */
export function asked(recipients: readonly Recipient[]): Recipient[] {
  return recipients.filter(
    (recipient) => recipient.turn > 0 || recipient.viewedAt !== null || hasActed(recipient),
  );
}

/** One closing mail to each who was asked and, where `owner` is given, one to the owner. */
export async function queueClosingMails(
  tx: Transaction,
  { document, recipients }: LoadedDocument,
  content: (sender: Sender) => { recipients?: QueuedContent; owner?: QueuedContent },
  except?: Recipient,
): Promise<void> {
  const sender = await senderOf(tx.em, document);
  const { recipients: toRecipients, owner } = content(sender);
  if (toRecipients) {
    for (const recipient of asked(recipients)) {
      if (recipient === except) continue;
      queueMail(tx, {
        document,
        to: { recipient },
        sender,
        occurrence: '1',
        content: toRecipients,
      });
    }
  }
  if (owner) queueMail(tx, { document, to: 'owner', sender, occurrence: '1', content: owner });
}
