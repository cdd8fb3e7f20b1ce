import type { PDF, PdfDict } from '@libpdf/core';
import { identity, type Matrix } from '../../objects/matrix.ts';
import { numbers } from '../../objects/objects.ts';

/** Of a form, a cell or a font; what is no matrix is none. */
export function matrixOf(pdf: PDF, owner: PdfDict, key = 'Matrix'): Matrix {
  const found = numbers(pdf, owner, key);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = found;
  return found.length === 6 ? [a, b, c, d, e, f] : identity;
}
