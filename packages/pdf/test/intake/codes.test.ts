import { beforeAll, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { simplePdf } from '../../testing/raw-pdf.ts';
import { inkIn, makePdfium, withPdfJs } from '../../testing/renderers.ts';

let withPdfium: Awaited<ReturnType<typeof makePdfium>>;
beforeAll(async () => {
  withPdfium = await makePdfium();
});

/** Of no letter in Adobe's standard encoding. */
const unassigned = String.raw`\001\n\200\222\237\300`;

/** How much each of the two readers draws. */
async function inkOf(font: string, codes: string) {
  const file = simplePdf({
    content: `BT /T 60 Tf 60 500 Td (${codes}) Tj ET`,
    fonts: `/F1 4 0 R /T 6 0 R`,
    more: [`<< /Type /Font ${font} >>`],
  });
  const { bytes } = await preparePdf(file, defaultLimits);
  const pages = [await withPdfJs(bytes, 'display'), await withPdfium(bytes, 'display')];
  return pages.map(([page = []]) => inkIn(page));
}

const helvetica = '/Subtype /Type1 /BaseFont /Helvetica';
const arial = '/Subtype /TrueType /BaseFont /Arial';
const descriptor = '/FontDescriptor << /Type /FontDescriptor /FontName /Arial /Flags 32 >>';

test.each([
  ['says nothing', helvetica],
  ['names the standard encoding', `${helvetica} /Encoding /StandardEncoding`],
  ['names none that there is', `${helvetica} /Encoding /Type1`],
  ['differs in other codes', `${helvetica} /Encoding << /Differences [65 /B] >>`],
  ['is TrueType', `${arial} ${descriptor}`],
  [
    'has widths',
    `${arial} /FirstChar 0 /LastChar 255 /Widths [${'500 '.repeat(256)}] ${descriptor}`,
  ],
])('a code without a letter shows nothing to anybody, in a font that %s', async (_, font) => {
  expect(await inkOf(font, unassigned)).toEqual([0, 0]);
});

test.each([
  ['the standard letters', helvetica, String.raw`A\341`],
  [
    'letters of its own',
    `${helvetica} /Encoding << /Differences [1 /B /C 200 /Adieresis] >>`,
    String.raw`\001\310`,
  ],
  ['those of Windows', `${helvetica} /Encoding /WinAnsiEncoding`, String.raw`\200\334`],
  ['symbols', '/Subtype /Type1 /BaseFont /Symbol', 'ab'],
])('%s are the same to everybody, and there', async (_, font, codes) => {
  const [one = 0, other = 0] = await inkOf(font, codes);
  expect(one).toBeGreaterThan(200);
  expect(Math.abs(one - other) / one).toBeLessThan(0.25);
});
