import type { DocumentId, OrganizationId } from '../../../domain/ids.ts';
import { MailEntity, type Mail } from '../../entities/events.ts';
import type { Database } from '../../orm.ts';

/** Mails of a workspace that have left, newest first. */
export async function listSentMails(
  database: Database,
  organizationId: OrganizationId,
  documentId: DocumentId | undefined,
  limit: number,
): Promise<Mail[]> {
  const ofDocument = documentId === undefined ? {} : { documentId };
  return database
    .fork()
    .find(
      MailEntity,
      { organizationId, status: 'sent', ...ofDocument },
      { orderBy: { sentAt: 'desc', id: 'desc' }, limit },
    );
}
