import { expect, test } from '@jest/globals';
import { preparePages } from './open-pages.ts';
import { assemblePdf } from './sample-pdf.ts';
import { consented, makeField, makeSession } from './sessions.ts';

/** Where each page has a black rectangle, and its field. */
const rect = [150, 420, 120, 60] as const;
const pages = [
  '/Rotate 90',
  '/Rotate 180',
  '/Rotate 270 /UserUnit 1.5',
  '/CropBox [100 100 500 700]',
  '/CropBox [100 100 500 700] /Rotate 90',
  '/CropBox [100 100 500 700] /UserUnit 2',
  '/CropBox [100 100 500 700] /Rotate 270 /UserUnit 0.75',
];
const content = `${rect.join(' ')} re f`;
const first = 4;
const pdf = assemblePdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  `<< /Type /Pages /Count ${pages.length} /MediaBox [0 0 595 842]
    /Kids [${pages.map((_, index) => `${first + index} 0 R`).join(' ')}] >>`,
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ...pages.map((turned) => `<< /Type /Page /Parent 2 0 R /Contents 3 0 R ${turned} >>`),
]);
const { onPage } = preparePages(pdf);

test.each(pages.map((turned, index) => [turned, index] as const))(
  'a field lies over its rectangle on a page with %s',
  async (_turned, page) => {
    const field = makeField({ type: 'signature', page, rect: [...rect] });
    const session = { ...consented(makeSession()), allowed_signature_types: ['draw' as const] };
    await onPage({ ...session, fields: [field] }, async (opened) => {
      const paper = opened.locator(`#page-${page + 1}`);
      await paper.scrollIntoViewIfNeeded();
      await paper.locator('.place').waitFor({ state: 'attached' });
      await opened.waitForFunction(inkOf, page + 1);
      const ink = await opened.evaluate(inkOf, page + 1);
      const place = await paper.locator('.place').evaluate((element) => {
        const box = element.getBoundingClientRect();
        const around = element.closest('.pdf-page')?.getBoundingClientRect();
        if (!around) throw new Error('There is no page.');
        const x = (value: number) => (value - around.left) / around.width;
        const y = (value: number) => (value - around.top) / around.height;
        return [x(box.left), y(box.top), x(box.right), y(box.bottom)];
      });
      // A hundredth of the page is a few pixels, for its border and for rounding.
      place.forEach((value, at) => expect(Math.abs(value - (ink?.[at] ?? 9))).toBeLessThan(0.01));
    });
  },
);

test.each([90, 180, 270] as const)(
  'what is written in a field that is turned by %s° stands so, over its rectangle',
  async (turn) => {
    const field = makeField({ type: 'text', page: 0, rect: [...rect], turn, value: 'Ada' });
    await onPage({ ...consented(makeSession()), fields: [field] }, async (opened) => {
      const paper = opened.locator('#page-1');
      await paper.scrollIntoViewIfNeeded();
      await paper.locator('.place').waitFor({ state: 'attached' });
      await opened.waitForFunction(inkOf, 1);
      const ink = await opened.evaluate(inkOf, 1);
      const [place, matrix] = await paper.locator('.place').evaluate((element) => {
        const box = element.getBoundingClientRect();
        const around = element.closest('.pdf-page')?.getBoundingClientRect();
        if (!around) throw new Error('There is no page.');
        const x = (value: number) => (value - around.left) / around.width;
        const y = (value: number) => (value - around.top) / around.height;
        const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
        return [
          [x(box.left), y(box.top), x(box.right), y(box.bottom)],
          [a, b],
        ] as const;
      });
      place.forEach((value, at) => expect(Math.abs(value - (ink?.[at] ?? 9))).toBeLessThan(0.01));
      // Clockwise is positive on the screen.
      const angle = (-turn * Math.PI) / 180;
      expect(matrix[0]).toBeCloseTo(Math.cos(angle));
      expect(matrix[1]).toBeCloseTo(Math.sin(angle));
    });
  },
);

/** Left, top, right and bottom of what is black on a page, in parts of it; nothing before it is drawn. */
function inkOf(number: number): number[] | undefined {
  const canvas = document.querySelector<HTMLCanvasElement>(`#page-${number} canvas`);
  const pixels = canvas && canvas.width > 0 ? canvas.getContext('2d') : null;
  if (!canvas || !pixels) return undefined;
  const { width, height } = canvas;
  const { data } = pixels.getImageData(0, 0, width, height);
  const box = [width, height, 0, 0] as [number, number, number, number];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 255) > 60 || (data[at + 3] ?? 0) < 200) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x + 1);
    box[3] = Math.max(box[3], y + 1);
  }
  const [left, top, right, bottom] = box;
  if (right === 0) return undefined;
  return [left / width, top / height, right / width, bottom / height];
}
