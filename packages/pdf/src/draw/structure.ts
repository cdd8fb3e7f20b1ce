import { PdfArray, PdfBool, PdfDict, PdfNumber, PdfRef, type PDF } from '@libpdf/core';
import {
  dict,
  dictEntry,
  entry,
  items,
  nameEntry,
  numberEntry,
  text,
  toPdf,
  type PdfObject,
} from '../objects/objects.ts';
import type { Page } from '../objects/pages.ts';
import type { Element } from './element.ts';

/** Where a canvas ended up: a page, or a form that the page shows. */
export interface Place {
  page: Page;
  form?: PdfRef;
  /** Of the page, or of the form. */
  dict: PdfDict;
}

/**
 * Adds sections to the document's structure tree, or gives it one. A document that was not tagged
 * is not called tagged now: readers would then pass over every page that has no tags, which is the
 * whole contract.
 */
export function writeStructure(
  pdf: PDF,
  sections: readonly Element[],
  places: ReadonlyMap<object, Place>,
  language: string,
): void {
  const filled = sections.filter(({ kids }) => kids.length > 0);
  if (filled.length === 0) return;
  const catalog = pdf.getCatalog();
  const { root, reference } = openRoot(pdf, catalog);
  const parents = new Map<object, PdfRef[]>();
  const { holder, holderRef } = documentElement(pdf, root, reference);
  const added = filled.map((section) => writeElement(pdf, section, holderRef, places, parents));
  holder.set('K', new PdfArray([...kidsOf(pdf, holder), ...added]));
  extendParentTree(pdf, root, places, parents);
  if (!entry(pdf, catalog, 'Lang')) catalog.set('Lang', text(language));
}

function openRoot(pdf: PDF, catalog: PdfDict): { root: PdfDict; reference: PdfRef } {
  const existing = catalog.get('StructTreeRoot');
  const root = dictEntry(pdf, catalog, 'StructTreeRoot');
  if (root && existing instanceof PdfRef) return { root, reference: existing };
  const made = root ?? dict({ Type: 'StructTreeRoot' });
  const reference = pdf.register(made);
  catalog.set('StructTreeRoot', reference);
  if (!root) catalog.set('MarkInfo', dictEntry(pdf, catalog, 'MarkInfo') ?? notTagged());
  return { root: made, reference };
}

function notTagged(): PdfDict {
  const info = dict({});
  info.set('Marked', PdfBool.of(false));
  return info;
}

/** The one element that holds the document, where the tree has such, else the root itself. */
function documentElement(
  pdf: PDF,
  root: PdfDict,
  rootRef: PdfRef,
): { holder: PdfDict; holderRef: PdfRef } {
  const [only, ...more] = kidsOf(pdf, root);
  if (only instanceof PdfRef && more.length === 0) {
    const holder = pdf.getObject(only);
    if (holder instanceof PdfDict && nameEntry(pdf, holder, 'S') === 'Document') {
      return { holder, holderRef: only };
    }
  }
  return { holder: root, holderRef: rootRef };
}

/** An entry K is one child or an array of them. */
function kidsOf(pdf: PDF, owner: PdfDict): PdfObject[] {
  const kids = entry(pdf, owner, 'K');
  if (kids instanceof PdfArray) return [...kids];
  const only = owner.get('K');
  return only ? [only] : [];
}

type Parents = Map<object, PdfRef[]>;

function writeElement(
  pdf: PDF,
  { role, alt, lang, kids }: Element,
  parent: PdfRef,
  places: ReadonlyMap<object, Place>,
  parents: Parents,
): PdfRef {
  const made = dict({ Type: 'StructElem', S: role, P: parent });
  if (alt !== undefined) made.set('Alt', text(alt));
  if (lang !== undefined) made.set('Lang', text(lang));
  if (role === 'TH') made.set('A', dict({ O: 'Table', Scope: 'Row' }));
  const reference = pdf.register(made);
  const written = kids.flatMap((kid) => {
    if ('role' in kid) return writeElement(pdf, kid, reference, places, parents);
    const place = places.get(kid.canvas);
    if (!place) return [];
    const owners = parents.get(kid.canvas) ?? [];
    owners[kid.id] = reference;
    parents.set(kid.canvas, owners);
    const mark = dict({ Type: 'MCR', Pg: place.page.ref, MCID: kid.id });
    if (place.form) mark.set('Stm', place.form);
    return mark;
  });
  made.set('K', new PdfArray(written));
  return reference;
}

/** Tells readers which element owns each marked content (ISO 32000-1, 14.7.4.4). */
function extendParentTree(
  pdf: PDF,
  root: PdfDict,
  places: ReadonlyMap<object, Place>,
  parents: Parents,
): void {
  const tree = dictEntry(pdf, root, 'ParentTree');
  let next = Math.max(
    numberEntry(pdf, root, 'ParentTreeNextKey') ?? 0,
    tree ? highestKey(pdf, tree) + 1 : 0,
  );
  const first = next;
  const numbers: PdfObject[] = [];
  for (const [canvas, owners] of parents) {
    places.get(canvas)?.dict.set('StructParents', PdfNumber.of(next));
    numbers.push(PdfNumber.of(next), pdf.register(new PdfArray(owners)));
    next += 1;
  }
  const ours = dict({ Nums: new PdfArray(numbers) });
  root.set('ParentTreeNextKey', PdfNumber.of(next));
  if (!tree) {
    root.set('ParentTree', pdf.register(ours));
    return;
  }
  ours.set('Limits', toPdf([first, next - 1]));
  root.set(
    'ParentTree',
    pdf.register(dict({ Kids: [...asKids(pdf, root, tree), pdf.register(ours)] })),
  );
}

/** The existing tree as children of a new root; what was a root has no limits yet. */
function asKids(pdf: PDF, root: PdfDict, tree: PdfDict): PdfObject[] {
  const kids = entry(pdf, tree, 'Kids');
  if (kids instanceof PdfArray) return [...kids];
  const keys = keysOf(pdf, tree);
  if (keys.length === 0) return [];
  const leaf = tree.clone();
  leaf.set('Limits', toPdf([Math.min(...keys), Math.max(...keys)]));
  return [pdf.register(leaf)];
}

function keysOf(pdf: PDF, tree: PdfDict): number[] {
  return items(pdf, tree, 'Nums').flatMap((item, index) =>
    index % 2 === 0 && item instanceof PdfNumber ? item.value : [],
  );
}

function highestKey(pdf: PDF, tree: PdfDict, depth = 0): number {
  const below = depth > 32 ? [] : items(pdf, tree, 'Kids');
  return Math.max(
    -1,
    ...keysOf(pdf, tree),
    ...below.map((kid) => (kid instanceof PdfDict ? highestKey(pdf, kid, depth + 1) : -1)),
  );
}
