import { expect, test } from '@jest/globals';
import { withPdfJs, type Picture } from '@countersign/pdf/testing/renderers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import { textOf } from '../support/pdf-text.ts';
import { ar, de, en, es, fr } from './page-words.ts';
import { preparePages } from './open-pages.ts';
import { samplePdf } from './sample-pdf.ts';
import { consented, makeField, makeSession } from './sessions.ts';

/** What the browser's own menu puts on paper, by its PDF output; keys are in around-the-act. */

const pageCount = 12;
/** Each page has as many lines as its number. */
const lines = (page: number) =>
  Array.from({ length: page }, (_, line) => `Clause ${page}.${line + 1} of the lease`);
const pdf = samplePdf(Array.from({ length: pageCount }, (_, index) => lines(index + 1)));
const { onPage } = preparePages(pdf);

const filled = makeField({ id: 'fld_f', label: 'Company', rect: [72, 300, 200, 18] });
const date = makeField({ id: 'fld_d', label: 'Since', type: 'date', rect: [72, 250, 200, 18] });
const empty = makeField({ id: 'fld_e', label: 'Left empty', rect: [72, 200, 200, 18] });
const session = () => ({ ...consented(makeSession()), fields: [filled, date, empty] });

const firstPage = (page: Page) => page.getByText('Clause 1.1 of the lease').waitFor();
const toldOnScreen = (page: Page, words: string) =>
  page.getByRole('status').getByText(words, { exact: true }).waitFor();

/** Prints in vain, and waits until the page says that it is ready. */
async function untilReady(page: Page): Promise<void> {
  await firstPage(page);
  await page.pdf();
  await toldOnScreen(page, en.document.print.ready);
}

interface Written {
  text: string;
  /** In parts of the width of its page. */
  size: number;
  left: number;
}

/** What stands on each page as text. */
async function written(bytes: Uint8Array): Promise<Written[][]> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const paper = await loading.promise;
  const pages: Written[][] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const sheet = await paper.getPage(number);
    const { width } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size = 0, left = 0] = item.transform as number[];
        return [{ text: item.str, size: Math.abs(size) / width, left: left / width }];
      }),
    );
  }
  await loading.destroy();
  return pages;
}

/** Which of the pictures is most like this one. */
function nearest(picture: Picture, others: readonly Picture[]): number {
  const distances = others.map((other) =>
    other.reduce((sum, cell, index) => sum + Math.abs(cell - (picture[index] ?? 0)), 0),
  );
  return distances.indexOf(Math.min(...distances));
}

test('what is printed before all pages are drawn says so and shows none of them; then all can be printed', async () => {
  await onPage(session(), async (page) => {
    await firstPage(page);
    const early = await page.pdf();
    expect((await written(early)).length).toBe(1);
    expect((await textOf(early)).replaceAll(/\s+/g, ' ').trim()).toBe(en.document.print.notReady);
    expect(await withPdfJs(early, 'display')).toHaveLength(1);
    await toldOnScreen(page, en.document.print.ready);
    const whole = await withPdfJs(await page.pdf({ format: 'A4' }), 'display');
    const source = await withPdfJs(pdf, 'display');
    expect(whole.map((picture) => nearest(picture, source))).toEqual(source.map((_, at) => at));
    // What is far from the screen is given up again.
    await page.waitForFunction(
      (count) => document.querySelectorAll('.pdf-page[data-drawn]').length < count,
      pageCount,
    );
    expect(await page.locator('.print-status').textContent()).toBe('');
  });
});

test.each([
  { paper: 'Letter', landscape: false },
  { paper: 'A4', landscape: true },
  { paper: 'A5', landscape: false },
])('on $paper, landscape $landscape, each page has a sheet of its own', async (sheet) => {
  await onPage(session(), async (page) => {
    await untilReady(page);
    const paper = await page.pdf({ format: sheet.paper, landscape: sheet.landscape });
    expect((await written(paper)).length).toBe(pageCount);
  });
});

test.each([
  { on: 'a desktop', viewport: { width: 1280, height: 800 } },
  { on: 'a phone', viewport: { width: 390, height: 800 } },
])(
  'what was filled in is printed where it stands and as large as it stands there on $on, and nothing else is',
  async ({ viewport }) => {
    const given = { ...session(), fields: [{ ...filled, value: 'Compilers Ltd' }, date, empty] };
    await onPage(
      given,
      async (page) => {
        await firstPage(page);
        const seen = await page.locator('#place-fld_f').evaluate((place) => {
          const { width } = place.closest('.pdf-page')?.getBoundingClientRect() ?? { width: 0 };
          const letterPx = parseFloat(getComputedStyle(place).fontSize);
          const scale = place.getBoundingClientRect().width / (place as HTMLElement).offsetWidth;
          return (letterPx * scale) / width;
        });
        await untilReady(page);
        const pages = await written(await page.pdf({ format: 'A4' }));
        expect(pages.map((page) => page.map(({ text }) => text))).toEqual(
          pages.map((_, at) => (at === 1 ? ['Compilers Ltd'] : [])),
        );
        const [value] = pages[1] ?? [];
        expect((value?.size ?? 0) / seen).toBeCloseTo(1, 1);
        expect(value?.left).toBeCloseTo(72 / 595, 1);
      },
      { viewport },
    );
  },
);

test.each([en, de, fr, es, ar].map((messages) => ({ messages, language: messages.language })))(
  'in $language too',
  async ({ messages, language }) => {
    await onPage(
      session(),
      async (page) => {
        await firstPage(page);
        const { notReady, ready } = messages.document.print;
        expect(await page.locator('.instead-of-paper').textContent()).toBe(notReady);
        await page.pdf();
        await toldOnScreen(page, ready);
      },
      { locale: language },
    );
  },
);
