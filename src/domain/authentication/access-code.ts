/** Counted without spaces. */
export const accessCodeCharacters = { min: 6, max: 64 } as const;

/**
 * As access codes are compared: without case and spaces, and in one form of each character; digits
 * are the same on an Arabic keyboard.
 */
export function comparableCode(code: string): string {
  return code
    .normalize('NFKC')
    .replaceAll(/\s+/gu, '')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase();
}

/** As codes of ours are compared: also without dashes. */
export function comparableDigits(code: string): string {
  return comparableCode(code).replaceAll(/\p{Pd}/gu, '');
}
