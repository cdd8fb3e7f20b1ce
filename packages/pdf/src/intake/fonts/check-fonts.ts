import { PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, type PDF } from '@libpdf/core';
import {
  dictEntry,
  entry,
  items,
  nameEntry,
  numberEntry,
  numbers,
  resolve,
  type PdfObject,
} from '../../objects/objects.ts';
import { isModest } from '../modest-numbers.ts';
import { Unacceptable } from '../refusals.ts';

const kinds = new Set(['Type0', 'Type1', 'MMType1', 'Type3', 'TrueType']);

/**
 * Text by what is no font (ISO 32000-1, 9.5) is shown by some readers, and by others not.
 * @param value of `Font` in resources, or in a graphics state
 * @throws Unacceptable
 */
export function checkFonts(pdf: PDF, value: PdfObject | undefined): void {
  if (value === undefined) return;
  if (!fontsOf(pdf, value).every((font) => isFont(pdf, font))) {
    throw new Unacceptable('damaged', 'A font cannot be read.');
  }
}

/** A graphics state names a font with its size (ISO 32000-1, 8.4.5). */
function fontsOf(pdf: PDF, value: PdfObject): (PdfObject | undefined)[] {
  if (value instanceof PdfDict) return [...value].map(([, font]) => resolve(pdf, font));
  if (!(value instanceof PdfArray)) return [value];
  const [font, size] = [...value].map((item) => resolve(pdf, item));
  return [size instanceof PdfNumber ? font : undefined];
}

function isFont(pdf: PDF, font: PdfObject | undefined): boolean {
  if (!(font instanceof PdfDict)) return false;
  const kind = nameEntry(pdf, font, 'Subtype') ?? '';
  if (!kinds.has(kind) || !isEncoding(pdf, kind, entry(pdf, font, 'Encoding'))) return false;
  const descriptor = entry(pdf, font, 'FontDescriptor');
  const isDescriptor = descriptor instanceof PdfDict && !(descriptor instanceof PdfStream);
  // By anything else pdf.js shows no letter of the page.
  if (descriptor !== undefined && !isDescriptor) return false;
  return kind === 'Type3' ? isDrawn(pdf, font) : nameEntry(pdf, font, 'BaseFont') !== undefined;
}

/** A name, or what differs from one; of Type 0 the name of a map, or one that is given (9.6.6, 9.7.5). */
function isEncoding(pdf: PDF, kind: string, encoding: PdfObject | undefined): boolean {
  if (encoding === undefined) return kind !== 'Type3' && kind !== 'Type0';
  if (encoding instanceof PdfName) return true;
  if (kind === 'Type0') return encoding instanceof PdfStream;
  if (!(encoding instanceof PdfDict) || encoding instanceof PdfStream) return false;
  const differences = entry(pdf, encoding, 'Differences');
  return (
    (differences === undefined || differences instanceof PdfArray) &&
    items(pdf, encoding, 'Differences').every(
      (item) => item instanceof PdfName || item instanceof PdfNumber,
    )
  );
}

/** Ordinary ones are a thousandth to one; readers' arithmetic is exact well beyond it. */
const maxScale = 1_000;

/** Letters that are drawings, each in the same coordinates (ISO 32000-1, 9.6.5). */
function isDrawn(pdf: PDF, font: PdfDict): boolean {
  const matrix = numbers(pdf, font, 'FontMatrix');
  const resources = entry(pdf, font, 'Resources');
  return (
    matrix.length === 6 &&
    matrix.every((number) => Math.abs(number) <= maxScale) &&
    dictEntry(pdf, font, 'CharProcs') !== undefined &&
    areWidths(pdf, font) &&
    (resources === undefined || resources instanceof PdfDict)
  );
}

const maxCode = 255;

/** Of each code from the first to the last one (table 112). */
function areWidths(pdf: PDF, font: PdfDict): boolean {
  const [first = NaN, last = NaN] = ['FirstChar', 'LastChar'].map((key) =>
    numberEntry(pdf, font, key),
  );
  const widths = numbers(pdf, font, 'Widths');
  const isOrdered = first >= 0 && first <= last && last <= maxCode;
  return (
    isOrdered &&
    Number.isInteger(first) &&
    Number.isInteger(last) &&
    widths.length >= last - first + 1 &&
    widths.every(isModest)
  );
}
