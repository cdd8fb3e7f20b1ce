import type { DocumentStatus } from '../document/document.ts';
import { invalidQuery } from '../refusals.ts';
import { hourMs, plusDays } from '../time.ts';

export interface Period {
  from: Date;
  /** The first moment after the period. */
  to: Date;
}

/** What happened in a period, by the time of the event. */
export interface PeriodCounts {
  created: number;
  sent: number;
  completed: number;
  voided: number;
  expired: number;
  declined: number;
  /** From sent to completed; null when nothing was completed. */
  medianSigningMs: number | null;
}

export type Snapshot = Record<DocumentStatus, number>;

const defaultDays = 30;

/**
 * Thirty days up to now; one end alone takes its thirty days with it.
 * @throws VALIDATION_ERROR when it ends before it begins, or then
 */
export function periodOf(
  given: { from?: Date | undefined; to?: Date | undefined },
  now: Date,
): Period {
  const to = given.to ?? (given.from ? plusDays(given.from, defaultDays) : now);
  const from = given.from ?? plusDays(to, -defaultDays);
  if (from >= to) throw invalidQuery('from', 'must be before to');
  return { from, to };
}

/** The analytics report as the API shows it. An expired document counts as cancelled. */
export function analyticsReport(period: Period, counts: PeriodCounts, snapshot: Snapshot) {
  const { created, sent, completed, declined, medianSigningMs } = counts;
  const cancelled = counts.voided + counts.expired;
  const finished = completed + cancelled + declined;
  return {
    period: { from: period.from.toISOString(), to: period.to.toISOString() },
    documents: {
      total_created: created,
      total_sent: sent,
      total_completed: completed,
      total_cancelled: cancelled,
      total_declined: declined,
      completion_rate: finished === 0 ? 0 : Math.round((completed / finished) * 1000) / 10,
      median_signing_hours:
        completed < 2 || medianSigningMs === null
          ? null
          : Math.round((medianSigningMs / hourMs) * 100) / 100,
    },
    workspace_snapshot: snapshot,
  };
}
