import { invalid, Refusal } from '../refusals.ts';
import { plusDuration } from './duration.ts';

/** How far the clock of a test workspace is to be moved. */
export interface AdvanceCommand {
  to?: Date | undefined;
  /** ISO 8601, such as `P30D`. */
  by?: string | undefined;
}

const maxYears = 10;
/** Beyond what any deadline or certificate is good for. */
const maxYearsAhead = 100;

/**
 * Where the clock ends up.
 * @param now of the workspace
 * @param real of the service
 * @throws VALIDATION_ERROR naming `to` or `by`
 */
export function targetOf({ to, by }: AdvanceCommand, now: Date, real: Date): Date {
  if ((to === undefined) === (by === undefined)) {
    throw invalid(to ? '/by' : '/to', 'give either `to` or `by`');
  }
  const pointer = to ? '/to' : '/by';
  const target = to ?? plusDuration(now, by ?? '');
  if (!target) throw invalid('/by', 'must be an ISO 8601 duration, such as P30D or P1Y6M or PT12H');
  if (target <= now) throw invalid(pointer, `must lead beyond ${now.toISOString()}`);
  if (target > yearsAfter(now, maxYears)) {
    throw invalid(pointer, `must lead ${maxYears} years ahead at most`);
  }
  if (target > yearsAfter(real, maxYearsAhead)) {
    throw invalid(pointer, `must not lead more than ${maxYearsAhead} years beyond today`);
  }
  return target;
}

function yearsAfter(from: Date, years: number): Date {
  const time = new Date(from);
  time.setUTCFullYear(time.getUTCFullYear() + years);
  return time;
}

export function clockAdvancing(): Refusal {
  return new Refusal('CLOCK_ADVANCING', 'The clock is being moved; one move ends before another.', {
    retryAfterS: 1,
  });
}
