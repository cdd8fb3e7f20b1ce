import { segmentGraphemes } from './segments.ts';

export function graphemesOf(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return text.split('');
  return segmentGraphemes(text);
}

const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** All but the joiners, the isolates and the tags that flags are made of. */
const steering = /(?!\u200C|\u200D|[\u2068\u2069\u{E0020}-\u{E007F}])\p{Cf}/gu;

/** Composed, on one line, without characters that would turn the text round. */
export function inOneLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(breaks, ' ').replace(steering, '');
}
