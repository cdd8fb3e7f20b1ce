import { IsolationLevel } from '@mikro-orm/core';
import { deletedSnapshot, type Snapshot } from '../domain/document/snapshot.ts';
import { publicId } from '../domain/ids.ts';
import { hasActed } from '../domain/recipient/recipient.ts';
import {
  DocumentEntity,
  DocumentTombstoneEntity,
  RecipientEntity,
  type Document,
  type Recipient,
} from '../persistence/entities/documents.ts';
import { MailEntity } from '../persistence/entities/events.ts';
import type { OperationDeps } from './context.ts';

/** What the workflow is told of a document now; a deleted one is told from its tombstone. */
export async function readSnapshot(
  deps: Pick<OperationDeps, 'database'>,
  documentId: string,
): Promise<Snapshot | undefined> {
  const em = deps.database.fork();
  return em.transactional(
    async (tx) => {
      const document = await tx.findOne(DocumentEntity, { id: documentId });
      if (!document) {
        const tombstone = await tx.findOne(DocumentTombstoneEntity, { documentId });
        if (!tombstone) return undefined;
        const { organizationId, rev } = tombstone;
        return deletedSnapshot(publicId('doc', documentId), publicId('org', organizationId), rev);
      }
      const recipients = await tx.find(
        RecipientEntity,
        { documentId },
        { orderBy: { createdAt: 'asc', id: 'asc' } },
      );
      const unsent = await tx.count(MailEntity, {
        documentId,
        status: 'pending',
        // The signed copy goes with these, so they wait for it.
        ...(document.sealedFileId === null && { kind: { $ne: 'completed' } }),
      });
      return snapshotOf(document, recipients, unsent);
    },
    // One view of the database over the three reads: the rev must fit what it stands for.
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

export function snapshotOf(
  document: Document,
  recipients: readonly Recipient[],
  unsentMails: number,
): Snapshot {
  return {
    documentId: publicId('doc', document.id),
    organizationId: publicId('org', document.organizationId),
    rev: document.rev,
    status: document.status,
    deadlineMs: document.deadline?.getTime() ?? null,
    reminderDays: document.reminderDays,
    alertDays: document.alertDays,
    alertedForMs: document.alertedFor?.getTime() ?? null,
    recipients: recipients.map((recipient) => ({
      id: publicId('rec', recipient.id),
      role: recipient.role,
      order: recipient.order,
      acted: hasActed(recipient),
      toldAtMs: recipient.toldAt?.getTime() ?? null,
      toldDeadlineMs: recipient.toldDeadline?.getTime() ?? null,
      remindedAtMs: recipient.remindedAt?.getTime() ?? null,
    })),
    unsentMails,
    sealed: document.sealedFileId !== null,
  };
}
