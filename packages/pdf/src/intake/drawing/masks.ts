import { PdfArray, PdfDict, PdfNumber, PdfStream, type PDF } from '@libpdf/core';
import {
  dictEntry,
  entry,
  items,
  numberEntry,
  resolve,
  type PdfObject,
} from '../../objects/objects.ts';
import type { ChangesAt } from './graphics-state.ts';

/** What a graphics state does to the soft mask (ISO 32000-1, 8.4.5): sets one, ends it, or leaves it. */
export function maskChange(pdf: PDF, state: PdfObject | undefined): 'mask' | 'none' | 'same' {
  const mask = state instanceof PdfDict ? entry(pdf, state, 'SMask') : undefined;
  if (mask === undefined) return 'same';
  return mask instanceof PdfDict ? 'mask' : 'none';
}

/** Of all that it sets, what counts here. */
export function stateChange(pdf: PDF, state: PdfObject | undefined): ReturnType<ChangesAt> {
  const mask = maskChange(pdf, state);
  if (!(state instanceof PdfDict)) return { mask };
  const width = numberEntry(pdf, state, 'LW');
  const [list] = items(pdf, state, 'D');
  if (!(list instanceof PdfArray)) return { mask, width };
  const lengths = [...list].map((item) => resolve(pdf, item));
  const dashes = lengths.map((length) => (length instanceof PdfNumber ? length.value : 0));
  return { mask, dashes, width };
}

/** The form whose picture is the mask. */
export function maskForm(pdf: PDF, state: PdfDict): PdfStream | undefined {
  const form = entry(pdf, dictEntry(pdf, state, 'SMask') ?? state, 'G');
  return form instanceof PdfStream ? form : undefined;
}
