import { PdfBool, type PDF, type PDFPage } from '@libpdf/core';
import { dictEntry, entry } from '../../objects/objects.ts';
import { findWidgets, kindOf } from '../forms/tree.ts';
import { Unacceptable } from '../refusals.ts';
import type { Warnings } from '../warnings.ts';

/**
 * Takes out what Adobe's programs alone make of a file: rights to fill it in there, which are signed
 * by Adobe and by nobody who agreed to anything, and a second form beside the ordinary one.
 * @throws Unacceptable `xfa` for a file of which that form is all there is
 */
export function takeOutExtensions(pdf: PDF, pages: readonly PDFPage[], warnings: Warnings): void {
  takeOutUsageRights(pdf, warnings);
  takeOutXfa(pdf, pages, warnings);
}

/** ISO 32000-1, table 258; what else stands there is a certification. */
function takeOutUsageRights(pdf: PDF, warnings: Warnings): void {
  const permissions = dictEntry(pdf, pdf.getCatalog(), 'Perms');
  const rights = ['UR', 'UR3'].filter((key) => permissions?.has(key));
  for (const key of rights) permissions?.delete(key);
  if (rights.length > 0) warnings.add('usage_rights_removed');
}

/** ISO 32000-1, 12.7.8: with `NeedsRendering`, and without fields, the pages are a notice alone. */
function takeOutXfa(pdf: PDF, pages: readonly PDFPage[], warnings: Warnings): void {
  const catalog = pdf.getCatalog();
  const form = dictEntry(pdf, catalog, 'AcroForm');
  if (!form?.has('XFA')) return;
  const rendering = entry(pdf, catalog, 'NeedsRendering');
  const isRendered = rendering !== undefined && !(rendering instanceof PdfBool && !rendering.value);
  const hasFields = findWidgets(pdf, pages).some(({ dict }) => kindOf(pdf, dict) !== undefined);
  if (isRendered || !hasFields) throw new Unacceptable('xfa');
  form.delete('XFA');
  warnings.add('xfa_removed');
}
