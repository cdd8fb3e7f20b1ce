import { PdfArray, PdfDict, PdfRef, type PDF } from '@libpdf/core';
import type { PdfObject } from '../../objects/objects.ts';
import { Unacceptable } from '../refusals.ts';
import { walk } from '../walk.ts';

/**
 * A reader that does not find an object where the table says looks through the whole file for it.
 * @param missing object numbers
 * @throws Unacceptable when the document refers to one of them
 */
export function requireWhole(pdf: PDF, missing: ReadonlySet<number>): void {
  if (missing.size === 0) return;
  walk(pdf, (dict) => {
    for (const [, value] of dict) refuseMissing(value, missing);
  });
}

function refuseMissing(value: PdfObject, missing: ReadonlySet<number>): void {
  if (value instanceof PdfRef && missing.has(value.objectNumber)) throw new Unacceptable('damaged');
  if (value instanceof PdfDict || !(value instanceof PdfArray)) return;
  for (const item of value) refuseMissing(item, missing);
}
