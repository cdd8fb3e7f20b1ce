import { expect, test } from '@jest/globals';
import { PDF, PdfArray, PdfDict, PdfNumber } from '@libpdf/core';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { openForAppend } from '@countersign/pdf/objects/open-for-append';
import { numbers } from '../../src/objects/objects.ts';
import { walk } from '../../src/intake/walk.ts';
import { simplePdf, streamBody } from '../../testing/raw-pdf.ts';
import { inkIn, makePdfium, withPdfJs } from '../../testing/renderers.ts';

const file = simplePdf({
  mediaBox: '[0 0 595.2755906 841.8897638]',
  content: 'q 250000 0 0 250000 100 600 cm /Fm Do Q',
  resources: '/XObject << /Fm 6 0 R >>',
  more: [
    streamBody(
      '0 0 100 40 re f',
      '/Subtype /Form /BBox [0 0 100 40] /Matrix [.000004 0 0 0.000004 0 0]',
    ),
  ],
});

const matrices = (pdf: PDF) => {
  const found: number[][] = [];
  walk(pdf, (dict) => {
    if (dict.has('Matrix')) found.push(numbers(pdf, dict, 'Matrix'));
  });
  return found;
};

test('numbers are written as they were read, and what they show is still there', async () => {
  const { bytes } = await preparePdf(file, defaultLimits);
  const pdf = await PDF.load(bytes);
  expect(matrices(pdf)).toEqual([[0.000004, 0, 0, 0.000004, 0, 0]]);
  expect(numbers(pdf, pdf.getPages()[0]?.dict ?? new PdfDict(), 'MediaBox')).toEqual([
    ...[0, 0, 595.2755906, 841.8897638],
  ]);
  for (const render of [withPdfJs, await makePdfium()]) {
    const [page = []] = await render(bytes, 'display');
    expect(inkIn(page)).toBeGreaterThan(1_000);
  }
});

test('so are those of a revision that is appended', async () => {
  const { pdf, revision } = await openForAppend((await preparePdf(file, defaultLimits)).bytes);
  pdf
    .getCatalog()
    .set('Numbers', new PdfArray([0.000004, 595.2755906].map((one) => PdfNumber.of(one))));
  expect(Buffer.from(await revision()).toString('latin1')).toContain('[0.000004 595.2755906]');
});
