import { PdfArray, PdfDict, type PDF, type PDFPage } from '@libpdf/core';
import type { Warnings } from '../warnings.ts';
import { dict, entry, items, nameEntry, numberEntry, resolve } from '../../objects/objects.ts';
import { writeNumber } from '@countersign/verifier/pdf/syntax';
import { addOverlay, markName } from '../../objects/overlay.ts';
import { isStateChosen, normalAppearance, placement } from './appearance.ts';
import { drawMarking } from './draw-marking.ts';
import { drawShape } from './draw-shape.ts';
import { keepLink } from '../allowed/keep-link.ts';
import { Unacceptable } from '../refusals.ts';

/** ISO 32000-1, table 165. */
const flags = { invisible: 1, hidden: 2, print: 4, noView: 32, toggleNoView: 256 };

/** Marks that readers draw by themselves, each its own way, where their author did not. */
const drawnByReaders = new Set([
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Stamp',
  'Caret',
  'Ink',
  'Redact',
  'Projection',
]);

/**
 * Makes all annotations part of the page, as they are shown: what they show is painted, they are
 * gone. Links stay, without a picture of their own.
 * @throws Unacceptable `print_differs` for one that is printed and not shown,
 * `annotation_not_drawn` for one that each reader draws in its own way
 */
export function flattenAnnotations(pdf: PDF, pages: readonly PDFPage[], warnings: Warnings): void {
  for (const [index, page] of pages.entries()) {
    for (const annotation of items(pdf, page.dict, 'Annots')) {
      if (!(annotation instanceof PdfDict) || isPictured(pdf, annotation)) continue;
      if (!isStateChosen(pdf, annotation)) continue;
      const isDrawn = drawMarking(pdf, annotation) || drawShape(pdf, annotation);
      if (isDrawn) warnings.add('marking_drawn', index);
    }
    flattenPage(pdf, page);
  }
  pdf.getCatalog().delete('AcroForm');
}

function flattenPage(pdf: PDF, page: PDFPage): void {
  const annotations = entry(pdf, page.dict, 'Annots');
  page.dict.delete('Annots');
  if (!(annotations instanceof PdfArray)) return;
  const links: ReturnType<PdfArray['toArray']> = [];
  const painted: string[] = [];
  const forms = dict({});
  const gone = new Set<PdfDict>();
  for (const item of annotations) {
    const annotation = resolve(pdf, item);
    if (!(annotation instanceof PdfDict)) continue;
    const form = isShown(pdf, annotation) ? normalAppearance(pdf, annotation) : undefined;
    const matrix = form && placement(pdf, annotation, form);
    if (form && matrix) {
      const name = markName(painted.length + 1);
      forms.set(name, pdf.context.getRef(form) ?? pdf.register(form));
      painted.push(`q ${matrix.map(writeNumber).join(' ')} cm /${name} Do Q`);
    }
    if (nameEntry(pdf, annotation, 'Subtype') === 'Link' && keepLink(pdf, annotation)) {
      links.push(item);
    } else gone.add(annotation);
  }
  // A structure tree refers to them still.
  for (const annotation of gone) empty(annotation);
  if (links.length > 0) page.dict.set('Annots', new PdfArray(links));
  if (painted.length === 0) return;
  const content = Buffer.from(painted.join('\n'), 'latin1');
  addOverlay(pdf, page, { content, resources: dict({ XObject: forms }) });
}

/** It has a picture, or none that anybody would see. */
function isPictured(pdf: PDF, annotation: PdfDict): boolean {
  const isHidden = (numberEntry(pdf, annotation, 'F') ?? 0) & (flags.hidden | flags.noView);
  return isHidden !== 0 || normalAppearance(pdf, annotation) !== undefined;
}

function isShown(pdf: PDF, annotation: PdfDict): boolean {
  const set = numberEntry(pdf, annotation, 'F') ?? 0;
  if (set & flags.hidden) return false;
  const isDrawn = normalAppearance(pdf, annotation) !== undefined;
  const subtype = nameEntry(pdf, annotation, 'Subtype') ?? '';
  const mayDraw = isDrawn || drawnByReaders.has(subtype);
  if (!mayDraw || subtype === 'Popup') return false;
  if (set & flags.noView) {
    if (set & (flags.print | flags.toggleNoView)) throw new Unacceptable('print_differs');
    return false;
  }
  // The standard hides only unknown kinds by it; some readers hide all.
  if (set & flags.invisible) throw new Unacceptable('print_differs');
  const isAlike = isDrawn && (isStateChosen(pdf, annotation) || !drawnByReaders.has(subtype));
  if (!isAlike) throw new Unacceptable('annotation_not_drawn');
  return true;
}

function empty(annotation: PdfDict): void {
  for (const [key] of [...annotation]) annotation.delete(key);
}
