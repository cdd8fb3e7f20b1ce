import { writeArray, writeBytes, writeDict, writeName, writeReference } from './syntax.ts';
import type { NewObject } from './append-objects.ts';
import type { FileEnd } from './file-end.ts';

/**
 * What a revision with one signature more is made of: its value, a field for it on the seal's page,
 * and the form that has them.
 * @param value a signature dictionary; its object has the first number that is free
 */
export function signatureObjects(
  end: FileEnd,
  name: string,
  value: string,
): { end: FileEnd; objects: NewObject[] } {
  const field = end.size + 1;
  const fields = [...end.fields, writeReference(field)];
  const annotations = [...end.annotations, writeReference(field)];
  const AcroForm = writeDict({ ...end.form, Fields: writeArray(fields) });
  const Annots = writeArray(annotations);
  return {
    end: { ...end, fields, annotations, size: field + 1 },
    objects: [
      { number: end.size, generation: 0, content: value },
      { number: field, generation: 0, content: fieldOf(name, end.size, end.page) },
      { ...end.page, content: writeDict({ ...end.page.entries, Annots }) },
      { ...end.catalog, content: writeDict({ ...end.catalog.entries, AcroForm }) },
    ],
  };
}

/** A field with its widget in one, which shows nothing; printed and locked. */
export function fieldOf(name: string, value: number, page: FileEnd['page']): string {
  return writeDict({
    Type: writeName('Annot'),
    Subtype: writeName('Widget'),
    FT: writeName('Sig'),
    T: writeBytes(Buffer.from(name)),
    V: writeReference(value),
    Rect: '[0 0 0 0]',
    F: '132',
    P: writeReference(page.number, page.generation),
  });
}
