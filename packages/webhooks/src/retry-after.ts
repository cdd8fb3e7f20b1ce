const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The wait a Retry-After header asks for (RFC 9110 §10.2.3: seconds, or a date), at least 0;
 * undefined when there is none or it makes no sense.
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  if (!httpDate.test(text)) return undefined;
  const untilMs = Date.parse(text) - now.getTime();
  return Number.isNaN(untilMs) ? undefined : Math.max(0, untilMs);
}
