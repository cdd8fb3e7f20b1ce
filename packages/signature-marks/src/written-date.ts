const months =
  'January February March April May June July August September October November December';
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday';

/** A date of the form YYYY-MM-DD by Acrobat's letters; what is no letter of theirs stays. */
export function writtenDate(date: string, pattern: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const monthName = months.split(' ')[month] ?? '';
  const dayName = days.split(' ')[at.getUTCDay()] ?? '';
  const parts: Record<string, string> = {
    d: String(day),
    dd: String(day).padStart(2, '0'),
    ddd: dayName.slice(0, 3),
    dddd: dayName,
    m: String(month + 1),
    mm: String(month + 1).padStart(2, '0'),
    mmm: monthName.slice(0, 3),
    mmmm: monthName,
    yy: String(year % 100).padStart(2, '0'),
    yyyy: String(year).padStart(4, '0'),
  };
  // A date has no hour; and a pattern that leaves out the day or the year would lose it.
  const asked = pattern.replace(/[\s,]*[hHMst:]+(?:\s*[st]+)*$/, '');
  const full = /y/.test(asked) && /d/.test(asked) && /m/.test(asked) ? asked : 'yyyy-mm-dd';
  return full.replace(/d{1,4}|m{1,4}|yyyy|yy/g, (letters) => parts[letters] ?? letters);
}
