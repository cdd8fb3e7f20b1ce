import type { EntityManager } from '@mikro-orm/postgresql';
import type { RecipientId } from '../../domain/ids.ts';
import type { MailKind } from '../../domain/mail/mail.ts';
import type { Recipient } from '../entities/documents.ts';
import { tables } from '../orm.ts';

/** What was meant for these recipients and has not left must not leave. */
export async function cancelPendingMails(
  em: EntityManager,
  recipientIds: readonly RecipientId[],
): Promise<void> {
  if (recipientIds.length === 0) return;
  await tables(em)
    .updateTable('mails')
    .set({ status: 'cancelled' })
    .where('recipient_id', 'in', recipientIds)
    .where('status', '=', 'pending')
    .execute();
}

/** When a mail of this kind was last written to a recipient, whatever became of it. */
export async function findLastMailed(
  em: EntityManager,
  { id, documentId }: Recipient,
  kind: MailKind,
): Promise<Date | null> {
  const row = await tables(em)
    .selectFrom('mails')
    .select('created_at as createdAt')
    .where('document_id', '=', documentId)
    .where('audience', '=', id)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}
