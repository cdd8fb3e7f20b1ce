import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowIdReusePolicy,
} from '@temporalio/client';
import {
  defineSearchAttributeKey,
  SearchAttributeType,
  type SearchAttributePair,
} from '@temporalio/common';
import { isFinal } from '../domain/document/document.ts';
import type { Snapshot } from '../domain/document/snapshot.ts';
import { mustAct } from '../domain/recipient/recipient.ts';
import {
  deliveryWorkflowId,
  documentLifecycleType,
  documentQueue,
  documentWorkflowId,
  syncSignal,
  webhookDeliveryType,
  webhookQueue,
  type DeliveryInput,
} from '../workflows/contracts.ts';

/** Tells Temporal what the database says. Both calls may be repeated freely. */
export interface WorkflowDispatcher {
  syncDocument(snapshot: Snapshot): Promise<void>;
  startDelivery(delivery: DeliveryInput, resend: number): Promise<void>;
}

type LifecycleWorkflow = (first: Snapshot) => Promise<string>;

const keys = {
  organization: defineSearchAttributeKey('OrgId', SearchAttributeType.KEYWORD),
  status: defineSearchAttributeKey('DocumentStatus', SearchAttributeType.KEYWORD),
  deadline: defineSearchAttributeKey('Deadline', SearchAttributeType.DATETIME),
  pending: defineSearchAttributeKey('PendingRecipients', SearchAttributeType.INT),
  endpoint: defineSearchAttributeKey('EndpointId', SearchAttributeType.KEYWORD),
  eventType: defineSearchAttributeKey('EventType', SearchAttributeType.KEYWORD),
};

export function makeWorkflowDispatcher(client: Client): WorkflowDispatcher {
  async function signal(snapshot: Snapshot, reuse: WorkflowIdReusePolicy): Promise<void> {
    await client.workflow.signalWithStart<LifecycleWorkflow, [Snapshot]>(documentLifecycleType, {
      workflowId: documentWorkflowId(snapshot.documentId),
      taskQueue: documentQueue,
      args: [snapshot],
      signal: syncSignal,
      signalArgs: [snapshot],
      workflowIdReusePolicy: reuse,
      workflowTaskTimeout: '3 s',
      staticSummary: `Document …${snapshot.documentId.slice(-8)}`,
      typedSearchAttributes: documentAttributes(snapshot),
    });
  }

  return {
    async syncDocument(snapshot) {
      try {
        await signal(snapshot, WorkflowIdReusePolicy.ALLOW_DUPLICATE_FAILED_ONLY);
      } catch (error) {
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
        // It ran to its end. A final document needs it no more; an open one came back with a
        // restored database and gets another.
        if (isOver(snapshot)) return;
        await signal(snapshot, WorkflowIdReusePolicy.ALLOW_DUPLICATE);
      }
    },

    async startDelivery(delivery, resend) {
      try {
        await client.workflow.start(webhookDeliveryType, {
          workflowId: deliveryWorkflowId(delivery.webhookId, delivery.eventId, resend),
          taskQueue: webhookQueue,
          args: [delivery],
          // Only a delivery that is pending is told. One whose workflow has ended came back with a
          // restored database, and is run again.
          workflowIdReusePolicy: WorkflowIdReusePolicy.ALLOW_DUPLICATE,
          workflowTaskTimeout: '3 s',
          staticSummary: `${delivery.eventType} to …${delivery.webhookId.slice(-8)}`,
          typedSearchAttributes: [
            { key: keys.organization, value: delivery.organizationId },
            { key: keys.endpoint, value: delivery.webhookId },
            { key: keys.eventType, value: delivery.eventType },
          ],
        });
      } catch (error) {
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
      }
    },
  };
}

/** Nothing is left to do for it: final, with its mails out and, if completed, its seal made. */
function isOver(snapshot: Snapshot): boolean {
  if (snapshot.status === 'deleted') return true;
  if (!isFinal(snapshot.status) || snapshot.unsentMails > 0) return false;
  return snapshot.status !== 'completed' || snapshot.sealed;
}

function documentAttributes(snapshot: Snapshot): SearchAttributePair[] {
  const { deadlineMs } = snapshot;
  return [
    { key: keys.organization, value: snapshot.organizationId },
    { key: keys.status, value: snapshot.status },
    ...(deadlineMs === null ? [] : [{ key: keys.deadline, value: new Date(deadlineMs) }]),
    {
      key: keys.pending,
      value: snapshot.recipients.filter(({ role, acted }) => mustAct(role) && !acted).length,
    },
  ];
}
