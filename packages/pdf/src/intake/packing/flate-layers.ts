import { PdfName, type PDF, type PdfStream } from '@libpdf/core';
import { oneOrSeveral } from '../../objects/objects.ts';

/** How often FlateDecode is to be undone; undefined where there is another filter. */
export function flateLayers(pdf: PDF, packed: PdfStream): number | undefined {
  const filters = oneOrSeveral(pdf, packed, 'Filter');
  const isFlate = filters.every((one) => one instanceof PdfName && one.value === 'FlateDecode');
  return isFlate ? filters.length : undefined;
}
