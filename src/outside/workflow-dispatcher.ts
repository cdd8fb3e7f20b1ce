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
  documentWorkflowId,
  fileConversionType,
  queuesOf,
  syncSignal,
  webhookDeliveryType,
  type BulkSendInput,
  type ConversionInput,
  type DeliveryInput,
  type Queues,
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

/** Asked before each call: whose which queues are may not be known at the start. */
export type FindQueues = () => Promise<Queues>;

/** Of the only installation in a namespace. */
export const plainQueues: FindQueues = async () => queuesOf('');

export function makeWorkflowDispatcher(
  client: Client,
  findQueues = plainQueues,
): WorkflowDispatcher {
  async function signal(snapshot: Snapshot, reuse: WorkflowIdReusePolicy): Promise<void> {
    const { documents: taskQueue } = await findQueues();
    await client.workflow.signalWithStart<LifecycleWorkflow, [Snapshot]>(documentLifecycleType, {
      workflowId: documentWorkflowId(snapshot.documentId),
      taskQueue,
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
      const { webhooks: taskQueue } = await findQueues();
      await startOnce(() =>
        client.workflow.start(webhookDeliveryType, {
          workflowId: deliveryWorkflowId(delivery.webhookId, delivery.eventId, resend),
          taskQueue,
          args: [delivery],
          ...asOftenAsPending,
          ...deliveryMetadata(delivery),
          typedSearchAttributes: deliveryAttributes(delivery),
        }),
      );
    },

    async startConversion(conversion) {
      const { documents: taskQueue } = await findQueues();
      await startOnce(() =>
        client.workflow.start(fileConversionType, {
          workflowId: conversionWorkflowId(conversion.fileId),
          taskQueue,
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
      const { documents: taskQueue } = await findQueues();
      await client.workflow.signalWithStart<BulkSendWorkflow>(bulkSendType, {
        workflowId: bulkSendWorkflowId(bulkSend.bulkSendId),
        taskQueue,
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
