/**
 * The ORM asks the driver for timestamps as text, to parse them by column; statements of our own
 * get that text, `2027-01-27 10:30:00.123+00`.
 */
export function timeColumn(text: string): Date;
export function timeColumn(text: string | null): Date | null;
export function timeColumn(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
