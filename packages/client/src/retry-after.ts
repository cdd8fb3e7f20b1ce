/**
 * How long an answer asks to wait, in milliseconds; undefined where it does not say. A date is counted from the
 * answer's own `Date`: the clock of this machine may be a day off.
 */
export function retryAfterMs(headers: Headers, nowMs: number = Date.now()): number | undefined {
  const given = headers.get('Retry-After')?.trim();
  if (!given) return undefined;
  if (/^\d+$/.test(given)) return Number(given) * 1_000;
  const untilMs = Date.parse(given);
  if (Number.isNaN(untilMs)) return undefined;
  const answeredMs = Date.parse(headers.get('Date') ?? '');
  return Math.max(0, untilMs - (Number.isNaN(answeredMs) ? nowMs : answeredMs));
}
