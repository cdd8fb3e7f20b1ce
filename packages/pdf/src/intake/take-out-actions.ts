import { PdfArray, PdfDict, PdfName, type PDF, type PDFPage } from '@libpdf/core';
import type { Warnings } from './warnings.ts';
import { dictEntry, entry, nameEntry, resolve, type PdfObject } from '../objects/objects.ts';
import { fieldEntry, fieldNumber } from './form-tree.ts';
import { isFileAddress } from './keep-link.ts';
import { isButtonScript } from './form-scripts.ts';

/** Commands to the reader that links may give (ISO 32000-1, table 211, and what LaTeX offers). */
const commands = new Set([
  'NextPage',
  'PrevPage',
  'FirstPage',
  'LastPage',
  'GoBack',
  'GoForward',
  'GoToPage',
  'Find',
  'FullScreen',
  'Close',
  'Quit',
  'Print',
]);
/** Of a push button; what else there is refuses the file. */
const pressed = new Set(['U', 'D']);
const pushButton = 1 << 16;
/** Actions in a row, and bookmarks of a document. */
const max = { chain: 64, bookmarks: 100_000 };

/**
 * Takes out what links, bookmarks and push buttons do beyond leading to a place or a web address,
 * where it is nothing but known and harmless to lose. All other actions stay where they are and
 * refuse the file later.
 */
export function takeOutActions(pdf: PDF, pages: readonly PDFPage[], warnings: Warnings): void {
  for (const [index, { dict: page }] of pages.entries()) {
    const annotations = entry(pdf, page, 'Annots');
    if (!(annotations instanceof PdfArray)) continue;
    const kept = [...annotations].filter((item) => {
      const annotation = resolve(pdf, item);
      return !(annotation instanceof PdfDict) || keeps(pdf, annotation, index, warnings);
    });
    if (kept.length < annotations.length) page.set('Annots', new PdfArray(kept));
  }
  for (const bookmark of bookmarksOf(pdf)) reduceLink(pdf, bookmark, warnings);
}

/** @returns false for an annotation that is to go as a whole */
function keeps(pdf: PDF, annotation: PdfDict, page: number, warnings: Warnings): boolean {
  const subtype = nameEntry(pdf, annotation, 'Subtype');
  if (subtype === 'Link') reduceLink(pdf, annotation, warnings, page);
  if (subtype !== 'Widget' || !isSpentButton(pdf, annotation)) return true;
  annotation.delete('A');
  annotation.delete('AA');
  warnings.add('button_action_removed', page);
  return false;
}

/** Leaves of a link's actions the first, where that leads to a place or an address. */
function reduceLink(pdf: PDF, owner: PdfDict, warnings: Warnings, page?: number): void {
  const action = dictEntry(pdf, owner, 'A');
  const chain = action && chainOf(pdf, action);
  if (!action || !chain?.every((one) => leads(pdf, one) || isLost(pdf, one))) return;
  if (leads(pdf, action)) {
    if (chain.length === 1) return;
    action.delete('Next');
  } else owner.delete('A');
  warnings.add('link_removed', page);
}

function leads(pdf: PDF, action: PdfDict): boolean {
  const kind = nameEntry(pdf, action, 'S');
  return kind === 'GoTo' || (kind === 'URI' && !isFileAddress(entry(pdf, action, 'URI')));
}

/** What a link may lose: the way to another file, and a command. */
function isLost(pdf: PDF, action: PdfDict): boolean {
  switch (nameEntry(pdf, action, 'S')) {
    case 'GoToR':
    case 'GoToE':
    case 'URI':
      return true;
    case 'Named':
      return commands.has(nameEntry(pdf, action, 'N') ?? '');
    default:
      return false;
  }
}

/** An action and all that follow it (12.6.2); undefined when these are too many. */
function chainOf(pdf: PDF, first: PdfDict): PdfDict[] | undefined {
  const chain = new Set<PdfDict>();
  const stack: (PdfObject | undefined)[] = [first];
  while (stack.length > 0) {
    const next = stack.pop();
    if (next instanceof PdfArray) stack.push(...[...next].map((item) => resolve(pdf, item)));
    else if (next instanceof PdfDict && !chain.has(next)) {
      chain.add(next);
      if (chain.size > max.chain) return undefined;
      stack.push(entry(pdf, next, 'Next'));
    }
  }
  return [...chain];
}

/** A push button that does nothing but print, empty the form or turn pages. */
function isSpentButton(pdf: PDF, widget: PdfDict): boolean {
  const kind = fieldEntry(pdf, widget, 'FT');
  const isButton = kind instanceof PdfName && kind.value === 'Btn';
  if (!isButton || !(fieldNumber(pdf, widget, 'Ff') & pushButton)) return false;
  const additional = dictEntry(pdf, widget, 'AA');
  const triggers = additional ? [...additional] : [];
  if (triggers.some(([key]) => !pressed.has(key.value))) return false;
  const actions = [entry(pdf, widget, 'A'), ...triggers.map(([, value]) => resolve(pdf, value))];
  const given = actions.filter((action) => action instanceof PdfDict);
  const chains = given.map((action) => chainOf(pdf, action));
  return given.length > 0 && chains.every((chain) => chain?.every((one) => isSpent(pdf, one)));
}

function isSpent(pdf: PDF, action: PdfDict): boolean {
  switch (nameEntry(pdf, action, 'S')) {
    case 'ResetForm':
      return true;
    case 'Named':
      return commands.has(nameEntry(pdf, action, 'N') ?? '');
    case 'JavaScript':
      return isButtonScript(pdf, action);
    default:
      return false;
  }
}

/** All items of the outline (12.3.3). */
function bookmarksOf(pdf: PDF): PdfDict[] {
  const found = new Set<PdfDict>();
  const outlines = dictEntry(pdf, pdf.getCatalog(), 'Outlines');
  const stack = outlines ? [dictEntry(pdf, outlines, 'First')] : [];
  while (stack.length > 0 && found.size < max.bookmarks) {
    const item = stack.pop();
    if (!item || found.has(item)) continue;
    found.add(item);
    stack.push(dictEntry(pdf, item, 'Next'), dictEntry(pdf, item, 'First'));
  }
  return [...found];
}
