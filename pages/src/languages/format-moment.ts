import { languages, withOrdinalFirst, type Language } from '@countersign/words/languages';

/**
 * A moment in the reader's own time zone, named, since a deadline is a moment and not a day; no line
 * ends within the time of day. What is no moment is given back.
 */
export function formatMoment(iso: string, { language }: { language: Language }): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const parts = new Intl.DateTimeFormat(languages[language].intl, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).formatToParts(moment);
  const time = parts.findIndex(({ type }) => type === 'hour');
  const written = parts
    .map(({ value }, index) => (index > time ? value.replaceAll(' ', '\u00a0') : value))
    .join('');
  return withOrdinalFirst(written, language);
}
