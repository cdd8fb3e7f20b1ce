import { beforeAll, expect, test } from '@jest/globals';
import { PDF, PdfStream } from '@libpdf/core';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { walk } from '../../src/intake/walk.ts';
import { simplePdf, streamBody, type Parts } from '../../testing/raw-pdf.ts';
import { difference, makePdfium, withPdfJs } from '../../testing/renderers.ts';

let withPdfium: Awaited<ReturnType<typeof makePdfium>>;
beforeAll(async () => {
  withPdfium = await makePdfium();
});

const form = (content: string, entries: string) => streamBody(content, `/Subtype /Form ${entries}`);
const group = '/Group << /S /Transparency /CS /DeviceGray >>';
const state = (kind = 'Luminosity', more = '') =>
  `/ExtGState << /G << /SMask << /S /${kind} /G 6 0 R ${more} >> >> >>`;
/** White, and so painted through; by its box it is nowhere near what is masked. */
const beside = form('1 g 0 0 595 842 re f', `/BBox [0 0 595 2] ${group}`);
const shape = '60 500 200 100 re f';

/** What is under a mask that does not touch it, wherever it is set. */
const hidden: readonly [where: string, parts: Parts][] = [
  ['on a page', { content: `/G gs ${shape}`, resources: state(), more: [beside] }],
  ['of opacity', { content: `/G gs ${shape}`, resources: state('Alpha'), more: [beside] }],
  [
    'of words',
    {
      content: '/G gs BT /F1 90 Tf 60 500 Td (Words) Tj ET',
      resources: state(),
      more: [beside],
    },
  ],
  [
    'made small before, and large again after',
    {
      content: `.001 0 0 .001 0 0 cm /G gs 1000 0 0 1000 0 0 cm ${shape}`,
      resources: state(),
      more: [beside],
    },
  ],
  [
    'turned and on a turned page',
    {
      content: `0 1 -1 0 595 0 cm /G gs 0 -1 1 0 0 595 cm ${shape}`,
      resources: state(),
      page: '/Rotate 90',
      more: [beside],
    },
  ],
  [
    'by a form with a matrix of its own',
    {
      content: `/G gs ${shape}`,
      resources: state(),
      more: [form('1 g 0 0 9 9 re f', `/BBox [0 0 9 9] /Matrix [.01 0 0 .01 7 3] ${group}`)],
    },
  ],
  [
    'in a form in a form',
    {
      content: '/A Do',
      resources: '/XObject << /A 7 0 R >>',
      more: [
        beside,
        form(
          '.5 0 0 .5 0 0 cm /B Do',
          '/BBox [0 0 595 842] /Resources << /XObject << /B 8 0 R >> >>',
        ),
        form(`/G gs 2 0 0 2 0 0 cm ${shape}`, `/BBox [0 0 9000 9000] /Resources << ${state()} >>`),
      ],
    },
  ],
  [
    'over a form that is drawn',
    {
      content: '/G gs /A Do',
      resources: `${state()} /XObject << /A 7 0 R >>`,
      more: [beside, form(shape, '/BBox [0 0 595 842]')],
    },
  ],
];

test.each(hidden)('a mask %s that touches nothing hides it from every reader', async (_, parts) => {
  const { bytes } = await preparePdf(simplePdf(parts), defaultLimits);
  const empty = simplePdf({ content: '', ...(parts.page !== undefined && { page: parts.page }) });
  const blank = await withPdfJs(empty, 'display');
  for (const render of [withPdfJs, withPdfium]) {
    expect(difference(await render(bytes, 'display'), blank)).toBeLessThan(1);
  }
  const again = await preparePdf(bytes, defaultLimits);
  expect(difference(await withPdfJs(again.bytes, 'display'), blank)).toBeLessThan(1);
});

test('a mask that ends within what it masks shows the part that it did before', async () => {
  const file = simplePdf({
    content: `/G gs ${shape}`,
    resources: state(),
    more: [form('1 g 0 0 595 842 re f', `/BBox [60 500 110 600] ${group}`)],
  });
  const wanted = await withPdfium(file, 'display');
  const { bytes } = await preparePdf(file, defaultLimits);
  for (const render of [withPdfJs, withPdfium]) {
    expect(difference(await render(bytes, 'display'), wanted)).toBeLessThan(5);
  }
});

test('a mask as large as the page stays as it is', async () => {
  const content = '1 g 60 500 100 100 re f';
  const mask = form(content, `/BBox [-1 0 595 842.5] ${group}`);
  const file = simplePdf({ content: `/G gs ${shape}`, resources: state(), more: [mask] });
  const pdf = await PDF.load((await preparePdf(file, defaultLimits)).bytes);
  const drawn: string[] = [];
  walk(pdf, (dict) => {
    if (dict instanceof PdfStream) drawn.push(Buffer.from(dict.getDecodedData()).toString());
  });
  expect(drawn).toContain(content);
});

test('what is under a mask in a cell of a pattern is the same to every reader', async () => {
  const cell = streamBody(
    `/G gs 0 0 40 40 re f`,
    `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 50 50] /XStep 50 /YStep 50 /Resources << ${state()} >>`,
  );
  const file = simplePdf({
    content: `/Pattern cs /P scn ${shape}`,
    resources: '/Pattern << /P 7 0 R >>',
    more: [beside, cell],
  });
  const { bytes } = await preparePdf(file, defaultLimits);
  const [one, other] = [await withPdfJs(bytes, 'display'), await withPdfium(bytes, 'display')];
  expect(difference(one, other)).toBeLessThan(5);
});

test.each([
  ['set where a page is smaller than any number', `.0000001 0 0 .0000001 0 0 cm /G gs ${shape}`],
  ['set far from the page', `1 0 0 1 900000 0 cm 1 0 0 1 900000 0 cm /G gs ${shape}`],
])('a mask %s is refused', async (_, content) => {
  const file = simplePdf({ content, resources: state(), more: [beside] });
  await expect(preparePdf(file, defaultLimits)).rejects.toThrow('A soft mask cannot be read.');
});
