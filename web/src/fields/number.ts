import { intlLocale, type Language } from '../languages/languages.ts';
import type { Messages } from '../messages/en.ts';

const maxDigits = 15;

/**
 * A number as the reader's language writes it: its decimal separator, or a point, and its digits.
 * Undefined for anything else, and for separators between thousands: `1,500` means one thing to
 * one reader and another to the next.
 */
export function parseNumber(
  text: string,
  { language }: Pick<Messages, 'language'>,
): number | undefined {
  const { decimal, plain } = inPlainDigits(text, language);
  const parts = /^(-?)(\d+)(?:(\D)(\d+))?$/.exec(plain);
  if (!parts) return undefined;
  const [, sign = '', whole = '', separator, rest = ''] = parts;
  if (separator !== undefined && separator !== decimal && separator !== '.') return undefined;
  // `1.500` is one and a half where a point is the decimal separator, and unclear elsewhere.
  if (separator === '.' && decimal !== '.' && rest.length === 3) return undefined;
  if (whole.length > maxDigits || rest.length > maxDigits) return undefined;
  return Number(`${sign}${whole}${rest === '' ? '' : `.${rest}`}`);
}

/** A number in the reader's language, with every decimal that it has. */
export function formatNumber(value: number, { language }: Pick<Messages, 'language'>): string {
  return new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: maxDigits }).format(
    value,
  );
}

/** Arabic is written with two sets of digits, each with a decimal separator of its own. */
function inPlainDigits(text: string, language: Language) {
  const isArabic = language === 'ar' && /[٠-٩]/.test(text);
  const { decimal, digits } = signsOf(isArabic ? 'ar-u-nu-arab' : intlLocale(language));
  const plain = Array.from(text, (sign) => {
    const digit = digits.indexOf(sign);
    if (digit >= 0) return String(digit);
    return sign === '−' ? '-' : sign;
  }).join('');
  return { decimal, plain };
}

function signsOf(locale: string) {
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  const decimal = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimal, digits: Array.from(format.format(9876543210)).reverse() };
}
