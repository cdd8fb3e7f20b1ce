import type { PDF, PdfDict } from '@libpdf/core';
import { dictEntry, nameEntry } from '../../objects/objects.ts';

const simple = new Set(['Type1', 'MMType1', 'TrueType']);
const programs = ['FontFile', 'FontFile2', 'FontFile3'];

/** A font of one byte a code whose letters the file leaves to the reader (ISO 32000-1, 9.6.2). */
export interface BroughtFont {
  kind: string;
  name: string;
  descriptor: PdfDict | undefined;
}

/** Undefined of anything else; what a font's own program says is for every reader. */
export function broughtFont(pdf: PDF, font: PdfDict): BroughtFont | undefined {
  const [kind = '', name] = ['Subtype', 'BaseFont'].map((key) => nameEntry(pdf, font, key));
  if (!simple.has(kind) || name === undefined) return undefined;
  const descriptor = dictEntry(pdf, font, 'FontDescriptor');
  return programs.some((key) => descriptor?.has(key)) ? undefined : { kind, name, descriptor };
}
