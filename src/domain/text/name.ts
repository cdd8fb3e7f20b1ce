/**
 * What a name may hold that goes into evidence: the name of a person, a workspace or a document,
 * and a typed signature. Two names that look the same should be the same characters, and none may
 * change how the text around it reads.
 */

/** Scripts in which a joiner between letters chooses their shape. */
const joining = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
];
const letter = `[${joining.map((script) => `\\p{scx=${script}}`).join('')}]`;
const virama = '[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]';
const emoji = '\\p{Extended_Pictographic}';

/** Characters without a width of their own, in the places where their script needs them. */
const needed = new RegExp(
  [
    // ZWNJ and ZWJ (Unicode 23.2), after a virama also at the end of a word.
    `(?<=${letter})[\u200C\u200D](?=${letter})`,
    `(?<=${virama})[\u200C\u200D]`,
    // ZWJ inside an emoji, and the choice between its two looks (UTS 51).
    `(?<=${emoji}[\uFE0F\\p{Emoji_Modifier}]?)\u200D(?=${emoji})`,
    `(?<=${emoji})[\uFE0E\uFE0F]`,
    `(?<=[0-9#*])\uFE0F(?=\u20E3)`,
    // Which of its forms an ideograph is written in (UTS 37), as in family names of Japan.
    `(?<=\\p{sc=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
    `(?<=\\p{sc=Mongolian})[\u180B-\u180D\u180F]`,
  ].join('|'),
  'gu',
);

const lineBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const direction = /\p{Bidi_Control}/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;
/** White space, and the cell of Braille without a dot. */
const blank = /^[\s\u2800]*$/u;

/** What is wrong with a name, in words for whoever sent it; undefined when nothing is. */
export function wrongWithName(name: string): string | undefined {
  if (lineBreak.test(name)) return 'must be on one line, without control characters';
  const shown = name.replace(needed, '');
  const turning = direction.exec(shown);
  if (turning) return `must not hold ${codePointOf(turning)}, which changes the direction of text`;
  const unseen = invisible.exec(shown);
  if (unseen) return `must not hold ${codePointOf(unseen)}, which nobody can see`;
  return blank.test(shown) ? 'must not be blank' : undefined;
}

function codePointOf([character]: RegExpExecArray): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
