import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import type { DocumentRange } from '../domain/document/needs-workflow.ts';
import { parsePublicId, publicId, type DocumentId } from '../domain/ids.ts';
import {
  bulkSendType,
  documentLifecycleType,
  documentWorkflowId,
  fileConversionType,
  webhookDeliveryType,
} from '../workflows/contracts.ts';
import { plainQueues } from './workflow-dispatcher.ts';

/** What of this installation runs in Temporal, by its visibility store: seconds behind, and never in a request's path. */
export interface WorkflowLister {
  /** Those whose ids are in the range, in no order. */
  runningDocuments(range?: DocumentRange): AsyncIterable<DocumentId>;
  /** Workflow ids of deliveries. */
  runningDeliveries(): AsyncIterable<string>;
  /** Workflow ids of conversions. */
  runningConversions(): AsyncIterable<string>;
  /** Workflow ids of bulk sends. */
  runningBulkSends(): AsyncIterable<string>;
  /** Ends the workflow of a document that nothing is known of. */
  endDocument(documentId: DocumentId): Promise<void>;
}

export function makeWorkflowLister(client: Client, findQueues = plainQueues): WorkflowLister {
  async function* running(
    type: string,
    of: 'documents' | 'webhooks',
    more = '',
  ): AsyncIterable<string> {
    const queue = (await findQueues())[of];
    const query = `WorkflowType = '${type}' and TaskQueue = '${queue}' and ExecutionStatus = 'Running'${more}`;
    for await (const { workflowId } of client.workflow.list({ query, pageSize: 1_000 })) {
      yield workflowId;
    }
  }
  return {
    async *runningDocuments({ after, upTo } = {}) {
      const more =
        (after === undefined ? '' : ` and WorkflowId > '${workflowIdOf(after)}'`) +
        (upTo === undefined ? '' : ` and WorkflowId <= '${workflowIdOf(upTo)}'`);
      for await (const workflowId of running(documentLifecycleType, 'documents', more)) {
        const id = parsePublicId('doc', workflowId.replace(/^document:/, ''));
        if (id !== undefined) yield id;
      }
    },
    runningDeliveries: () => running(webhookDeliveryType, 'webhooks'),
    runningConversions: () => running(fileConversionType, 'documents'),
    runningBulkSends: () => running(bulkSendType, 'documents'),
    async endDocument(documentId) {
      const handle = client.workflow.getHandle(workflowIdOf(documentId));
      try {
        await handle.terminate('The database does not know this document');
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },
  };
}

/** In the order of the documents' ids, as the public form of an id keeps its order. */
function workflowIdOf(id: DocumentId): string {
  return documentWorkflowId(publicId('doc', id));
}
