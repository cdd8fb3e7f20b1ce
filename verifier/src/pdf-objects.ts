import { PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfString, type PDF } from '@libpdf/core';

export type PdfObject = NonNullable<ReturnType<PDF['getObject']>>;

export function resolve(pdf: PDF, value: PdfObject | null | undefined): PdfObject | undefined {
  let current = value ?? undefined;
  for (let hops = 0; current instanceof PdfRef; hops++) {
    if (hops > 32) return undefined;
    current = pdf.getObject(current) ?? undefined;
  }
  return current;
}

export function entry(pdf: PDF, owner: PdfDict, key: string): PdfObject | undefined {
  return resolve(pdf, owner.get(key));
}

export function dictEntry(pdf: PDF, owner: PdfDict, key: string): PdfDict | undefined {
  const value = entry(pdf, owner, key);
  return value instanceof PdfDict ? value : undefined;
}

/** The items of an array entry, resolved; none when it is no array. */
export function items(pdf: PDF, owner: PdfDict, key: string): PdfObject[] {
  const value = entry(pdf, owner, key);
  if (!(value instanceof PdfArray)) return [];
  return [...value].flatMap((item) => resolve(pdf, item) ?? []);
}

export function nameEntry(pdf: PDF, owner: PdfDict, key: string): string | undefined {
  const value = entry(pdf, owner, key);
  return value instanceof PdfName ? value.value : undefined;
}

export function textEntry(pdf: PDF, owner: PdfDict, key: string): string | undefined {
  const value = entry(pdf, owner, key);
  return value instanceof PdfString ? value.asString() : undefined;
}

export function numberEntry(pdf: PDF, owner: PdfDict, key: string): number | undefined {
  const value = entry(pdf, owner, key);
  return value instanceof PdfNumber ? value.value : undefined;
}
