import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { Snapshot } from '../domain/document/snapshot.ts';
import { parsePublicId, type DocumentId } from '../domain/ids.ts';
import { alertExpiry } from '../operations/documents/alert-expiry.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { expireDocument } from '../operations/documents/expire.ts';
import { inviteRecipients } from '../operations/documents/invite-recipients.ts';
import { remindAutomatically } from '../operations/recipients/remind.ts';
import type { WorkflowSync } from '../workflow-sync/make-workflow-sync.ts';
import type { DocumentActivities, DocumentStep } from '../workflows/contracts.ts';
import type { EvidenceSteps } from './evidence-steps.ts';
import { withHeartbeat } from './heartbeat.ts';
import type { SendMails } from './mail.ts';
import { withReadableFailures } from './readable-failures.ts';

/**
 * The steps of a document's life. Each commits its facts first, then sends the mails that wait, and
 * answers with the document as it then is; each may be run again at any point. Only `notify` is
 * there for the mails alone and insists on them: a mail server that is down holds up no other step.
 */
export function makeDocumentActivities(
  deps: OperationDeps,
  sendMails: SendMails,
  { sealDocument, timestampRecords }: EvidenceSteps,
  sync: Pick<WorkflowSync, 'readSnapshot' | 'acknowledge'>,
): DocumentActivities {
  async function step(input: DocumentStep, work: (id: DocumentId, at: Date) => Promise<void>) {
    const id = uuidOf('doc', input.documentId);
    return withHeartbeat(async () => {
      await work(id, new Date(input.at));
      return fresh(sync, id, input);
    });
  }
  async function mailingStep(
    input: DocumentStep,
    work: (id: DocumentId, at: Date) => Promise<void>,
  ) {
    return step(input, async (id, at) => {
      await work(id, at);
      // What could not leave is in the snapshot, and `notify` takes it from there.
      await sendMails({ documentId: id }, mailOwner()).catch(() => undefined);
    });
  }
  return withReadableFailures<DocumentActivities>({
    inviteRecipients: (input) => mailingStep(input, (id, at) => inviteRecipients(deps, id, at)),
    remind: (input) =>
      mailingStep(input, (documentId, at) => {
        const recipientId = uuidOf('rec', input.recipientId);
        return remindAutomatically(deps, { documentId, recipientId, at });
      }),
    alertExpiry: (input) => mailingStep(input, (id, at) => alertExpiry(deps, id, at)),
    expire: (input) => mailingStep(input, (id, at) => expireDocument(deps, id, at)),
    timestamp: (input) => step(input, (id) => timestampRecords(id)),
    seal: (input) => mailingStep(input, (id, at) => sealDocument(id, at)),
    notify: (input) => step(input, (id) => sendMails({ documentId: id }, mailOwner())),
  });
}

/** Activity ids count from 1 in every run; a run that was terminated may still be at work. */
function mailOwner(): string {
  const { workflowExecution, activityId } = activityInfo();
  return `${workflowExecution?.runId ?? ''}/${activityId}`;
}

/** The workflow has this revision once the activity's result is recorded. */
async function fresh(
  sync: Pick<WorkflowSync, 'readSnapshot' | 'acknowledge'>,
  id: DocumentId,
  { documentId }: DocumentStep,
): Promise<Snapshot> {
  const snapshot = await sync.readSnapshot(id);
  // A deleted one has left a tombstone. The workflow is for whoever knows the document; where it was
  // lost with a restored database, reconciliation ends it.
  if (!snapshot) {
    throw ApplicationFailure.retryable(
      `Nothing is known of ${documentId} in this database: its worker takes tasks of another ` +
        'installation, or an older copy of the database was restored',
      'DocumentUnknown',
    );
  }
  await sync.acknowledge(snapshot);
  return snapshot;
}

function uuidOf<Prefix extends 'doc' | 'rec'>(prefix: Prefix, id: string) {
  const uuid = parsePublicId(prefix, id);
  if (uuid === undefined) throw ApplicationFailure.nonRetryable(`${id} is not a ${prefix} id`);
  return uuid;
}
