/** UTC with its offset, to the second: 2026-11-21 12:31:29 +00:00. */
export function shownTime(value: Date): string {
  return `${value.toISOString().slice(0, 19).replace('T', ' ')} +00:00`;
}
