import type { Field, FieldFormat, FieldValue, Place } from './field.ts';

/** Where a value is written, and what is written there. */
export interface StampedValue extends Place {
  type: Field['type'];
  value: FieldValue;
}

/**
 * What stands on paper for a value: in the form's own format, at each of the field's places; of a
 * choice by buttons, a tick in the button that was chosen.
 */
export function stampedValues(
  field: Pick<Field, 'type' | 'page' | 'rect' | 'places' | 'format'>,
  value: FieldValue,
): StampedValue[] {
  const places = field.places ?? [{ page: field.page, rect: field.rect }];
  return places.flatMap(({ page, rect, option }) => {
    if (option === undefined) return [{ page, rect, ...written(field, value) }];
    return option === value ? [{ page, rect, type: 'checkbox' as const, value: true }] : [];
  });
}

function written({ type, format }: Pick<Field, 'type' | 'format'>, value: FieldValue) {
  if (!format) return { type, value };
  return { type: 'text' as const, value: formatted(value, format) };
}

function formatted(value: FieldValue, format: FieldFormat): string {
  switch (format.kind) {
    case 'number':
      return `${format.prefix ?? ''}${digits(Number(value), format)}${format.suffix ?? ''}`;
    case 'percent':
      return `${digits(Number(value), format)}%`;
    case 'date':
      return dateAs(String(value), format.pattern);
  }
}

/** A number that needs more decimals than the format has keeps them: nothing is rounded away. */
function digits(
  value: number,
  { decimals, group, decimal }: { decimals: number; group: string; decimal: string },
): string {
  const precise = Number(value.toPrecision(15));
  const plain = Math.abs(precise) < 1e21 ? decimalsOf(precise, decimals) : String(precise);
  const [whole = '', rest] = plain.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return rest === undefined ? grouped : `${grouped}${decimal}${rest}`;
}

function decimalsOf(value: number, fewest: number): string {
  const needed = /\.(\d+)$/.exec(value.toFixed(12).replace(/0+$/, ''))?.[1]?.length ?? 0;
  return value.toFixed(Math.max(fewest, needed));
}

const months =
  'January February March April May June July August September October November December';
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday';

/** A date of the form YYYY-MM-DD by Acrobat's letters; what is no letter of theirs stays. */
function dateAs(date: string, pattern: string): string {
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
