import { condition } from '@temporalio/workflow';

/**
 * Says by running whose the namespace's plain queues are, as long as there is the namespace. It waits
 * for nothing and does nothing; who terminates it gives the names to the next that starts.
 */
export async function installation(): Promise<void> {
  await condition(() => false);
}
