import {
  condition,
  continueAsNew,
  defineSignal,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { heartbeatTimeout } from './activity-options.ts';
import { syncSignal, type BulkSendActivities, type BulkSendInput } from './contracts.ts';
import { describeBulkSend } from './bulk-send-view.ts';

export const syncBulkSend = defineSignal(syncSignal);

/**
 * Documents of one template for many, made and sent batch by batch at their pace. The rows stand in
 * the database, which counts what is done, so that a batch can be asked for again, and a workflow
 * that was lost begins where the one before stopped. `sync` says only that something changed there.
 */
export async function bulkSend(input: BulkSendInput): Promise<string> {
  let changes = 0;
  setHandler(syncBulkSend, () => {
    changes += 1;
  });
  for (;;) {
    const seen = changes;
    const view = await steps().sendRows({ bulkSendId: input.bulkSendId, at: Date.now() });
    setCurrentDetails(describeBulkSend(input, view));
    if (view.status !== 'running') return view.status;
    if (workflowInfo().continueAsNewSuggested && changes === seen) {
      await continueAsNew<typeof bulkSend>(input);
    }
    const waitMs = view.nextAt === null ? 0 : view.nextAt - Date.now();
    if (waitMs <= 0) continue;
    await condition(() => changes > seen, waitMs, { summary: 'the next batch, by its pace' });
  }
}

/**
 * Retried for ever: database and storage are waited out, and a row that cannot be made is settled as
 * failed by the activity itself. A batch takes seconds; one whose worker died is asked for again.
 */
function steps(): BulkSendActivities {
  return proxyActivities<BulkSendActivities>({
    startToCloseTimeout: '5 min',
    heartbeatTimeout,
    retry: { initialInterval: '1 s', backoffCoefficient: 2, maximumInterval: '1 min' },
    summary: 'make and send the next rows',
  });
}
