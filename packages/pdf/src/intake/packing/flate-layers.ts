import { PdfName, type PDF, type PdfStream } from '@libpdf/core';
import { oneOrSeveral } from '../../objects/objects.ts';

/** How often FlateDecode is to be undone; undefined where there is another filter. */
export function flateLayers(pdf: PDF, packed: PdfStream): number | undefined {
  const filters = oneOrSeveral(pdf, packed, 'Filter');
  const isFlate = filters.every((one) => one instanceof PdfName && isFlateName(one.value));
  return isFlate ? filters.length : undefined;
}

/** The filter's name, or its abbreviation (ISO 32000-2, table 92). */
export function isFlateName(name: string): boolean {
  return name === 'FlateDecode' || name === 'Fl';
}
