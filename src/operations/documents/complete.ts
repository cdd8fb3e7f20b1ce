import { documentRepresentation } from '../../domain/document/representation.ts';
import { requireSettings } from '../../persistence/stores/organizations.ts';
import type { Actor, Transaction } from '../unit-of-work/context.ts';
import type { LoadedDocument } from './lock.ts';
import { about, queueClosingMails } from '../mails/queue.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { settle } from './refresh-derived-state.ts';

/**
 * Everybody has acted: the document is completed in the transaction of the last act. Its webhook
 * and mails are written now and leave once the file is sealed.
 */
export async function complete(
  tx: Transaction,
  loaded: LoadedDocument,
  actor: Actor,
): Promise<void> {
  const { document, recipients } = loaded;
  document.completedAt = tx.now;
  settle(tx, document, recipients);
  recordEvent(tx, {
    type: 'document.completed',
    actor,
    organizationId: document.organizationId,
    document,
    resource: { type: 'document', id: document.id },
    data: { document: documentRepresentation(document) },
    deferred: true,
  });
  const { notifications } = await requireSettings(tx.em, document.organizationId);
  await queueClosingMails(tx, loaded, (sender) => {
    const content = {
      kind: 'completed' as const,
      completedAt: tx.now.toISOString(),
      ...about(document, sender),
    };
    return { recipients: content, ...(notifications.send_completion_email && { owner: content }) };
  });
}
