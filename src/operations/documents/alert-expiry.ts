import { isOpen } from '../../domain/document/document.ts';
import { recipientsToWarn } from '../../domain/document/plan.ts';
import { publicId } from '../../domain/ids.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { lockDocument } from './lock.ts';
import { about, queueMail } from '../mails/queue.ts';
import { senderOf } from '../../persistence/stores/senders.ts';
import { settle } from './refresh-derived-state.ts';
import { snapshotOf } from '../../workflow-sync/snapshot.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

/** One warning per deadline, to those still due and, when there is one of them, to the owner. */
export async function alertExpiry(
  deps: OperationDeps,
  documentId: string,
  at: Date,
): Promise<void> {
  await inTransaction(
    deps,
    async (tx) => {
      const loaded = await lockDocument(tx, { id: documentId });
      if (!loaded) return;
      const { document, recipients } = loaded;
      const { deadline } = document;
      if (!isOpen(document.status) || !deadline || deadline <= tx.now) return;
      if (document.alertedFor?.getTime() === deadline.getTime()) return;
      const ids = new Set(
        recipientsToWarn(snapshotOf(document, recipients, 0)).map(({ id }) => id),
      );
      const warned = recipients.filter(({ id }) => ids.has(publicId('rec', id)));
      if (warned.length === 0) return;
      document.alertedFor = deadline;
      const sender = await senderOf(tx.em, document);
      // A deadline may move away and back; its second warning is a mail of its own.
      const occurrence = `${deadline.toISOString()}.r${document.rev}`;
      const content = {
        kind: 'expiry_warning' as const,
        deadline: deadline.toISOString(),
        ...about(document, sender),
      };
      for (const recipient of warned) {
        queueMail(tx, { document, to: { recipient }, sender, occurrence, content });
      }
      const waitingFor = warned.map(({ name, email }) => ({ name, email }));
      queueMail(tx, {
        document,
        to: 'owner',
        sender,
        occurrence,
        content: { ...content, waitingFor },
      });
      settle(tx, document, recipients);
    },
    at,
  );
}
