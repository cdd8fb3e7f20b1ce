import { languages, type Language } from './languages.ts';

const maxDigits = 15;

/**
 * A number as people of the language write it, with every decimal that it has, and two where it has
 * one: `1.240,50`. A whole number of four digits may be a year.
 */
export function writtenNumber(value: number, language: Language): string {
  const isWhole = Number.isInteger(value);
  return new Intl.NumberFormat(languages[language].intl, {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: maxDigits,
    useGrouping: isWhole ? 'min2' : 'always',
  }).format(value);
}

/** A day of the form YYYY-MM-DD as people of the language write it; what is no day is given back. */
export function writtenDay(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  const written = new Intl.DateTimeFormat(languages[language].intl, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(at);
  // Marks of direction have no glyph, and the digits run left to right by themselves.
  return written.replaceAll(/[\u200e\u200f]/g, '');
}
