import type { Messages } from './en.ts';

/** A moment in the reader's own time zone, named, since a deadline is a moment and not a day. */
export function formatMoment(iso: string, { language }: Messages): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);
}
