import { join } from 'node:path';
import { makeDocumentActivities } from '../../src/activities/documents.ts';
import { makeSendMails } from '../../src/activities/mail.ts';
import { makeSealDocument } from '../../src/activities/sealing.ts';
import { timestampRecords } from '../../src/activities/timestamp-records.ts';
import { allActed } from '../../src/domain/document/document.ts';
import { systemPrincipal } from '../../src/domain/access/principal.ts';
import { publicId, type DocumentId } from '../../src/domain/ids.ts';
import { dayMs } from '../../src/domain/time.ts';
import { makeSealer } from '../../src/evidence/pages/seal-in-thread.ts';
import { sequenceNow } from '../../src/operations/log/sequence.ts';
import { complete } from '../../src/operations/documents/complete.ts';
import type { OperationDeps } from '../../src/operations/unit-of-work/context.ts';
import { lockDocument } from '../../src/operations/documents/lock.ts';
import { applyDecision } from '../../src/operations/documents/apply.ts';
import { acknowledge, dispatchDocument } from '../../src/workflow-sync/dispatch.ts';
import { readSnapshot } from '../../src/persistence/stores/workflows/snapshots.ts';
import { inTransaction } from '../../src/operations/unit-of-work/transaction.ts';
import { makeMailbox } from '@countersign/mailer/mailbox';
import { makeWorkflowDispatcher } from '../../src/outside/workflow-dispatcher.ts';
import {
  documentQueue,
  documentWorkflowId,
  type DocumentActivities,
} from '../../src/workflows/contracts.ts';
import type { Bench } from '../bench.ts';
import { seedOpen, seedPages, seedSignatures } from '../seed-open.ts';
import { signers, type Lives } from './lives.ts';
import { atRest, openStage } from './stage.ts';

/** Enough for all rounds. */
const stock = 2_000;

/**
 * The real workflow with its real activities on PostgreSQL: turns, mails into a mailbox, the seal.
 * The signatures themselves are facts written here, without the requests that they come by.
 */
export async function realLives(bench: Bench, address: string): Promise<Lives> {
  const { operations, keys } = bench.parts;
  const sealer = makeSealer({ signer: keys.seal.signer });
  const { database } = operations;
  const timestamp = (id: DocumentId) => timestampRecords({ database, tsa: keys.tsa }, id);
  const stage = await openStage(address, documentQueue, 'ours', ({ done }) => {
    const real = makeDocumentActivities(
      operations,
      makeSendMails({ operations, mailer: makeMailbox(join(bench.folder, 'mailbox')) }),
      {
        sealDocument: makeSealDocument({
          operations,
          timestampRecords: timestamp,
          sequenceLog: () => sequenceNow({ ...operations, logKey: keys.log }),
          seal: (input) => sealer.seal(input),
        }),
        timestampRecords: timestamp,
      },
      {
        readSnapshot: (id) => readSnapshot(operations.database, id),
        acknowledge: (snapshot) => acknowledge(operations.database, snapshot),
      },
    );
    const noting = async (
      name: 'inviteRecipients' | 'seal',
      step: Parameters<typeof real.seal>[0],
    ) => {
      const after = await real[name](step);
      done(step.documentId);
      return after;
    };
    const activities: DocumentActivities = {
      ...real,
      inviteRecipients: (step) => noting('inviteRecipients', step),
      seal: (step) => noting('seal', step),
    };
    return activities;
  });
  const dispatcher = makeWorkflowDispatcher(stage.client);
  const next = await stocked(bench);
  return {
    stage: {
      ...stage,
      async close() {
        await stage.close();
        await sealer.close();
      },
    },
    async live() {
      const uuid = next();
      const id = publicId('doc', uuid);
      for (let signed = 0; signed <= signers; signed += 1) {
        if (signed > 0) {
          await atRest(stage, documentWorkflowId(id));
          await sign(operations, uuid, signed - 1);
        }
        const step = stage.steps.next(id);
        await dispatchDocument({ database: operations.database, dispatcher }, uuid);
        await step;
      }
      await stage.client.workflow.getHandle(documentWorkflowId(id)).result();
      return documentWorkflowId(id);
    },
  };
}

async function stocked(bench: Bench): Promise<() => DocumentId> {
  const workspace = await bench.addWorkspace();
  const ids = await seedOpen(bench, workspace, {
    count: stock,
    signers,
    invited: false,
    fileId: await seedPages(bench, workspace),
    deadline: new Date(Date.now() + 30 * dayMs),
  });
  await seedSignatures(bench, ids);
  const left = ids.values();
  return () => {
    const { value } = left.next();
    if (value === undefined) throw new Error('All seeded documents are used up.');
    return value;
  };
}

async function sign(
  operations: OperationDeps,
  documentId: DocumentId,
  index: number,
): Promise<void> {
  await inTransaction(operations, async (tx) => {
    const loaded = await lockDocument(tx, documentId);
    const recipient = loaded?.recipients.find(({ order }) => order === index + 1);
    if (!loaded || !recipient) throw new Error(`${documentId} has no signer ${index + 1}.`);
    const facts = { signedAt: tx.now };
    const signed = { recipients: [{ id: recipient.id, facts }], events: [] };
    await applyDecision(tx, systemPrincipal, loaded, signed);
    if (allActed(loaded.recipients)) await complete(tx, systemPrincipal, loaded);
  });
}
