import type { Locale } from '../../domain/mail/mail.ts';
import { languages } from '@countersign/words/languages';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** UTC with its offset, to the second, in digits that everyone reads: 21 Nov 2026, 12:31:29 +00:00. */
export function shownTime(value: Date, locale: Locale): string {
  const parts = formatFor(locale).formatToParts(value);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const clock = `${of('hour')}:${of('minute')}:${of('second')} +00:00`;
  const hour = parts.findIndex(({ type }) => type === 'hour');
  const day = parts.slice(0, hour).map((part) => part.value);
  return `${day.join('')}${isolated(clock, locale)}`;
}

const numbers = new Map<Locale, Intl.NumberFormat>();

export function shownNumber(value: number, locale: Locale): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(languages[locale].intl);
  numbers.set(locale, format);
  return format.format(value);
}

function formatFor(locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(languages[locale].intl, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  formats.set(locale, format);
  return format;
}

/** Keeps a value's own direction inside a sentence of the locale (UAX #9, isolates). */
export function isolated(value: string, locale: Locale): string {
  if (languages[locale].direction === 'ltr' && !rightToLeft.test(value)) return value;
  return `\u2068${value.replace(/[\u2066-\u2069]/g, '')}\u2069`;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
