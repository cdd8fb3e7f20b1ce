import { maxInitials } from '@countersign/signature-marks/initials';

/** The first letter of each part of a name; letters that would join stand apart. */
export function proposeInitials(name: string): string {
  const words = name.normalize('NFC').split(/[\s\u2010-\u2015-]+/u);
  const letters = words.flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  const cased = letters.every((letter) => letter.toLowerCase() !== letter.toUpperCase());
  const text = letters.map((letter) => letter.toUpperCase()).join(cased ? '' : ' ');
  return Array.from(text).slice(0, maxInitials).join('').trim();
}
