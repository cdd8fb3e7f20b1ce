/** Signatures and deadlines are dated by this clock, and the answer of a question takes a while. */
const allowedMs = 2_000;

/** When a question was asked and answered by the clock that is looked at, and the time that came. */
export interface ClockReading {
  askedMs: number;
  answeredMs: number;
  otherMs: number;
}

/**
 * By how much this clock is ahead of the database's (negative: behind) at the least, since that
 * time was taken at some moment between question and answer.
 */
export function judgeClock({ askedMs, answeredMs, otherMs }: ClockReading) {
  const errorMs = Math.max(askedMs - otherMs, 0) + Math.min(answeredMs - otherMs, 0);
  const seconds = Math.round(Math.abs(errorMs) / 1_000);
  const value = errorMs < 0 ? -seconds : seconds;
  if (Math.abs(errorMs) <= allowedMs) return { ok: true, value: 0, detail: 'as the database’s' };
  const side = errorMs > 0 ? 'ahead of' : 'behind';
  const detail = `the clock is wrong by ${seconds} s: this machine is ${side} the database’s; synchronize both`;
  return { ok: false, value, detail };
}
