import { notChecked, type Check } from '../check.ts';

/** Levels of PAdES (EN 319 142-1, 6), each with all of those before it. */
const levels = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const;
export type SealLevel = (typeof levels)[number];

/** How the reason of a seal ends (/Reason, ISO 32000-2, 12.8.1): whoever strips it later is seen. */
export function levelWords(level: SealLevel): string {
  return `, PAdES ${level}`;
}

/** Undefined where no level is named. */
export function levelIn(reason: string): SealLevel | undefined {
  return levels.find((level) => reason.endsWith(levelWords(level)));
}

/** What a file has now, whether it holds or not. */
export function levelOf(
  { timestamps, data }: { timestamps: readonly unknown[]; data: readonly unknown[] },
  hasToken: boolean,
): SealLevel {
  if (!hasToken) return 'B-B';
  if (data.length === 0) return 'B-T';
  return timestamps.length > 0 ? 'B-LTA' : 'B-LT';
}

/**
 * That nothing was taken away of what lets a seal be checked in later years.
 * @param isProved whether the timestamps hold that make the level
 */
export function checkLevel(now: SealLevel, madeFor: SealLevel, isProved: boolean): Check {
  if (levels.indexOf(now) >= levels.indexOf(madeFor)) {
    if (!isProved) return notChecked('unproved', `By its form it is PAdES ${now}.`);
    return { ok: true, detail: `PAdES ${now}, as it was sealed.` };
  }
  const lost = 'timestamps or validation data that followed the seal are missing or were changed';
  return { ok: false, detail: `PAdES ${now}, but it was sealed at ${madeFor}: ${lost}.` };
}
