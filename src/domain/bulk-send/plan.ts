import { hourMs } from '../time.ts';
import type { BulkSendStatus } from './bulk-send.ts';

/** What is known of a bulk send when its workflow asks what to do. */
export interface BulkSendProgress {
  status: BulkSendStatus;
  perHour: number | null;
  /** Rows that are still to be sent. */
  pending: number;
  /** When the last batch began, and how many rows of it are done. */
  batchAt: Date | null;
  inBatch: number;
}

export type BulkSendPlan =
  | { do: 'send'; max: number }
  | { do: 'wait'; until: Date }
  | { do: 'complete' }
  | { do: 'nothing' };

/** Rows that one activity sends where there is no pace: a second's work, so that it shows progress. */
const unpacedBatch = 20;
/** A batch at most every ten seconds: each costs history. */
const minIntervalMs = 10_000;

/**
 * What to do at this moment. A batch that was interrupted is asked for again under its own time, and
 * goes on where it was.
 */
export function planBulkSend(progress: BulkSendProgress, at: Date): BulkSendPlan {
  const { status, perHour, pending, batchAt, inBatch } = progress;
  if (status !== 'running') return { do: 'nothing' };
  if (pending === 0) return { do: 'complete' };
  if (perHour === null) return { do: 'send', max: unpacedBatch };
  const { batch, intervalMs } = paceOf(perHour);
  if (batchAt === null) return { do: 'send', max: batch };
  const isSame = batchAt.getTime() === at.getTime();
  if (isSame && inBatch < batch) return { do: 'send', max: batch - inBatch };
  const until = new Date(batchAt.getTime() + intervalMs);
  return at < until ? { do: 'wait', until } : { do: 'send', max: batch };
}

/** Never more than `perHour` within any hour. */
export function paceOf(perHour: number): { batch: number; intervalMs: number } {
  const batch = Math.ceil((perHour * minIntervalMs) / hourMs);
  return { batch, intervalMs: Math.ceil((batch * hourMs) / perHour) };
}
