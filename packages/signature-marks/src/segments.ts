const segmenterOf = (locale: string, granularity: 'grapheme' | 'word') =>
  'Segmenter' in Intl ? new Intl.Segmenter(locale, { granularity }) : undefined;

const graphemes = segmenterOf('und', 'grapheme');
const words = segmenterOf('th', 'word');

/** What a reader takes for one letter each. */
export function segmentGraphemes(text: string): string[] {
  return graphemes ? partsBy(graphemes, text) : approximateGraphemes(text);
}

/** Words of scripts without spaces; without a dictionary one that is never parted. */
export function segmentWords(text: string): string[] {
  return words ? partsBy(words, text) : [text];
}

function partsBy(segmenter: Intl.Segmenter, text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Flags, or a letter with what belongs to it: marks, also those of Thai and Lao that are letters. */
const likely =
  /\r\n|\p{RI}{2}|[^](?:\p{M}|\u0E33|\u0EB3|\p{EMod}|\u200D\p{Extended_Pictographic}|\u200C|\u200D|[\u{E0020}-\u{E007F}])*/gu;

/**
 * Where a browser has no segmenter (Firefox before 125): a letter with the marks behind it, flags,
 * what joiners hold together. The rules of UAX #29 but for Hangul that is written in parts.
 */
export function approximateGraphemes(text: string): string[] {
  return text.match(likely) ?? [];
}
