import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { parsePublicId } from '../domain/ids.ts';
import { sendRows } from '../operations/bulk-sends/send-rows.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import type { BulkSendActivities, BulkSendStep, BulkSendView } from '../workflows/contracts.ts';
import { withHeartbeat } from './heartbeat.ts';
import { withReadableFailures } from './readable-failures.ts';

/**
 * With pauses of up to a minute these take some 25 minutes. Database and storage may be away that
 * long; one row that cannot be made must not hold up all those behind it.
 */
const maxAttempts = 30;

const gone: BulkSendView = {
  status: 'gone',
  counts: { pending: 0, sent: 0, failed: 0, cancelled: 0 },
  nextAt: null,
};

/** The step of a bulk send; see contracts.ts. */
export function makeBulkSendActivities(deps: OperationDeps): BulkSendActivities {
  async function step({ bulkSendId, at }: BulkSendStep): Promise<BulkSendView> {
    const id = parsePublicId('blk', bulkSendId);
    if (id === undefined) {
      throw ApplicationFailure.nonRetryable('The workflow was started with a malformed id.');
    }
    const giveUp = activityInfo().attempt >= maxAttempts;
    const done = await sendRows(deps, id, new Date(at), giveUp);
    if (!done) return gone;
    const { status, counts } = done.progress;
    return { status, counts, nextAt: done.next?.getTime() ?? null };
  }
  return withReadableFailures<BulkSendActivities>({
    sendRows: (input) => withHeartbeat(() => step(input)),
  });
}
