import { languages, type Language } from '@countersign/words/languages';
import type { PageWords } from '@countersign/words/page';

const maxDigits = 15;

/**
 * A number as people of the reader's language write it: its digits, its separators between
 * thousands or spaces, and its decimal separator, or a point. Undefined for anything else.
 */
export function parseNumber(
  text: string,
  { language }: Pick<PageWords, 'language'>,
): number | undefined {
  const { decimal, group, plain } = inPlainDigits(text.trim(), language);
  const inThousands = /^(-?)(\d{1,3}(\D)\d{3}(?:\3\d{3})*)(?:(\D)(\d+))?$/u.exec(plain);
  const mark = inThousands?.[3] ?? '';
  const isGrouped = mark !== '' && (group.includes(mark) || /\s/u.test(mark));
  const parts = isGrouped ? inThousands : /^(-?)(\d+)()(?:(\D)(\d+))?$/u.exec(plain);
  if (!parts) return undefined;
  const [, sign = '', grouped = '', between, separator, rest = ''] = parts;
  if (separator !== undefined && separator !== decimal && separator !== '.') return undefined;
  if (separator === '.' && decimal !== '.') {
    // It would stand between thousands and decimals, or could be meant for either.
    if (between === '.' || rest.length === 3) return undefined;
  }
  const whole = grouped.replace(/\D/g, '');
  if (whole.length > maxDigits || rest.length > maxDigits) return undefined;
  return Number(`${sign}${whole}${rest === '' ? '' : `.${rest}`}`);
}

/** The same without separators between thousands, as an input takes it back. */
export function editableNumber(value: number, { language }: Pick<PageWords, 'language'>): string {
  const { intl } = languages[language];
  const format = { maximumFractionDigits: maxDigits, useGrouping: false };
  return new Intl.NumberFormat(intl, format).format(value);
}

/** A language may be written with two sets of digits, each with separators of its own. */
function inPlainDigits(text: string, language: Language) {
  const { intl, alsoTyped } = languages[language];
  const others = alsoTyped === undefined ? undefined : signsOf(`${language}-u-nu-${alsoTyped}`);
  const isInOthers = others?.digits.some((digit) => text.includes(digit));
  const { decimal, group, digits } = others && isInOthers ? others : signsOf(intl);
  const plain = Array.from(text, (sign) => {
    const digit = digits.indexOf(sign);
    if (digit >= 0) return String(digit);
    return sign === '−' ? '-' : sign;
  }).join('');
  return { decimal, group, plain };
}

function signsOf(locale: string) {
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  const parts = format.formatToParts(1234.5);
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '.';
  const plain = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210);
  return { decimal: sign('decimal'), group: sign('group'), digits: Array.from(plain).reverse() };
}
