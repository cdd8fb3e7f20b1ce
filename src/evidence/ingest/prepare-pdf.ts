import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfString, SecurityError, type PDFPage } from '@libpdf/core';
import { boxEntry, dictEntry, numberEntry } from '../pdf/objects.ts';
import { canReadObjects } from '../pdf/open-for-append.ts';
import { straightenTree } from '../pdf/page-tree.ts';
import { disinherit } from '../pdf/pages.ts';
import { checkDictionary } from './check-objects.ts';
import { countPages } from './count-pages.ts';
import { dissolveLayers } from './dissolve-layers.ts';
import { drawValues } from './draw-values.ts';
import { flattenAnnotations } from './flatten-annotations.ts';
import { readFormFields } from './form-fields.ts';
import type { FoundField, IngestLimits } from './ingest-result.ts';
import { dropTraces, keepOnly } from './keep-only.ts';
import { Unacceptable } from './refusals.ts';
import { requireModestTables } from './require-modest-tables.ts';
import { takeTextTags } from './text-tags.ts';
import { walk } from './walk.ts';

export interface Prepared {
  bytes: Uint8Array;
  preparedSha256: string;
  originalSha256: string;
  pageCount: number;
  fields: FoundField[];
}

/**
 * Checks a PDF and rewrites it: one revision, a contiguous cross-reference table, annotations
 * and layers part of the page, text tags gone. The same bytes give the same bytes. Runs only where foreign bytes may
 * run: in a child process with limits.
 * @throws Unacceptable for a file that is refused
 */
export async function preparePdf(bytes: Uint8Array, limits: IngestLimits): Promise<Prepared> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') {
    throw new Unacceptable('not_a_pdf');
  }
  const originalSha256 = sha256(bytes);
  requireModestTables(bytes);
  const pdf = await load(bytes);
  const pages = checkPages(pdf, limits);
  const fields = readFormFields(pdf, pages);
  walk(pdf, (dict) => {
    dropTraces(pdf, dict);
    checkDictionary(pdf, dict);
  });
  if ((await countPages(bytes)) !== pages.length) throw new Unacceptable('page_count_disagrees');
  dissolveLayers(pdf);
  drawValues(pdf);
  flattenAnnotations(pdf, pages);
  fields.push(...takeTextTags(pdf, pages));
  keepOnly(pdf, pages);
  straightenTree(pdf, pages);
  const prepared = await write(pdf, originalSha256);
  await checkWritten(prepared, pages.length);
  const preparedSha256 = sha256(prepared);
  return { bytes: prepared, preparedSha256, originalSha256, pageCount: pages.length, fields };
}

async function load(bytes: Uint8Array): Promise<PDF> {
  let pdf: PDF;
  try {
    pdf = await PDF.load(bytes);
  } catch (cause) {
    if (cause instanceof SecurityError) throw new Unacceptable('encrypted', undefined, { cause });
    throw new Unacceptable('damaged', undefined, { cause });
  }
  if (pdf.isEncrypted) throw new Unacceptable('encrypted');
  if (pdf.recoveredViaBruteForce) throw new Unacceptable('damaged');
  return pdf;
}

function checkPages(pdf: PDF, limits: IngestLimits): PDFPage[] {
  const declared = dictEntry(pdf, pdf.getCatalog(), 'Pages');
  const pages = pdf.getPages();
  if (pages.length > limits.maxPages) throw new Unacceptable('too_many_pages');
  if (pages.length === 0) throw new Unacceptable('no_pages');
  if (declared && numberEntry(pdf, declared, 'Count') !== pages.length) {
    throw new Unacceptable('page_count_disagrees');
  }
  for (const page of pages) {
    disinherit(pdf, page.dict);
    checkSize(pdf, page, limits.maxUnits);
  }
  return pages;
}

function checkSize(pdf: PDF, { dict }: PDFPage, most: number): void {
  const box = boxEntry(pdf, dict, 'MediaBox');
  if (!box) throw new Unacceptable('damaged', 'A page has no size.');
  const unit = numberEntry(pdf, dict, 'UserUnit') ?? 1;
  const [width, height] = [(box[2] - box[0]) * unit, (box[3] - box[1]) * unit];
  if (!(width > 0 && height > 0)) throw new Unacceptable('damaged', 'A page has no size.');
  if (width > most || height > most) throw new Unacceptable('page_too_large');
}

async function write(pdf: PDF, originalSha256: string): Promise<Uint8Array> {
  pdf.upgradeVersion('1.7');
  const id = new PdfString(Buffer.from(originalSha256.slice(0, 32), 'hex'), 'hex');
  pdf.context.info.trailer.set('ID', new PdfArray([id, id]));
  // A change of no meaning: without one the library would hand back the original bytes.
  pdf.getCatalog().set('Type', pdf.getCatalog().get('Type') ?? id);
  // Compressing what its author left plain would cost seconds on a large scan.
  return pdf.save({ useXRefStream: false, compressStreams: false });
}

/** What was written is read once more: it must be what was checked, and what a seal can read. */
async function checkWritten(bytes: Uint8Array, pageCount: number): Promise<void> {
  const pdf = await PDF.load(bytes);
  const blocker = pdf.canSaveIncrementally();
  if (blocker || pdf.getPageCount() !== pageCount || pdf.getForm() || !canReadObjects(bytes)) {
    throw new Unacceptable('damaged', 'It could not be written anew.');
  }
  walk(pdf, (dict) => {
    checkDictionary(pdf, dict);
  });
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
