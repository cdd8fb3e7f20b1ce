import { PdfBool, type PDF, type PDFPage, type PdfDict } from '@libpdf/core';
import { readToken } from '../../objects/content-tokens.ts';
import { dictEntry, entry } from '../../objects/objects.ts';
import { normalAppearance } from '../annotations/appearance.ts';
import { makeFontReader, type ReadFonts } from '../fonts/font-codes.ts';
import { unpack } from '../content/page-content.ts';
import { readCharacters } from '../content/page-text.ts';
import { findShowOperations } from '../content/show-operations.ts';
import { makeToUnicodeReader } from '../fonts/to-unicode.ts';

/** Readers are to draw every text and list by its value, whatever pictures the file has. */
export function asksToDraw(pdf: PDF): boolean {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  const needed = form && entry(pdf, form, 'NeedAppearances');
  return needed instanceof PdfBool && needed.value;
}

/** Of one picture of a field. */
export const maxPictureBytes = 8 * 1024 ** 2;

/** What is seen in the picture of a field: letters, something else that is no frame, or neither. */
export function contentOf(pdf: PDF, widget: PdfDict): 'text' | 'other' | undefined {
  const picture = normalAppearance(pdf, widget);
  return picture && seenIn(unpack(pdf, picture, maxPictureBytes));
}

export function seenIn(content: Buffer): 'text' | 'other' | undefined {
  let found: 'other' | undefined;
  let letters = false;
  for (let next = readToken(content, 0); next; next = readToken(content, next.end)) {
    const { token } = next;
    if (token.type === 'string') letters ||= token.codes.some((code) => code !== 0 && code !== 32);
    if (token.type !== 'word') continue;
    if (letters && ['Tj', 'TJ', "'", '"'].includes(token.value)) return 'text';
    if (['Do', 'BI', 'sh'].includes(token.value)) found = 'other';
    letters = false;
  }
  return found;
}

const painting = new Set('f F f* B B* b b* S s sh Do BI Tj TJ \' "'.split(' '));

/** Whether content leaves anything on paper. */
export function paints(content: Buffer): boolean {
  for (let next = readToken(content, 0); next; next = readToken(content, next.end)) {
    if (next.token.type === 'word' && painting.has(next.token.value)) return true;
  }
  return false;
}

/** Reads what the pictures of fields say. */
export interface PictureReader {
  /**
   * Whether the picture of a field says what the field's value does, as far as it can be read; one
   * that shows nothing does not.
   */
  says(widget: PdfDict, page: PDFPage, value: string): boolean;
}

export function makePictureReader(pdf: PDF): PictureReader {
  let readFonts: ReadFonts | undefined;
  return {
    says(widget, page, value) {
      const picture = normalAppearance(pdf, widget);
      const content = picture ? unpack(pdf, picture, maxPictureBytes) : Buffer.alloc(0);
      const seen = seenIn(content);
      if (seen !== 'text') return seen === 'other';
      readFonts ??= makeFontReader(pdf, makeToUnicodeReader(pdf));
      const shown = findShowOperations(content);
      const own = picture && dictEntry(pdf, picture, 'Resources');
      const codes = readFonts(page, shown, own);
      const count = shown.reduce(
        (sum, { font, parts }) =>
          sum +
          parts.flatMap((part) => ('codes' in part ? codes.split(font, part.codes) : [])).length,
        0,
      );
      const { characters } = readCharacters(shown, codes);
      if (characters.length < count) return true;
      return isSame(characters.map(({ text }) => text).join(''), value);
    },
  };
}

/** Spaces, dashes and quotation marks aside; a number may be written in a format. */
function isSame(written: string, value: string): boolean {
  const [a, b] = [written, value].map((text) => text.normalize('NFKC').replace(/\s/g, ''));
  if (a === undefined || b === undefined) return false;
  const [bare, other] = [a, b].map((text) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
  if (a === b || (bare !== '' && bare === other)) return true;
  return /\d/.test(b) && numbersIn(b).some((number) => numbersIn(a).includes(number));
}

/** What a number may be: with a point between its parts, or with a comma. */
function numbersIn(text: string): number[] {
  const digits = text.replace(/[^\d.,-]/g, '');
  const pointed = digits.replaceAll(',', '');
  const comma = digits.replaceAll('.', '').replace(',', '.');
  return [pointed, comma].map(Number).filter(Number.isFinite);
}
