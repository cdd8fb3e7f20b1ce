import type { PDF, PdfDict } from '@libpdf/core';
import { entry, numbers } from '../objects/objects.ts';

/** Beyond that, some readers take an integer for 0 (ISO 32000-1, annex C). */
const maxNumber = 2 ** 31 - 1;

/** Of what leads from one place, size or colour to another; not of what is no number (NaN). */
export function isModest(value: number): boolean {
  return Math.abs(value) <= maxNumber;
}

/** Whether it is a list of just so many such numbers. */
export function areModest(pdf: PDF, owner: PdfDict, key: string, count: number): boolean {
  const found = numbers(pdf, owner, key);
  return found.length === count && found.every(isModest);
}

export const isInterval = (least: number, most: number) => least < most;
export const isRange = (least: number, most: number) => least <= most;

/** How many pairs of such numbers there are; undefined where anything else is among them. */
export function countRanges(
  pdf: PDF,
  owner: PdfDict,
  key: string,
  isPair: (least: number, most: number) => boolean,
): number | undefined {
  if (entry(pdf, owner, key) === undefined) return 0;
  const found = numbers(pdf, owner, key);
  const isWhole = found.length > 0 && found.length % 2 === 0 && found.every(isModest);
  const arePairs = found.every((most, at) => at % 2 === 0 || isPair(found[at - 1] ?? NaN, most));
  return isWhole && arePairs ? found.length / 2 : undefined;
}
