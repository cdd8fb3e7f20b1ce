import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import { publicId } from '../domain/ids.ts';
import {
  documentLifecycleType,
  documentWorkflowId,
  webhookDeliveryType,
} from '../workflows/contracts.ts';

/** What runs in Temporal, by its visibility store: seconds behind, and never in a request's path. */
export interface WorkflowLister {
  /** Public document ids. */
  runningDocuments(): AsyncIterable<string>;
  /** Workflow ids of deliveries. */
  runningDeliveries(): AsyncIterable<string>;
  /** Ends a workflow that nothing is known of. UUID. */
  endDocument(documentId: string): Promise<void>;
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
      for await (const id of running(documentLifecycleType)) yield id.replace(/^document:/, '');
    },
    runningDeliveries: () => running(webhookDeliveryType),
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
