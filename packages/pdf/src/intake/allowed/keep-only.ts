import { PdfDict, PdfName, PdfStream, type PDF, type PDFPage } from '@libpdf/core';
import { dict, dictEntry, entry, nameEntry, resolve, toPdf } from '../../objects/objects.ts';
import { visibleBox } from '../../objects/pages.ts';
import { Unacceptable } from '../refusals.ts';
import { walk } from '../walk.ts';

const inCatalog = new Set([
  'Type',
  'Pages',
  'Names',
  'Dests',
  'PageLabels',
  'Outlines',
  'StructTreeRoot',
  'MarkInfo',
  'Lang',
  'OutputIntents',
  'ViewerPreferences',
]);
const inPage = new Set([
  'Type',
  'Parent',
  'Resources',
  'MediaBox',
  'Rotate',
  'UserUnit',
  'Contents',
  'Group',
  'Annots',
  'StructParents',
  'Tabs',
]);

/** Entries that a standard has (ISO 32000-2, tables 29 and 31). */
const standardInCatalog = new Set([
  ...inCatalog,
  ...(
    'Version Extensions PageLayout PageMode Threads OpenAction AA URI AcroForm Metadata SpiderInfo ' +
    'PieceInfo OCProperties Perms Legal Requirements Collection NeedsRendering DSS AF DPartRoot'
  ).split(' '),
]);
const standardInPage = new Set([
  ...inPage,
  ...(
    'LastModified CropBox BleedBox TrimBox ArtBox BoxColorInfo Thumb B Dur Trans AA Metadata PieceInfo ID ' +
    'PZ SeparationInfo TemplateInstantiated PresSteps VP AF OutputIntents DPart'
  ).split(' '),
]);

/** For printers alone: screens, rulings, inks and overprinting (ISO 32000-1, 10.5, 10.3, 11.7.4). */
const forPrinters = ['HT', 'HTO', 'BG', 'BG2', 'UCR', 'UCR2', 'OP', 'op', 'OPM'];

/**
 * Leaves what is read, shown and signed; what would be printed otherwise than it is shown goes.
 * A page becomes its visible part, for readers print different boxes.
 */
export function keepOnly(pdf: PDF, pages: readonly PDFPage[]): void {
  const catalog = pdf.getCatalog();
  keep(catalog, inCatalog);
  reduce(pdf, catalog, 'Names', 'Dests');
  reduce(pdf, catalog, 'ViewerPreferences', 'Direction');
  for (const { dict: page } of pages) {
    page.set('MediaBox', toPdf(visibleBox(pdf, page)));
    keep(page, inPage);
  }
  pdf.context.info.trailer.delete('Info');
  walk(pdf, (object) => {
    object.delete('DestOutputProfileRef');
    if (object instanceof PdfStream) object.delete('Alternates');
    simplifyStates(pdf, object);
  });
}

/**
 * Drops what programs note for themselves under names of their own (annex E): no reader looks at it, and
 * it often tells where the file lay.
 */
export function dropPrivate(pdf: PDF, pages: readonly PDFPage[]): void {
  keep(pdf.getCatalog(), standardInCatalog);
  for (const { dict: page } of pages) keep(page, standardInPage);
}

/** Drops what tells of the program and the machine that an object was made with. */
export function dropTraces(pdf: PDF, object: PdfDict): void {
  object.delete('PieceInfo');
  const metadata = entry(pdf, object, 'Metadata');
  if (metadata instanceof PdfStream && isMetadata(pdf, metadata)) object.delete('Metadata');
}

/** Anything else by that key is a picture that its author called so. */
function isMetadata(pdf: PDF, object: PdfStream): boolean {
  return (
    nameEntry(pdf, object, 'Type') === 'Metadata' || nameEntry(pdf, object, 'Subtype') === 'XML'
  );
}

/** Graphics states stand in resources by name, and in a shading pattern by themselves. */
function simplifyStates(pdf: PDF, owner: PdfDict): void {
  const states = dictEntry(pdf, owner, 'ExtGState');
  if (!states) return;
  if (owner.has('PatternType')) simplify(pdf, states);
  else {
    for (const [, value] of states) {
      const state = resolve(pdf, value);
      if (state instanceof PdfDict) simplify(pdf, state);
    }
  }
}

function keep(owner: PdfDict, keys: ReadonlySet<string>): void {
  for (const [key] of [...owner]) if (!keys.has(key.value)) owner.delete(key.value);
}

/** Keeps one entry of a dictionary that the catalog refers to. */
function reduce(pdf: PDF, catalog: PdfDict, key: string, kept: string): void {
  const value = dictEntry(pdf, catalog, key)?.get(kept);
  if (value) catalog.set(key, dict({ [kept]: value }));
  else catalog.delete(key);
}

/** @throws Unacceptable when colours pass a function that readers and printers apply as they like */
function simplify(pdf: PDF, state: PdfDict): void {
  for (const key of ['TR', 'TR2']) {
    const transfer = entry(pdf, state, key);
    if (transfer && !(transfer instanceof PdfName)) throw new Unacceptable('print_differs');
    state.delete(key);
  }
  for (const key of forPrinters) state.delete(key);
}
