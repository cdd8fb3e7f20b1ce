import { PdfArray, PdfDict, PdfRef, type PDF } from '@libpdf/core';
import { resolve, type PdfObject } from '../objects/objects.ts';

/**
 * Visits every dictionary that the document reaches once, streams among them.
 * @param follows by which keys of dictionaries it goes on; all unless given
 */
export function walk(
  pdf: PDF,
  visit: (dict: PdfDict) => void,
  follows: (key: string) => boolean = () => true,
): void {
  const seen = new Set<PdfObject>();
  const stack: PdfObject[] = [pdf.getCatalog()];
  const info = pdf.context.info.trailer.get('Info');
  if (info) stack.push(info);
  for (let next = stack.pop(); next; next = stack.pop()) {
    const object = resolve(pdf, next);
    if (!object || seen.has(object)) continue;
    if (object instanceof PdfDict) {
      seen.add(object);
      visit(object);
      for (const [key, value] of object) {
        if (isContainer(value) && follows(key.value)) stack.push(value);
      }
    } else if (object instanceof PdfArray) {
      seen.add(object);
      for (const item of object) if (isContainer(item)) stack.push(item);
    }
  }
}

function isContainer(value: PdfObject): boolean {
  return value instanceof PdfDict || value instanceof PdfArray || value instanceof PdfRef;
}
