import { PdfArray, PdfDict, PdfNumber, PdfRef, type PDF } from '@libpdf/core';
import { dictEntry, entry, nameEntry, numberEntry } from './objects.ts';
import type { Page } from './pages.ts';

const deepest = 64;

/** As the root of the page tree says. */
export function countPages(pdf: PDF): number {
  const root = dictEntry(pdf, pdf.getCatalog(), 'Pages');
  return (root && numberEntry(pdf, root, 'Count')) ?? 0;
}

/**
 * A page by its index, found by the counts of the page tree (ISO 32000-1, 7.7.3) without reading
 * the others: straightenTree has seen to it that they lead to its leaves in order.
 * Undefined when they lead to no page.
 */
export function findPage(pdf: PDF, index: number): Page | undefined {
  let node = dictEntry(pdf, pdf.getCatalog(), 'Pages');
  let rest = index;
  for (let depth = 0; node && depth < deepest; depth++) {
    const kids = entry(pdf, node, 'Kids');
    if (!(kids instanceof PdfArray) || rest < 0) return undefined;
    const below = stepDown(pdf, [...kids], numberEntry(pdf, node, 'Count'), rest);
    if (!below || !('skipped' in below)) return below;
    node = below.dict;
    rest -= below.skipped;
  }
  return undefined;
}

/** A node below, and how many pages stand before it. */
interface Step {
  dict: PdfDict;
  skipped: number;
}

function stepDown(
  pdf: PDF,
  kids: readonly unknown[],
  count: number | undefined,
  rest: number,
): Page | Step | undefined {
  // As many pages as children: each is one.
  const direct = count === kids.length;
  let skipped = direct ? rest : 0;
  for (const ref of direct ? kids.slice(rest, rest + 1) : kids) {
    const dict = ref instanceof PdfRef ? pdf.getObject(ref) : undefined;
    if (!(ref instanceof PdfRef) || !(dict instanceof PdfDict)) return undefined;
    const isPage = nameEntry(pdf, dict, 'Type') === 'Page';
    if (isPage && skipped === rest) return { dict, ref };
    if (direct) return undefined;
    const within = isPage ? 1 : (numberEntry(pdf, dict, 'Count') ?? 0);
    if (rest < skipped + within) return { dict, skipped };
    skipped += within;
  }
  return undefined;
}

/**
 * Puts every page directly below the root where the counts of the tree do not lead to these pages,
 * which are all of them in their order and inherit nothing, or a page names another parent.
 */
export function straightenTree(pdf: PDF, pages: readonly Page[]): void {
  const isStraight = pages.every(({ ref }, index) => findPage(pdf, index)?.ref === ref);
  if (isStraight && haveParents(pdf, pages)) return;
  const reference = pdf.getCatalog().getRef('Pages');
  const root = dictEntry(pdf, pdf.getCatalog(), 'Pages');
  if (!reference || !root) return;
  root.set('Kids', new PdfArray(pages.map(({ ref }) => ref)));
  root.set('Count', PdfNumber.of(pages.length));
  for (const { dict } of pages) dict.set('Parent', reference);
}

/** Whether each page stands among the children of the node that it names. */
function haveParents(pdf: PDF, pages: readonly Page[]): boolean {
  const children = new Map<PdfDict, ReadonlySet<unknown>>();
  return pages.every(({ dict, ref }) => {
    const parent = dictEntry(pdf, dict, 'Parent');
    const kids = parent && entry(pdf, parent, 'Kids');
    if (!parent || !(kids instanceof PdfArray)) return false;
    const known = children.get(parent) ?? new Set<unknown>([...kids]);
    children.set(parent, known);
    return known.has(ref);
  });
}
