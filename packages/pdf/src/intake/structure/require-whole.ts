import { PdfArray, PdfNull, PdfRef, type PDF } from '@libpdf/core';
import { resolve, type PdfObject } from '../../objects/objects.ts';
import { Unacceptable } from '../refusals.ts';
import { walk } from '../walk.ts';
import type { CleanCopy } from './clean-copy.ts';

/**
 * A reader that does not find an object where the table says looks through the whole file for it;
 * and of an object by another generation some readers take what is there, some nothing, and some
 * stop. What is in no table is nothing (ISO 32000-1, 7.3.10), and becomes that.
 * @throws Unacceptable when the document refers to an object that is elsewhere, or of another generation
 */
export function requireWhole(pdf: PDF, { missing, generations }: CleanCopy): void {
  const seen = new Set<PdfArray>();
  /** @returns whether it refers to nothing */
  const check = (value: PdfObject): boolean => {
    if (value instanceof PdfRef) {
      const generation = generations.get(value.objectNumber);
      if (missing.has(value.objectNumber)) throw new Unacceptable('damaged');
      if (generation === undefined) return true;
      if (generation !== value.generation) throw new Unacceptable('damaged');
    }
    const list = value instanceof PdfRef ? resolve(pdf, value) : value;
    if (!(list instanceof PdfArray) || seen.has(list)) return false;
    seen.add(list);
    for (const [index, item] of [...list].entries()) {
      if (check(item)) list.set(index, PdfNull.instance);
    }
    return false;
  };
  walk(pdf, (dict) => {
    for (const [key, value] of [...dict]) if (check(value)) dict.delete(key.value);
  });
}
