import { PdfDict, type PDF } from '@libpdf/core';
import { items } from '../../objects/objects.ts';

const maxNodes = 10_000;

/** What a tree of names leads to (ISO 32000-1, 7.9.6); undefined for what is no dictionary, or too much. */
export function namedIn(pdf: PDF, root: PdfDict): (PdfDict | undefined)[] {
  const found = new Set<PdfDict | undefined>();
  const seen = new Set<PdfDict>();
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (seen.size > maxNodes) return [undefined];
    for (const [index, item] of items(pdf, node, 'Names').entries()) {
      if (index % 2 === 1) found.add(item instanceof PdfDict ? item : undefined);
    }
    stack.push(...items(pdf, node, 'Kids').filter((kid) => kid instanceof PdfDict));
  }
  return found.size > 0 ? [...found] : [undefined];
}
