import type { PDF, PDFPage } from '@libpdf/core';
import { dict, dictEntry } from '../../objects/objects.ts';
import { visibleBox } from '../../objects/pages.ts';
import { contentOf } from '../content/page-content.ts';
import { Unacceptable } from '../refusals.ts';
import { areaOf } from './box.ts';
import { makeMeter } from './meter.ts';

/**
 * Of one page beyond the bytes of its own content, as costs.ts counts: the slowest reader takes some
 * ten seconds for it, an ordinary page is below a hundredth.
 */
const maxUnitsOfPage = 64 * 1024 ** 2;

/**
 * Counts what each page draws, multiplied: forms within forms, cells of patterns, glyphs that are
 * drawings, soft masks, shadings, fills and lines. Twelve levels of ten draws each are a trillion.
 * @throws Unacceptable `too_much_drawing` with the page's number
 */
export function requireModestDrawing(pdf: PDF, pages: readonly PDFPage[]): void {
  const meter = makeMeter(pdf);
  for (const [index, page] of pages.entries()) {
    const resources = dictEntry(pdf, page.dict, 'Resources') ?? dict({});
    const area = areaOf(visibleBox(pdf, page.dict));
    const { units } = meter.ofContent(contentOf(pdf, page), {
      resources,
      page: resources,
      area,
      shown: area,
      whole: area,
      depth: 0,
    });
    // Also of what cannot be reckoned.
    if (!(units <= maxUnitsOfPage))
      throw new Unacceptable('too_much_drawing', `It is page ${index + 1}.`);
  }
}
