import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowIdReusePolicy,
} from '@temporalio/client';
import { TypedSearchAttributes } from '@temporalio/common';
import { needsWorkflow } from '../domain/document/needs-workflow.ts';
import type { Snapshot } from '../domain/document/snapshot.ts';
import {
  bulkSendType,
  bulkSendWorkflowId,
  conversionWorkflowId,
  deliveryWorkflowId,
  documentLifecycleType,
  documentQueue,
  documentWorkflowId,
  fileConversionType,
  syncSignal,
  webhookDeliveryType,
  webhookQueue,
  type BulkSendInput,
  type ConversionInput,
  type DeliveryInput,
} from '../workflows/contracts.ts';
import {
  bulkSendMetadata,
  conversionMetadata,
  deliveryMetadata,
  documentMetadata,
} from './workflow-metadata.ts';
import {
  deliveryAttributes,
  documentAttributes,
  organizationAttribute,
} from '../workflows/search-attributes.ts';

/** Dispatches to Temporal what the database says. All calls may be repeated freely. */
export interface WorkflowDispatcher {
  syncDocument(snapshot: Snapshot): Promise<void>;
  startDelivery(delivery: DeliveryInput, resend: number): Promise<void>;
  startConversion(conversion: ConversionInput): Promise<void>;
  /** Starts it, or makes it look again at what the database says. */
  syncBulkSend(bulkSend: BulkSendInput): Promise<void>;
}

type LifecycleWorkflow = (first: Snapshot) => Promise<string>;
type BulkSendWorkflow = (input: BulkSendInput) => Promise<string>;

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
      ...documentMetadata(snapshot),
      typedSearchAttributes: new TypedSearchAttributes().updateCopy([
        organizationAttribute(snapshot.organizationId),
        ...documentAttributes(snapshot),
      ]),
    });
  }

  return {
    async syncDocument(snapshot) {
      try {
        await signal(snapshot, WorkflowIdReusePolicy.ALLOW_DUPLICATE_FAILED_ONLY);
      } catch (error) {
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
        // It ran to its end. A document that needs one all the same came back with a restored
        // database, or was written a mail afterwards, and gets another.
        if (!needsWorkflow(snapshot)) return;
        await signal(snapshot, WorkflowIdReusePolicy.ALLOW_DUPLICATE);
      }
    },

    async startDelivery(delivery, resend) {
      await startOnce(() =>
        client.workflow.start(webhookDeliveryType, {
          workflowId: deliveryWorkflowId(delivery.webhookId, delivery.eventId, resend),
          taskQueue: webhookQueue,
          args: [delivery],
          ...asOftenAsPending,
          ...deliveryMetadata(delivery),
          typedSearchAttributes: deliveryAttributes(delivery),
        }),
      );
    },

    async startConversion(conversion) {
      await startOnce(() =>
        client.workflow.start(fileConversionType, {
          workflowId: conversionWorkflowId(conversion.fileId),
          taskQueue: documentQueue,
          args: [conversion],
          ...asOftenAsPending,
          ...conversionMetadata(conversion),
          typedSearchAttributes: new TypedSearchAttributes().updateCopy([
            organizationAttribute(conversion.organizationId),
          ]),
        }),
      );
    },

    async syncBulkSend(bulkSend) {
      await client.workflow.signalWithStart<BulkSendWorkflow>(bulkSendType, {
        workflowId: bulkSendWorkflowId(bulkSend.bulkSendId),
        taskQueue: documentQueue,
        args: [bulkSend],
        signal: syncSignal,
        signalArgs: [],
        ...asOftenAsPending,
        ...bulkSendMetadata(bulkSend),
        typedSearchAttributes: new TypedSearchAttributes().updateCopy([
          organizationAttribute(bulkSend.organizationId),
        ]),
      });
    },
  };
}

/**
 * Only what is pending is dispatched. One whose workflow has ended came back with a restored
 * database, and runs again.
 */
const asOftenAsPending = {
  workflowIdReusePolicy: WorkflowIdReusePolicy.ALLOW_DUPLICATE,
  workflowTaskTimeout: '3 s',
} as const;

async function startOnce(start: () => Promise<unknown>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
