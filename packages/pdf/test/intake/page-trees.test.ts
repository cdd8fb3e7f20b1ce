import { PDF, PdfArray, PdfName, PdfNumber } from '@libpdf/core';
import { describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { pageTreePdfs } from '../../testing/corpus/pdf/page-trees.ts';
import { readPages } from '../../testing/read-pages.ts';
import { difference, makePdfium } from '../../testing/renderers.ts';

const prepared = pageTreePdfs.filter(({ outcome }) => outcome === 'prepared');

describe('a page tree written otherwise than the standard wants is written as it wants', () => {
  const pdfium = makePdfium();
  test.each(prepared)('$what', async ({ make }) => {
    const original = await make();
    const { bytes } = await preparePdf(original, defaultLimits);
    const words = async (file: Uint8Array) => (await readPages(file)).map(({ text }) => text);
    expect((await words(original)).length).toBeGreaterThan(0);
    expect(await words(bytes)).toEqual(await words(original));
    const render = await pdfium;
    const [before, after] = [await render(original, 'display'), await render(bytes, 'display')];
    expect(difference(before, after)).toBe(0);

    const pdf = await PDF.load(bytes);
    const root = pdf.getObject(pdf.getCatalog().getRef('Pages') ?? never());
    expect(root).toMatchObject({ type: 'dict' });
    if (root?.type !== 'dict') return;
    expect([root.get('Type'), root.get('Count')]).toEqual([
      PdfName.of('Pages'),
      PdfNumber.of(after.length),
    ]);
    expect(root.get('Kids')).toBeInstanceOf(PdfArray);
    for (const { dict } of pdf.getPages()) {
      expect(dict.get('Type')).toBe(PdfName.of('Page'));
      expect(dict.getRef('Parent')).toBeDefined();
    }
    expect(pdf.getPageCount()).toBe(after.length);
  });
});

function never(): never {
  throw new Error('The catalog names no page tree.');
}
