import {
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
  type Client,
} from '@temporalio/client';
import { documentQueue, installationType } from '../workflows/contracts.ts';

/** Who has the plain queues of a namespace. */
export interface Claim {
  /** Its id. */
  installation: string;
  /** Its `PUBLIC_URL` when it claimed them. */
  publicUrl: string;
}

/**
 * Claims the plain queues of the client's namespace, which are those of whoever came first. May be
 * repeated, and done by many at once.
 * @returns who has them
 */
export async function claimQueues(client: Client, own: Claim): Promise<Claim> {
  try {
    await client.workflow.start(installationType, {
      workflowId: installationType,
      taskQueue: documentQueue,
      workflowTaskTimeout: '3 s',
      memo: { ...own },
      staticSummary: `Installation ${own.installation}`,
      staticDetails: [
        `The plain queues of this namespace are those of installation \`${own.installation}\``,
        'Another installation in it has queues that end in its own id.',
      ].join('\n\n'),
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    return (await readClaim(client)) ?? own;
  }
  return own;
}

/** Undefined where nobody has them. */
export async function readClaim(client: Client): Promise<Claim | undefined> {
  try {
    const { memo, status } = await client.workflow.getHandle(installationType).describe();
    if (status.name !== 'RUNNING') return undefined;
    return { installation: String(memo?.['installation']), publicUrl: String(memo?.['publicUrl']) };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return undefined;
    throw error;
  }
}
