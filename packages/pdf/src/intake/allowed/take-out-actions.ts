import { PdfDict, type PDF, type PDFPage } from '@libpdf/core';
import type { FileWarningCode, Warnings } from '../warnings.ts';
import { dictEntry, items, nameEntry, resolve } from '../../objects/objects.ts';
import { chainOf, isScript, leads, mayGo, type By } from './actions.ts';
import { namedIn } from './named-in.ts';
import { fieldFlags, fieldNumber, kindOf, lineage } from '../forms/tree.ts';
import { isButtonScript } from '../forms/scripts.ts';

/** Bookmarks of a document. */
const maxBookmarks = 100_000;

/**
 * Takes out scripts, and what links, bookmarks and push buttons do beyond leading to a place or a
 * web address, where every page shows the same without it. All other actions, and what stands in a
 * place that is none of theirs, stay where they are and refuse the file later. What fields do when
 * they are filled in is read with them.
 */
export function takeOutActions(pdf: PDF, pages: readonly PDFPage[], warnings: Warnings): void {
  const catalog = pdf.getCatalog();
  takeOutNamed(pdf, warnings);
  const out: Out = { pdf, warnings, code: 'action_removed', by: 'itself' };
  takeOut(out, catalog, 'OpenAction');
  takeOutTriggers(out, catalog);
  for (const [page, { dict }] of pages.entries()) {
    takeOutTriggers({ ...out, page }, dict);
    for (const annotation of items(pdf, dict, 'Annots')) {
      if (annotation instanceof PdfDict) reduce({ ...out, page }, annotation);
    }
  }
  for (const bookmark of bookmarksOf(pdf))
    reduceLink({ ...out, code: 'link_removed', by: 'link' }, bookmark);
}

/** Scripts that run when the file is opened (7.7.4). */
function takeOutNamed(pdf: PDF, warnings: Warnings): void {
  const names = dictEntry(pdf, pdf.getCatalog(), 'Names');
  if (!names?.has('JavaScript')) return;
  const tree = dictEntry(pdf, names, 'JavaScript');
  const scripts = tree ? namedIn(pdf, tree).filter((script) => script !== undefined) : [];
  const chains = scripts.map((script) => chainOf(pdf, script));
  if (!chains.every((chain) => chain?.every((one) => mayGo(pdf, one, 'itself')))) return;
  names.delete('JavaScript');
  warnings.add('javascript_removed');
}

interface Out {
  pdf: PDF;
  warnings: Warnings;
  /** Of what is no script. */
  code: FileWarningCode;
  by: By;
  /** Its index; absent: of the whole document. */
  page?: number;
}

function reduce(out: Out, annotation: PdfDict): void {
  const { pdf } = out;
  const subtype = nameEntry(pdf, annotation, 'Subtype');
  if (subtype === 'Link') reduceLink({ ...out, code: 'link_removed', by: 'link' }, annotation);
  else if (subtype === 'Widget' && isPushButton(pdf, annotation)) {
    const button: Out = { ...out, code: 'button_action_removed', by: 'hand' };
    for (const node of lineage(pdf, annotation)) {
      takeOut({ ...button, by: 'link' }, node, 'A');
      takeOutTriggers(button, node);
    }
  } else takeOut({ ...out, by: 'hand' }, annotation, 'A');
  if (subtype !== 'Widget') takeOutTriggers(out, annotation);
}

/** What is done at a time or under the pointer (12.6.3): all of it, or nothing. */
function takeOutTriggers(out: Out, owner: PdfDict): void {
  const triggers = dictEntry(out.pdf, owner, 'AA');
  const actions = triggers ? [...triggers].map(([, value]) => resolve(out.pdf, value)) : [];
  const chains = actions.map((action) =>
    action instanceof PdfDict ? chainOf(out.pdf, action) : [],
  );
  if (!triggers || !chains.every((chain) => chain?.every((one) => mayGo(out.pdf, one, out.by))))
    return;
  owner.delete('AA');
  for (const chain of chains) warn(out, chain ?? []);
}

function takeOut(out: Out, owner: PdfDict, key: string): void {
  const action = dictEntry(out.pdf, owner, key);
  const chain = action && chainOf(out.pdf, action);
  if (!chain?.every((one) => mayGo(out.pdf, one, out.by))) return;
  owner.delete(key);
  warn(out, chain);
}

/** Where a document or a page begins to be read is no loss. */
function warn({ pdf, warnings, code, page }: Out, chain: readonly PdfDict[]): void {
  for (const action of chain) {
    const isButton = code === 'button_action_removed';
    const isKnown = !isScript(pdf, action) || (isButton && isButtonScript(pdf, action));
    if (!isKnown) warnings.add('javascript_removed', page);
    const isLoss = isButton || (isKnown && nameEntry(pdf, action, 'S') !== 'GoTo');
    if (isLoss) warnings.add(code, page);
  }
}

/** Leaves of a link's actions the first, where that leads to a place or an address. */
function reduceLink(out: Out, owner: PdfDict): void {
  const { pdf } = out;
  const action = dictEntry(pdf, owner, 'A');
  const chain = action && chainOf(pdf, action);
  if (!action || !chain?.every((one) => mayGo(pdf, one, out.by))) return;
  const isKept = leads(pdf, action);
  if (isKept) action.delete('Next');
  else owner.delete('A');
  const gone = isKept ? chain.slice(1) : chain;
  for (const one of gone) {
    out.warnings.add(isScript(pdf, one) ? 'javascript_removed' : out.code, out.page);
  }
}

function isPushButton(pdf: PDF, widget: PdfDict): boolean {
  return kindOf(pdf, widget) === 'Btn' && (fieldNumber(pdf, widget, 'Ff') & fieldFlags.push) !== 0;
}

/** All items of the outline (12.3.3). */
function bookmarksOf(pdf: PDF): PdfDict[] {
  const found = new Set<PdfDict>();
  const outlines = dictEntry(pdf, pdf.getCatalog(), 'Outlines');
  const stack = outlines ? [dictEntry(pdf, outlines, 'First')] : [];
  while (stack.length > 0 && found.size < maxBookmarks) {
    const item = stack.pop();
    if (!item || found.has(item)) continue;
    found.add(item);
    stack.push(dictEntry(pdf, item, 'Next'), dictEntry(pdf, item, 'First'));
  }
  return [...found];
}
