import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfNumber, PdfString, type PDFPage } from '@libpdf/core';
import { collectWarnings, type FileWarning } from './warnings.ts';
import { boxEntry, entry, numberEntry, toPdf } from '../objects/objects.ts';
import { canReadObjects } from '../objects/open-for-append.ts';
import { straightenTree } from '../objects/page-tree.ts';
import { disinherit, geometryOf } from '../objects/pages.ts';
import type { PageGeometry } from '../page-geometry.ts';
import { completeAppearances } from './annotations/appearance.ts';
import { claimsPdfA } from './allowed/claims-pdfa.ts';
import { makeDictionaryCheck } from './allowed/check-objects.ts';
import { clampFields } from './forms/clamp-fields.ts';
import { clipGlyphs } from './content/clip-glyphs.ts';
import { closeContents } from './content/close-contents.ts';
import { countPages } from './count-pages.ts';
import { dissolveLayers } from './allowed/dissolve-layers.ts';
import { drawWidgets } from './forms/draw-widgets.ts';
import { requireModestDrawing } from './drawing/require-modest-drawing.ts';
import { spreadMasks } from './drawing/spread-masks.ts';
import { flattenAnnotations } from './annotations/flatten-annotations.ts';
import { readFormFields } from './forms/fields.ts';
import type { FoundField, IngestLimits } from './ingest-result.ts';
import { requireWholeImages } from './images/require-whole-images.ts';
import { dropPrivate, dropTraces, keepOnly } from './allowed/keep-only.ts';
import { nameCodes } from './fonts/name-codes.ts';
import { nameGlyphs } from './fonts/name-glyphs.ts';
import { nameWidths } from './fonts/name-widths.ts';
import { requireModestContent } from './content/page-content.ts';
import { plainContents } from './content/plain-contents.ts';
import { plainPacking } from './packing/plain-packing.ts';
import { Unacceptable } from './refusals.ts';
import { requireModestTables } from './structure/require-modest-tables.ts';
import { requireOperators } from './content/require-operators.ts';
import { cleanCopy } from './structure/clean-copy.ts';
import { requireWhole } from './structure/require-whole.ts';
import { takePages } from './structure/take-pages.ts';
import { takeOutActions } from './allowed/take-out-actions.ts';
import { takeOutAttachments } from './allowed/take-out-attachments.ts';
import { takeOutExtensions } from './allowed/take-out-extensions.ts';
import { takeTextTags } from './tags/take-text-tags.ts';
import { walk } from './walk.ts';

export interface PreparedPdf {
  bytes: Uint8Array;
  preparedSha256: string;
  originalSha256: string;
  pageCount: number;
  /** How each page is shown, in their order. */
  pages: PageGeometry[];
  fields: FoundField[];
  warnings: FileWarning[];
}

/**
 * Checks a PDF and rewrites it: one revision, a contiguous cross-reference table, annotations
 * and layers part of the page, text tags gone. The same bytes give the same bytes. Runs only where foreign bytes may
 * run: in a child process with limits.
 * @param check of a PDF of some kind alone, before anything of it is changed
 * @throws Unacceptable for a file that is refused
 */
export async function preparePdf(
  bytes: Uint8Array,
  limits: IngestLimits,
  check: (pdf: PDF) => void = () => undefined,
): Promise<PreparedPdf> {
  const originalSha256 = sha256(bytes);
  const copy = await cleanCopy(bytes);
  requireModestTables(bytes);
  const pdf = await load(copy.file);
  requireWhole(pdf, copy);
  plainPacking(pdf);
  const pages = checkPages(pdf, limits);
  dropPrivate(pdf, pages);
  plainContents(pdf, pages);
  requireModestContent(pdf, pages);
  check(pdf);
  completeAppearances(pdf, pages);
  const reason = copy.wasRestricted ? 'encryption_unreadable' : 'damaged';
  closeContents(pdf, requireOperators(pdf, pages, reason));
  await requireWholeImages(pdf);
  const warnings = collectWarnings();
  if (copy.wasPreceded) warnings.add('leading_bytes_removed');
  if (copy.wasRestricted) warnings.add('restrictions_removed');
  if (claimsPdfA(pdf)) warnings.add('pdfa_lost');
  takeOutAttachments(pdf, pages, warnings);
  takeOutExtensions(pdf, pages, warnings);
  takeOutActions(pdf, pages, warnings);
  const { fields, toFill } = readFormFields(pdf, pages, warnings);
  const checkDictionary = makeDictionaryCheck(pdf);
  walk(pdf, (dict) => {
    dropTraces(pdf, dict);
    checkDictionary(dict);
  });
  if ((await countPages(bytes)) !== pages.length) throw new Unacceptable('page_count_disagrees');
  dissolveLayers(pdf);
  await drawWidgets(pdf, pages, toFill);
  flattenAnnotations(pdf, pages, warnings);
  nameGlyphs(pdf);
  clipGlyphs(pdf);
  nameCodes(pdf);
  await nameWidths(pdf);
  requireModestDrawing(pdf, pages);
  spreadMasks(pdf, pages);
  fields.push(...takeTextTags(pdf, pages));
  keepOnly(pdf, pages);
  straightenTree(pdf, pages);
  const geometries = pages.map(({ dict }) => geometryOf(pdf, dict));
  const prepared = await write(pdf, originalSha256);
  await checkWritten(prepared, pages.length);
  return {
    bytes: prepared,
    preparedSha256: sha256(prepared),
    originalSha256,
    pageCount: pages.length,
    pages: geometries,
    fields: clampFields(fields, geometries),
    warnings: warnings.list(),
  };
}

async function load(bytes: Uint8Array): Promise<PDF> {
  try {
    return await PDF.load(bytes, { lenient: false });
  } catch (cause) {
    throw new Unacceptable('damaged', undefined, { cause });
  }
}

function checkPages(pdf: PDF, limits: IngestLimits): PDFPage[] {
  const pages = takePages(pdf, limits.maxPages);
  for (const page of pages) {
    disinherit(pdf, page.dict);
    checkTurn(pdf, page);
    checkSize(pdf, page, limits.maxUnits);
  }
  return pages;
}

/** Clockwise, by right angles alone (ISO 32000-1, table 30): readers differ in what they make of others. */
function checkTurn(pdf: PDF, { dict }: PDFPage): void {
  const turn = entry(pdf, dict, 'Rotate');
  if (turn === undefined || (turn instanceof PdfNumber && turn.value % 90 === 0)) return;
  throw new Unacceptable('damaged', 'A page is turned by no right angle.');
}

/** US Letter: what every reader takes for the size of a page that names none, in points. */
const unnamedSize = [0, 0, 612, 792];

function checkSize(pdf: PDF, { dict }: PDFPage, maxUnits: number): void {
  if (!dict.has('MediaBox')) dict.set('MediaBox', toPdf(unnamedSize));
  const box = boxEntry(pdf, dict, 'MediaBox');
  if (!box) throw new Unacceptable('damaged', 'A page has no size.');
  const unit = numberEntry(pdf, dict, 'UserUnit') ?? 1;
  const [width, height] = [(box[2] - box[0]) * unit, (box[3] - box[1]) * unit];
  if (!(width > 0 && height > 0)) throw new Unacceptable('damaged', 'A page has no size.');
  if (width > maxUnits || height > maxUnits) throw new Unacceptable('page_too_large');
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
  walk(pdf, makeDictionaryCheck(pdf));
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
