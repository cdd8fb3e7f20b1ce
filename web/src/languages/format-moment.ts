import { intlLocale, type Catalogue } from './languages.ts';

/** A moment in the reader's own time zone, named, since a deadline is a moment and not a day. */
export function formatMoment(iso: string, { language }: Pick<Catalogue, 'language'>): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const written = new Intl.DateTimeFormat(intlLocale(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);
  // The first of a month is an ordinal there.
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written;
}
