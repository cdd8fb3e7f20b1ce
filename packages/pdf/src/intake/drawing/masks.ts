import { PdfDict, PdfStream, type PDF } from '@libpdf/core';
import { dictEntry, entry, type PdfObject } from '../../objects/objects.ts';

/** What a graphics state does to the soft mask (ISO 32000-1, 8.4.5): sets one, ends it, or leaves it. */
export function maskChange(pdf: PDF, state: PdfObject | undefined): 'mask' | 'none' | 'same' {
  const mask = state instanceof PdfDict ? entry(pdf, state, 'SMask') : undefined;
  if (mask === undefined) return 'same';
  return mask instanceof PdfDict ? 'mask' : 'none';
}

/** The form whose picture is the mask. */
export function maskForm(pdf: PDF, state: PdfDict): PdfStream | undefined {
  const form = entry(pdf, dictEntry(pdf, state, 'SMask') ?? state, 'G');
  return form instanceof PdfStream ? form : undefined;
}
