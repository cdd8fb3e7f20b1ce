import { PdfArray, PdfDict, PdfName, type PDF, type PDFPage } from '@libpdf/core';
import type { FileWarningCode, Warnings } from '../warnings.ts';
import {
  dictEntry,
  entry,
  nameEntry,
  resolve,
  textEntry,
  type PdfObject,
} from '../../objects/objects.ts';
import { normalAppearance } from '../annotations/appearance.ts';
import { walk } from '../walk.ts';
import { namedIn } from './named-in.ts';

/** As their standards have it: Factur-X and ZUGFeRD, XRechnung, Order-X. */
const invoiceData = /^(?:factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/i;
/** How the file was made (Acrobat Distiller); nobody reads it. */
const settings = /\.joboptions$/i;

/**
 * Takes out the files that a document carries: by name, beside what they belong to (`/AF`, PDF 2.0
 * and PDF/A-3), and by annotations, whose pictures stay. What leads to a file from elsewhere refuses
 * the document later, and so does a portfolio, whose files are the document.
 */
export function takeOutAttachments(pdf: PDF, pages: readonly PDFPage[], warnings: Warnings): void {
  const names = dictEntry(pdf, pdf.getCatalog(), 'Names');
  const tree = names && dictEntry(pdf, names, 'EmbeddedFiles');
  if (names?.has('EmbeddedFiles')) {
    for (const file of tree ? namedIn(pdf, tree) : [undefined]) warn(pdf, file, warnings);
    names.delete('EmbeddedFiles');
  }
  for (const [index, { dict: page }] of pages.entries()) {
    const annotations = entry(pdf, page, 'Annots');
    if (!(annotations instanceof PdfArray)) continue;
    const kept = [...annotations].filter((item) => {
      const annotation = resolve(pdf, item);
      if (!isAttachment(pdf, annotation)) return true;
      warnings.add('attachment_removed', index);
      return becomesPicture(pdf, annotation);
    });
    if (kept.length < annotations.length) page.set('Annots', new PdfArray(kept));
  }
  walk(pdf, (dict) => {
    const files = filesBeside(pdf, entry(pdf, dict, 'AF'));
    if (files.length === 0) return;
    dict.delete('AF');
    for (const file of files) warn(pdf, file, warnings);
  });
}

function warn(pdf: PDF, file: PdfDict | undefined, warnings: Warnings): void {
  const name = file && (textEntry(pdf, file, 'UF') ?? textEntry(pdf, file, 'F'));
  const code = codeOf(name ?? '');
  if (code) warnings.add(code);
}

function codeOf(name: string): FileWarningCode | undefined {
  if (settings.test(name)) return undefined;
  return invoiceData.test(name) ? 'invoice_data_removed' : 'attachment_removed';
}

function isAttachment(pdf: PDF, annotation: PdfObject | undefined): annotation is PdfDict {
  if (!(annotation instanceof PdfDict)) return false;
  return nameEntry(pdf, annotation, 'Subtype') === 'FileAttachment';
}

/** Of an attachment: its picture, and nothing to open. @returns false where its author drew none */
function becomesPicture(pdf: PDF, annotation: PdfDict): boolean {
  if (!normalAppearance(pdf, annotation)) return false;
  annotation.delete('FS');
  annotation.set('Subtype', PdfName.of('Stamp'));
  return true;
}

/** File specifications (ISO 32000-2, 14.13), one or several; elsewhere the key is an author's own. */
function filesBeside(pdf: PDF, value: PdfObject | undefined): PdfDict[] {
  const all = value instanceof PdfArray ? [...value].map((item) => resolve(pdf, item)) : [value];
  const files = all.filter((one) => one instanceof PdfDict);
  return files.some((one) => one.has('EF') || one.has('UF')) ? files : [];
}
