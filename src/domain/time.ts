export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export function plusDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * dayMs);
}

/** ISO 8601 in UTC with milliseconds; absent stays absent. */
export function isoOrAbsent(time: Date | null): string | undefined {
  return time === null ? undefined : time.toISOString();
}

export function laterOf(one: Date, other: Date): Date {
  return one < other ? other : one;
}
