import { mustNotHold } from '@countersign/pdf/plain-text';

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

/**
 * What an input, a copy or a keyboard leaves at the ends of a text: also what telephones put around
 * names. No separator of lines or tag of a flag, and no override, without which it reads otherwise.
 */
const atEnds =
  /^(?:(?![\p{Zl}\p{Zp}])\s|(?![\u202D\u202E\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point})$/u;
const unbreaking = /[\u00A0\u2007\u202F]/g;

/**
 * A name or an address as it is kept, however it was typed or copied: in NFC, with ordinary spaces
 * for those that do not break, and at its ends neither white space nor what nobody can see. Of what
 * is nothing else all stays, and is refused.
 */
export function asKept(written: string): string {
  const name = written.normalize('NFC').replace(unbreaking, ' ');
  const stays = new Set(Array.from(name.matchAll(needed), ({ index }) => index));
  const drops = (at: number) =>
    !stays.has(at) && atEnds.test(String.fromCodePoint(name.codePointAt(at) ?? 0));
  let [start, end] = [0, name.length];
  while (start < end && drops(start)) start += sizeAt(name, start);
  while (end > start && drops(lastBefore(name, end))) end = lastBefore(name, end);
  return start === end ? name : name.slice(start, end);
}

function sizeAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function lastBefore(text: string, end: number): number {
  return end > 1 && sizeAt(text, end - 2) === 2 ? end - 2 : end - 1;
}

const lineBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const direction = /\p{Bidi_Control}/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;
/** White space, and the cell of Braille without a dot. */
const blank = /^[\s\u2800]*$/u;

/** What is wrong with a name, in words for whoever sent it; undefined when nothing is. */
export function wrongWithName(name: string): string | undefined {
  if (lineBreak.test(name)) return 'must be on one line, without control characters';
  // Of the same length, so that places stay.
  const shown = name.replace(needed, (one) => 'x'.repeat(one.length));
  const turning = direction.exec(shown);
  if (turning) return refusal(turning, 'changes the direction of text');
  const unseen = invisible.exec(shown);
  if (unseen) return refusal(unseen, 'nobody can see');
  return blank.test(name.replace(needed, '')) ? 'must not be blank' : undefined;
}

function refusal({ 0: character, index, input }: RegExpExecArray, why: string): string {
  return mustNotHold(character, Array.from(input.slice(0, index)).length, why);
}
