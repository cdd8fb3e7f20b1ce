import { openForAppend } from '@countersign/pdf/objects/open-for-append';
import { makeFonts } from '@countersign/pdf/draw/canvas';
import type { MarksInput } from './seal-input.ts';
import { addLongValuesPage } from './long-values.ts';
import { stampDocument } from './stamp-document.ts';
import { makePaper } from './paper.ts';
import { writeStructure } from '@countersign/pdf/draw/structure';

export interface RevisionInput extends MarksInput {
  prepared: Uint8Array;
}

/**
 * The document as it stands: the prepared file with the marks of those who have signed appended,
 * as the seal will draw them. It begins with the prepared bytes; the same input gives the same
 * bytes.
 */
export async function layOutRevision(input: RevisionInput): Promise<Uint8Array> {
  const { pdf, revision } = await openForAppend(input.prepared);
  const fonts = makeFonts(pdf);
  const paper = makePaper(pdf, fonts, input.locale);
  const { sections, longValues } = await stampDocument(paper, input);
  const rest = addLongValuesPage(paper, longValues);
  fonts.finish();
  writeStructure(pdf, [...sections, ...(rest ? [rest] : [])], paper.places, input.locale);
  const appended = await revision();
  const bytes = new Uint8Array(input.prepared.length + appended.length);
  bytes.set(input.prepared);
  bytes.set(appended, input.prepared.length);
  return bytes;
}
