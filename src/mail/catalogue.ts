import { languages, withOrdinalFirst, type Direction } from '@countersign/words/languages';
import { mailWords, type MailWords } from '@countersign/words/mail';
import type { Locale } from '../domain/mail/mail.ts';

/** What mails in one language are written with. */
export interface Catalogue extends MailWords {
  direction: Direction;
  /** A moment written out, always with the zone: an unlabelled time is a wrong one for somebody. */
  date: (at: Date) => string;
}

const known = new Map<Locale, Catalogue>();

/** The words and ways of writing of one language, made once. */
export function catalogueOf(locale: Locale): Catalogue {
  const catalogue = known.get(locale) ?? {
    ...mailWords[locale],
    direction: languages[locale].direction,
    date: datesIn(locale),
  };
  known.set(locale, catalogue);
  return catalogue;
}

/** Long month and 24 hours, in UTC and saying so. */
function datesIn(locale: Locale): (at: Date) => string {
  const { intl } = languages[locale];
  const { moment } = mailWords[locale];
  if (moment) {
    const days = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' });
    // 24 hours, in digits that everyone reads.
    const hours = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
    return (at) => moment(days.format(at), hours.format(at));
  }
  const format = new Intl.DateTimeFormat(intl, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return (at) => withOrdinalFirst(format.format(at), locale);
}
