import type { DocumentId, RecipientId } from '../../domain/ids.ts';
import { mailRepresentation } from '../../domain/mail/recipient-mail.ts';
import { findMailWaits } from '../../persistence/stores/mails/hourly-mails.ts';
import { findInvitations } from '../../persistence/stores/mails/mails.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** What became of the mails to each recipient of a document, as the API says it. */
export async function readRecipientMails(
  { database, mailLimits, clock }: OperationDeps,
  documentId: DocumentId,
): Promise<(recipientId: RecipientId) => ReturnType<typeof mailRepresentation>> {
  const [invitations, waits] = await Promise.all([
    findInvitations(database, documentId),
    mailLimits ? findMailWaits(database, documentId, mailLimits, clock.now()) : [],
  ]);
  const invited = new Map(invitations.map((mail) => [mail.recipientId, mail]));
  const waiting = new Map(waits.map((wait) => [wait.recipientId, wait]));
  return (id) => mailRepresentation(invited.get(id), waiting.get(id));
}
