import { isGrpcServiceError, type Client } from '@temporalio/client';
import proto from '@temporalio/proto';
import { documentWorkflowId } from '../../../src/workflows/contracts.ts';
import type { Story } from '../harness/story.ts';

const { WORKFLOW_TASK_FAILED_CAUSE_NON_DETERMINISTIC_ERROR: nonDeterministic } =
  proto.temporal.api.enums.v1.WorkflowTaskFailedCause;

const grpcNotFound = 5;

/** Of how many documents a worker could not follow the history, be it that another one could. */
export async function countUnfollowed(client: Client, stories: readonly Story[]): Promise<number> {
  const found = await Promise.all(stories.map((story) => isUnfollowed(client, story)));
  return found.filter(Boolean).length;
}

async function isUnfollowed(client: Client, { documentId }: Story): Promise<boolean> {
  if (documentId === undefined) return false;
  try {
    const handle = client.workflow.getHandle(documentWorkflowId(documentId));
    const { events } = await handle.fetchHistory();
    return (events ?? []).some(
      (event) => event.workflowTaskFailedEventAttributes?.cause === nonDeterministic,
    );
  } catch (error) {
    const code: number | undefined = isGrpcServiceError(error) ? error.code : undefined;
    // Of a draft.
    if (code === grpcNotFound) return false;
    throw error;
  }
}
