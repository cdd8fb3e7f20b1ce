import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import { parsePublicId, publicId, type DocumentId } from '../domain/ids.ts';
import {
  bulkSendType,
  documentLifecycleType,
  documentWorkflowId,
  fileConversionType,
  webhookDeliveryType,
} from '../workflows/contracts.ts';

/** What runs in Temporal, by its visibility store: seconds behind, and never in a request's path. */
export interface WorkflowLister {
  runningDocuments(): AsyncIterable<DocumentId>;
  /** Workflow ids of deliveries. */
  runningDeliveries(): AsyncIterable<string>;
  /** Workflow ids of conversions. */
  runningConversions(): AsyncIterable<string>;
  /** Workflow ids of bulk sends. */
  runningBulkSends(): AsyncIterable<string>;
  /** Ends the workflow of a document that nothing is known of. */
  endDocument(documentId: DocumentId): Promise<void>;
}

export function makeWorkflowLister(client: Client): WorkflowLister {
  async function* running(type: string): AsyncIterable<string> {
    const query = `WorkflowType = '${type}' and ExecutionStatus = 'Running'`;
    for await (const { workflowId } of client.workflow.list({ query, pageSize: 1_000 })) {
      yield workflowId;
    }
  }
  return {
    async *runningDocuments() {
      for await (const workflowId of running(documentLifecycleType)) {
        const id = parsePublicId('doc', workflowId.replace(/^document:/, ''));
        if (id !== undefined) yield id;
      }
    },
    runningDeliveries: () => running(webhookDeliveryType),
    runningConversions: () => running(fileConversionType),
    runningBulkSends: () => running(bulkSendType),
    async endDocument(documentId) {
      const handle = client.workflow.getHandle(documentWorkflowId(publicId('doc', documentId)));
      try {
        await handle.terminate('The database does not know this document');
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },
  };
}
