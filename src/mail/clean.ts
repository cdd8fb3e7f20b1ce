import type { Direction } from '@countersign/words/languages';

/** Marks and overrides of reading order, and characters of no width (but not the joiners). */
const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
const controls = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const allOfThem = new RegExp(rightToLeft, 'gu');
const letterOrDigit = /[\p{L}\p{N}]/u;

/** What a person typed, on one line and without anything invisible; `max` counts characters. */
export function cleanLine(text: string, max: number): string {
  const line = text.replace(controls, ' ').replace(hidden, '').replace(/\s+/g, ' ').trim();
  return shorten(line, max);
}

/** As above, but paragraphs stay. */
export function cleanText(text: string, max: number): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').split('\n');
  const cleaned = lines.map((line) => line.replace(controls, ' ').replace(hidden, '').trimEnd());
  return shorten(
    cleaned
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    max,
  );
}

/**
 * Wraps what runs against the reading direction in Unicode isolates (FSI … PDI), so that an Arabic
 * name in an English sentence, or the reverse, leaves the words around it in place.
 */
export function isolate(text: string, direction: Direction): string {
  const other =
    direction === 'ltr' ? rightToLeft.test(text) : letterOrDigit.test(text.replace(allOfThem, ''));
  return other ? `\u2068${text}\u2069` : text;
}

function shorten(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
