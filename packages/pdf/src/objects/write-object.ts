import { PdfArray, PdfBool, PdfDict, PdfName, PdfNumber, PdfRef, PdfString } from '@libpdf/core';
import type { PdfObject } from './objects.ts';
import {
  writeArray,
  writeBytes,
  writeDict,
  writeName,
  writeNumber,
  writeReference,
  type Entries,
} from '@countersign/verifier/pdf/syntax';

/** An object as PDF syntax, in ASCII (ISO 32000-1, 7.3). @throws {TypeError} for a stream */
export function writeObject(object: PdfObject | null | undefined): string {
  if (object instanceof PdfRef) return writeReference(object.objectNumber, object.generation);
  if (object instanceof PdfName) return writeName(object.value);
  if (object instanceof PdfNumber) return writeNumber(object.value);
  if (object instanceof PdfString) return writeBytes(object.bytes);
  if (object instanceof PdfBool) return String(object.value);
  if (object instanceof PdfArray) return writeArray([...object].map(writeObject));
  if (object instanceof PdfDict && object.type === 'dict') return writeDict(entriesOf(object));
  if (!object || object.type === 'null') return 'null';
  throw new TypeError(`A ${object.type} stands within no other object.`);
}

export function entriesOf(dictionary: PdfDict): Entries {
  return Object.fromEntries(
    Array.from(dictionary, ([{ value: name }, value]) => [name, writeObject(value)]),
  );
}
