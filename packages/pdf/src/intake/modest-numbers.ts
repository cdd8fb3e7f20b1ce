import type { PDF, PdfDict } from '@libpdf/core';
import { numbers } from '../objects/objects.ts';

/** Beyond that, some readers take an integer for 0 (ISO 32000-1, annex C). */
export const maxNumber = 2 ** 31 - 1;

/** Of what leads from one place, size or colour to another; not of what is no number (NaN). */
export function isModest(value: number): boolean {
  return Math.abs(value) <= maxNumber;
}

/** Whether it is a list of just so many such numbers. */
export function areModest(pdf: PDF, owner: PdfDict, key: string, count: number): boolean {
  const found = numbers(pdf, owner, key);
  return found.length === count && found.every(isModest);
}
