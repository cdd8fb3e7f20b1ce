import { PdfArray, PdfDict, type PDF, type PDFPage } from '@libpdf/core';
import type { Warnings } from './warnings.ts';
import { dictEntry, entry, nameEntry, resolve, type PdfObject } from '../objects/objects.ts';
import { walk } from './walk.ts';

/**
 * Takes out the files that a document carries: by name, beside what they belong to (`/AF`, PDF 2.0
 * and PDF/A-3), and by annotations. What leads to a file from elsewhere refuses the document later,
 * and so does a portfolio, whose files are the document.
 */
export function takeOutAttachments(pdf: PDF, pages: readonly PDFPage[], warnings: Warnings): void {
  const names = dictEntry(pdf, pdf.getCatalog(), 'Names');
  if (names?.has('EmbeddedFiles')) {
    names.delete('EmbeddedFiles');
    warnings.add('attachment_removed');
  }
  for (const [index, { dict: page }] of pages.entries()) {
    const annotations = entry(pdf, page, 'Annots');
    if (!(annotations instanceof PdfArray)) continue;
    const kept = [...annotations].filter((item) => !isAttachment(pdf, resolve(pdf, item)));
    if (kept.length === annotations.length) continue;
    page.set('Annots', new PdfArray(kept));
    warnings.add('attachment_removed', index);
  }
  walk(pdf, (dict) => {
    if (!isFiles(pdf, entry(pdf, dict, 'AF'))) return;
    dict.delete('AF');
    warnings.add('attachment_removed');
  });
}

function isAttachment(pdf: PDF, annotation: PdfObject | undefined): boolean {
  if (!(annotation instanceof PdfDict)) return false;
  return nameEntry(pdf, annotation, 'Subtype') === 'FileAttachment';
}

/** File specifications (ISO 32000-2, 14.13), one or several; elsewhere the key is an author's own. */
function isFiles(pdf: PDF, value: PdfObject | undefined): boolean {
  const all = value instanceof PdfArray ? [...value].map((item) => resolve(pdf, item)) : [value];
  return all.some((one) => one instanceof PdfDict && (one.has('EF') || one.has('UF')));
}
