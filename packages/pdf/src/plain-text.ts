/**
 * What a text of several lines may hold that people read beside others: a message, a reason, what
 * is filled into a field. Tab, line ends, and every character but those that control a device
 * (C0, C1), the separators U+2028 and U+2029, embeddings, overrides and isolates of direction
 * (U+202A to U+202E, U+2066 to U+2069), which show text in another order than it is in, annotations
 * and noncharacters. Marks of direction (U+200E, U+200F, U+061C) stay: keyboards of Arabic and
 * Hebrew type them, and they turn no letter. So do joiners, which scripts and emoji need.
 */
const plain =
  /^[\t\n\r\u0020-\u007e\u00a0-\u2027\u202f-\u2065\u2070-\ud7ff\ue000-\ufff8\ufffc\ufffd\u{10000}-\u{10ffff}]*$/u;

/** The same for JSON Schema, whose readers differ in how they name what is beyond U+FFFF. */
export const plainTextPattern = String.raw`^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u206f\ufff9-\ufffb\ufffe\uffff]*$`;

/** What is wrong with a text, in words for whoever sent it; undefined when nothing is. */
export function wrongWithText(text: string): string | undefined {
  if (!text.isWellFormed()) return 'must be well-formed text';
  if (plain.test(text)) return undefined;
  const characters = Array.from(text);
  const at = characters.findIndex((character) => !plain.test(character));
  const wrong = characters[at] ?? '';
  const isTurning = /\p{Bidi_Control}/u.test(wrong);
  return mustNotHold(
    wrong,
    at,
    isTurning ? 'changes the direction of text' : 'is no character of a text',
  );
}

/** That the character, which stands behind so many others, is not to be there, and why. */
export function mustNotHold(character: string, before: number, why: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `must not hold U+${code}, which ${why} (character ${before + 1})`;
}

/** What some programs end a line with, which is a space to a text. */
const breaks = /[\v\f\u0085\u2028\u2029]/g;

/** The text without what no text may hold, for a file of which nobody can be asked to write another. */
export function plainText(text: string): string {
  const spaced = text.toWellFormed().replace(breaks, ' ');
  return plain.test(spaced)
    ? spaced
    : Array.from(spaced)
        .filter((character) => plain.test(character))
        .join('');
}
