import { PDF } from '@libpdf/core';
import { makeFonts } from './canvas.ts';
import type { MarksInput } from './input.ts';
import { addLongValuesPage } from './long-values.ts';
import { stampDocument } from './stamp-document.ts';
import { makePaper } from './paper.ts';
import { writeStructure } from './structure.ts';

export interface RevisionInput extends MarksInput {
  prepared: Uint8Array;
}

/**
 * The document as it stands: the prepared file with the marks of those who have signed appended,
 * as the seal will draw them. It begins with the prepared bytes; the same input gives the same
 * bytes.
 */
export async function layOutRevision(input: RevisionInput): Promise<Uint8Array> {
  const pdf = await PDF.load(input.prepared);
  const fonts = makeFonts(pdf);
  const paper = makePaper(pdf, fonts, input.locale);
  const { sections, longValues } = await stampDocument(paper, input);
  const rest = addLongValuesPage(paper, longValues);
  fonts.finish();
  writeStructure(pdf, [...sections, ...(rest ? [rest] : [])], paper.places, input.locale);
  return pdf.save({ incremental: true });
}
