import {
  PDFPage,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfStream,
  type PDF,
} from '@libpdf/core';
import { dict, type PdfObject } from '../../objects/objects.ts';
import type { Page } from '../../objects/pages.ts';
import { Unacceptable } from '../refusals.ts';

/** Nodes below each other; readers stop at different depths. */
const deepest = 64;

/**
 * The pages of the page tree (ISO 32000-1, 7.7.3) in their order, where every reader finds the same:
 * a node has /Kids and a page has none, with the /Type that says so or without any. The tree is left
 * as the standard wants it: a root that is a page gets one above it, types are written out, kids
 * and counts stand where they belong.
 * @throws Unacceptable `no_pages`, `too_many_pages`, or `page_count_disagrees` for what readers take
 * differently: a node, or a page with annotations, listed twice, something not by reference, of
 * another kind, or counted wrongly
 */
export function takePages(pdf: PDF, maxPages: number): PDFPage[] {
  const catalog = pdf.getCatalog();
  const ref = catalog.getRef('Pages');
  const root = ref && pdf.getObject(ref);
  if (!ref || !isPlain(root)) throw new Unacceptable('no_pages');
  if (kindOf(pdf, root) === 'Page') {
    // Some readers take one without a type, or with a count, for an empty tree.
    if (!root.has('Type') || root.has('Count')) throw disagrees();
    catalog.set('Pages', pdf.register(dict({ Type: 'Pages', Kids: [ref], Count: 1 })));
    return [new PDFPage(ref, root, 0, pdf.context)];
  }
  const found = findLeaves(pdf, ref, maxPages);
  if (found.length === 0) throw new Unacceptable('no_pages');
  const count = direct(pdf, root.get('Count'));
  if (!(count instanceof PdfNumber) || count.value !== found.length) throw disagrees();
  return found;
}

/** Depth first, each node once. */
function findLeaves(pdf: PDF, root: PdfRef, maxPages: number): PDFPage[] {
  const found: PDFPage[] = [];
  const seen = new Set<string>();
  const stack: { item: PdfObject; depth: number; above?: PdfRef }[] = [{ item: root, depth: 0 }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { item: ref, depth, above } = next;
    const node = ref instanceof PdfRef ? pdf.getObject(ref) : undefined;
    if (!(ref instanceof PdfRef) || !isPlain(node)) throw disagrees();
    const key = keyOf(ref);
    const kind = kindOf(pdf, node);
    const isAgain = seen.has(key);
    if ((isAgain && !mayBeAgain(node, kind, above)) || depth > deepest) throw disagrees();
    seen.add(key);
    node.set('Type', PdfName.of(kind));
    if (kind === 'Page') {
      const page = isAgain ? copyOf(pdf, node) : { ref, dict: node };
      found.push(new PDFPage(page.ref, page.dict, found.length, pdf.context));
      if (found.length > maxPages) throw new Unacceptable('too_many_pages');
    } else {
      const kids = takeKids(pdf, node).map((item) => ({ item, depth: depth + 1, above: ref }));
      stack.push(...kids.reverse());
    }
  }
  return found;
}

/**
 * Every reader shows a page once more that the node above it lists once more. What people fill in or
 * click stands on one page.
 */
function mayBeAgain(page: PdfDict, kind: 'Page' | 'Pages', above: PdfRef | undefined): boolean {
  const parent = page.get('Parent');
  const isBelow = parent instanceof PdfRef && above !== undefined && keyOf(parent) === keyOf(above);
  return kind === 'Page' && isBelow && !page.has('Annots');
}

function copyOf(pdf: PDF, page: PdfDict): Page {
  const copy = new PdfDict([...page].map(([{ value }, entry]) => [value, entry]));
  // Of the structure tree, which knows the first one alone.
  copy.delete('StructParents');
  return { ref: pdf.register(copy), dict: copy };
}

function keyOf({ objectNumber, generation }: PdfRef): string {
  return `${objectNumber} ${generation}`;
}

/** By what most readers go by, and by its type, which is to say the same. */
function kindOf(pdf: PDF, node: PdfDict): 'Page' | 'Pages' {
  const kind = node.has('Kids') ? 'Pages' : 'Page';
  const type = direct(pdf, node.get('Type'));
  if (type && !(type instanceof PdfName && type.value === kind)) throw disagrees();
  return kind;
}

/** Lays kids and count into the node itself. */
function takeKids(pdf: PDF, node: PdfDict): PdfObject[] {
  const kids = direct(pdf, node.get('Kids'));
  if (!(kids instanceof PdfArray)) throw disagrees();
  node.set('Kids', new PdfArray([...kids]));
  const count = direct(pdf, node.get('Count'));
  if (count) node.set('Count', count);
  return [...kids];
}

function isPlain(node: PdfObject | null | undefined): node is PdfDict {
  return node instanceof PdfDict && !(node instanceof PdfStream);
}

/** One step, as readers go; what leads on to another reference is nothing to some. */
function direct(pdf: PDF, value: PdfObject | undefined): PdfObject | undefined {
  return value instanceof PdfRef ? (pdf.getObject(value) ?? undefined) : value;
}

function disagrees(): Unacceptable {
  return new Unacceptable('page_count_disagrees');
}
