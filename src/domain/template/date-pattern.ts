import { wrongWithText } from '@countersign/pdf/plain-text';

/** Acrobat's letters of days, months and years. */
const letters = ['d', 'dd', 'm', 'mm', 'mmm', 'mmmm', 'yy', 'yyyy'];

/** What is wrong with how a date is to be written: a date without day, month or year would be lost. */
export function wrongWithDatePattern(pattern: string): string | undefined {
  const runs = pattern.match(/([A-Za-z])\1*/g) ?? [];
  const unknown = runs.find((run) => !letters.includes(run));
  if (unknown !== undefined) {
    return `must have the letters ${letters.join(', ')} alone, not “${unknown}”`;
  }
  if (!['d', 'm', 'y'].every((letter) => pattern.includes(letter))) {
    return 'must have the day, the month and the year';
  }
  return /[\t\r\n]/.test(pattern) ? 'must be a single line' : wrongWithText(pattern);
}
