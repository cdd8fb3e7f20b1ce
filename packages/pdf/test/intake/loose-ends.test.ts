import { beforeAll, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { looseEnds, marked } from '../../testing/corpus/pdf/ends.ts';
import { simplePdf, streamBody } from '../../testing/raw-pdf.ts';
import {
  difference,
  inkIn,
  makePdfium,
  withPdfJs,
  type Renderer,
} from '../../testing/renderers.ts';

let withPdfium: Renderer;
beforeAll(async () => {
  withPdfium = await makePdfium();
});

const prepared = async (file: Uint8Array) => (await preparePdf(file, defaultLimits)).bytes;
/** Letters are smoothed in one way or another. */
const most = 10;

test.each(Object.entries(looseEnds))(
  'what is laid over a page stays where it is, whatever its content ends with: %s; it can be uploaded',
  async (_, end) => {
    const [plain, loose] = [await prepared(marked('')), await prepared(marked(end))];
    expect(await prepared(loose)).toBeDefined();
    for (const render of [withPdfJs, withPdfium]) {
      const [wanted, found] = [await render(plain, 'display'), await render(loose, 'display')];
      expect(difference(wanted, found)).toBeLessThan(most);
    }
  },
);

test('a state that a form restores without having saved it is that of the form still, to both readers', async () => {
  const form = streamBody(
    '2 0 0 2 0 0 cm Q 5 5 10 10 re f',
    '/Type /XObject /Subtype /Form /BBox [0 0 200 120] /Resources << >>',
  );
  const file = simplePdf({
    mediaBox: '[0 0 200 120]',
    content: '/X Do',
    resources: '/XObject << /X 6 0 R >>',
    more: [form],
  });
  const bytes = await prepared(file);
  for (const render of [withPdfJs, withPdfium]) {
    const [page = []] = await render(bytes, 'display');
    expect(inkIn(page, { left: 24, bottom: 24, side: 4 })).toBeGreaterThan(0);
    expect(inkIn(page, { left: 4, bottom: 4, side: 5 })).toBe(0);
  }
});
