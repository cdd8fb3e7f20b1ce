import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { DocumentId, RecipientId } from '../../../domain/ids.ts';
import type { MailKind } from '../../../domain/mail/mail.ts';
import type { InvitationMail } from '../../../domain/mail/recipient-mail.ts';
import type { Recipient } from '../../entities/documents.ts';
import { tables, type Database } from '../../orm.ts';

/** What was meant for these recipients and has not left must not leave; all of it, or one kind. */
export async function cancelPendingMails(
  em: EntityManager,
  recipientIds: readonly RecipientId[],
  kind?: MailKind,
): Promise<void> {
  if (recipientIds.length === 0) return;
  let mails = tables(em)
    .updateTable('mails')
    .set({ status: 'cancelled' })
    .where('recipient_id', 'in', recipientIds)
    .where('status', '=', 'pending');
  if (kind) mails = mails.where('kind', '=', kind);
  await mails.execute();
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

/**
 * Of each recipient of the document the last invitation, where one was written to the address that
 * they have now. Raw, because of `distinct on`.
 */
export async function findInvitations(
  database: Database,
  documentId: DocumentId,
): Promise<InvitationMail[]> {
  const { rows } = await sql<InvitationMail>`
    select distinct on (m.recipient_id) m.recipient_id as "recipientId", m.status, m.refusal,
      m.created_at as "createdAt", m.released_at as "releasedAt", m.sent_at as "sentAt"
    from mails m join recipients r on r.id = m.recipient_id
    where m.document_id = ${documentId} and m.kind = 'invitation' and m.status <> 'cancelled'
      and lower(m.to_email) = lower(r.email)
    order by m.recipient_id, m.created_at desc, m.id desc`.execute(tables(database.fork()));
  return rows;
}
