import type { Locale, MailContent, Sender } from '../../domain/mail/mail.ts';
import type { MailDecision } from '../../domain/mail/mail-decision.ts';
import { publicId } from '../../domain/ids.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import type { Mail } from '../../persistence/entities/events.ts';
import { senderOf } from '../../persistence/stores/documents/senders.ts';
import type { LoadedDocument } from '../documents/lock.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/** Writes mails in the transaction of their cause; an activity sends them after the commit. */
export async function queueDocumentMails(
  tx: Transaction,
  { document, recipients, ...loaded }: LoadedDocument,
  mails: readonly MailDecision[],
): Promise<void> {
  const sender = loaded.sender ?? (await senderOf(tx.em, document));
  const about = { document: { id: publicId('doc', document.id), title: document.title }, sender };
  for (const { to, occurrence, content } of mails) {
    const recipient = recipients.find(({ id }) => id === to);
    // Who is not mailed otherwise has asked for a code themselves.
    if (to !== 'owner' && !recipient?.notify && content.kind !== 'code') continue;
    queueMail(tx, {
      organizationId: document.organizationId,
      documentId: document.id,
      occurrence,
      content: { ...content, ...about } as MailContent,
      ...(recipient ? toRecipient(recipient, sender) : toOwner(sender)),
    });
  }
}

type NewMail = Pick<
  Mail,
  | 'organizationId'
  | 'documentId'
  | 'recipientId'
  | 'audience'
  | 'occurrence'
  | 'toName'
  | 'toEmail'
  | 'replyToName'
  | 'replyToEmail'
  | 'content'
> & { locale?: Locale | null };

/** One mail as it will leave but for its link; sent once however often its name is written. */
export function queueMail(tx: Transaction, mail: NewMail): void {
  const row: Mail = {
    ...mail,
    id: tx.deps.ids.next<'eml'>(),
    kind: mail.content.kind,
    locale: mail.locale ?? tx.deps.defaultLocale,
    status: 'pending',
    refusal: null,
    leaseOwner: null,
    leaseUntil: null,
    releasedAt: null,
    createdAt: tx.now,
    sentAt: null,
  };
  tx.rows.push({ table: 'mails', row });
}

function toRecipient({ id, name, email, locale }: Recipient, sender: Sender) {
  return {
    recipientId: id,
    audience: id,
    toName: name,
    toEmail: email,
    replyToName: sender.name,
    replyToEmail: sender.email,
    locale,
  };
}

function toOwner({ name, email }: Sender) {
  return {
    recipientId: null,
    audience: 'owner',
    toName: name,
    toEmail: email,
    replyToName: null,
    replyToEmail: null,
  };
}
