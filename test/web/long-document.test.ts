import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { textOf } from '../support/pdf-text.ts';
import { ar, de, en, es, fr } from './page-words.ts';
import { button, heading, preparePages } from './open-pages.ts';
import { samplePdf } from './sample-pdf.ts';
import { consented, makeField, makeSession } from './sessions.ts';

const pageCount = 300;
const lines = (page: number) =>
  Array.from({ length: 30 }, (_, line) => `Page ${page}, line ${line} of the lease`);
const { onPage } = preparePages(
  samplePdf(Array.from({ length: pageCount }, (_, index) => lines(index + 1))),
);

const desktop = { viewport: { width: 1280, height: 800 } };
const densePhone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

test.each([
  { on: 'a desktop', options: desktop, canvases: 5, megabytes: 16, every: 1 },
  { on: 'a dense phone', options: densePhone, canvases: 8, megabytes: 45, every: 10 },
])(
  'of 300 pages on $on every one that is reached is drawn, and few are kept',
  async ({ options, canvases, megabytes, every }) => {
    await onPage(
      consented(makeSession()),
      async (page) => {
        await page.getByText('Page 1, line 0 of the lease').waitFor();
        const heightPx = await heightOfPages(page);
        await watchCanvases(page);
        await readThrough(page, every);
        await readThrough(page, -10);
        const kept = await maxCanvases(page);
        expect(kept.count).toBeLessThanOrEqual(canvases);
        expect(kept.bytes / 2 ** 20).toBeLessThanOrEqual(megabytes);
        // Nothing has moved what is further down.
        expect(await heightOfPages(page)).toBe(heightPx);
      },
      options,
    );
  },
);

test('of 300 pages the text of each can be found and read aloud, once', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await page.waitForFunction((count) => {
      const pages = [...document.querySelectorAll('.pdf-page')];
      return pages.length === count && pages.every(({ textContent }) => textContent !== '');
    }, pageCount);
    for (const number of [1, 150, 300]) {
      const text = `Page ${number}, line 12 of the lease`;
      expect(await page.getByText(text, { exact: false }).count()).toBe(1);
    }
    expect(await page.locator('.pdf-page [aria-hidden] :text("lease")').count()).toBe(0);
  });
});

test('a field on page 150 is reached at once, and what was jumped over is not drawn', async () => {
  const field = makeField({ page: 149, rect: [72, 700, 200, 24] });
  await onPage({ ...consented(makeSession()), fields: [field] }, async (page) => {
    await page.getByText('Page 1, line 0 of the lease').waitFor();
    await watchCanvases(page);
    await button(page, 'Start').click();
    await page.locator('#place-fld_1:focus').waitFor();
    await drawn(page, 150);
    const seen = await page.evaluate(() => {
      const place = document.getElementById('place-fld_1')?.getBoundingClientRect();
      return place && place.top >= 0 && place.bottom <= window.innerHeight;
    });
    expect(seen).toBe(true);
    expect((await maxCanvases(page)).everDrawn).toBeLessThan(15);
  });
});

test('whoever presses Start before the first page is drawn can review all the same', async () => {
  const field = makeField({ page: 149, rect: [72, 700, 200, 24] });
  await onPage({ ...consented(makeSession()), fields: [field] }, async (page, { calls }) => {
    await page.addInitScript(() => {
      const pressed = new MutationObserver(() => {
        const start = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Start',
        );
        if (!start) return;
        pressed.disconnect();
        start.click();
      });
      pressed.observe(document, { childList: true, subtree: true });
    });
    calls.length = 0;
    await page.reload();
    await drawn(page, 150);
    await page.locator('#review:enabled').waitFor();
    expect(calls.filter(({ operation }) => operation === 'view')).toHaveLength(1);
  });
});

test('whoever signs 300 pages after the first has had all of them on the device', async () => {
  await onPage(consented(makeSession()), async (page, { served, calls }) => {
    await page.getByText('Page 1, line 0 of the lease').waitFor();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
    expect(served.includes(0)).toBe(false);
    expect(calls.filter(({ operation }) => operation === 'sign')).toHaveLength(1);
  });
});

test.each([en, de, fr, es, ar].map((messages) => ({ messages, language: messages.language })))(
  'of 300 pages neither keys nor menu print any: in $language paper and screen say to print a copy',
  async ({ messages, language }) => {
    const { tooLong } = messages.document.print;
    const told = (page: Page) => page.locator('.print-status').getByText(tooLong, { exact: true });
    const steps = async (page: Page, print: () => Promise<unknown>) => {
      await page.getByText('Page 1, line 0 of the lease').waitFor();
      expect(await told(page).count()).toBe(0);
      await print();
      await told(page).waitFor();
      expect(await page.locator('.instead-of-paper').textContent()).toBe(tooLong);
      expect(await page.locator('.pdf-page[data-drawn]').count()).toBeLessThan(10);
    };
    const session = () => consented(makeSession());
    await onPage(session(), (page) => steps(page, () => page.keyboard.press('Control+p')), {
      locale: language,
    });
    await onPage(
      session(),
      (page) =>
        steps(page, async () => {
          const paper = await page.pdf();
          if (messages === en)
            expect((await textOf(paper)).replaceAll(/\s+/g, ' ').trim()).toBe(tooLong);
        }),
      { locale: language },
    );
  },
);

/** Every page, or every tenth; backwards by a negative step. */
async function readThrough(page: Page, step: number): Promise<void> {
  const [first, last] = step > 0 ? [1, pageCount] : [pageCount, 1];
  for (let number = first; step > 0 ? number <= last : number >= last; number += step) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), `page-${number}`);
    await drawn(page, number);
  }
}

/** There is ink on the page, and its text lies over it. */
async function drawn(page: Page, number: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const paper = document.getElementById(`page-${wanted}`);
    const canvas = paper?.querySelector('canvas');
    const pixels = canvas?.getContext('2d');
    if (!canvas || !pixels || canvas.width === 0) return false;
    const { data } = pixels.getImageData(0, 0, canvas.width, Math.ceil(canvas.height / 8));
    const isInk = data.some((value, index) => index % 4 === 0 && value < 128 && data[index + 3]);
    const text = paper?.querySelector('.text-layer')?.textContent ?? '';
    return isInk && text.includes(`Page ${wanted}, line 29 `);
  }, number);
}

interface Kept {
  count: number;
  bytes: number;
  everDrawn: number;
}

/** Looks before each frame at the canvases there are, those that have left the page among them. */
async function watchCanvases(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = { count: 0, bytes: 0, everDrawn: 0 };
    const known = new Map<HTMLCanvasElement, boolean>();
    const look = () => {
      for (const canvas of document.querySelectorAll('canvas')) {
        known.set(canvas, known.get(canvas) === true || canvas.width > 0);
      }
      const alive = [...known.keys()].filter(({ isConnected, width }) => isConnected || width > 0);
      const bytes = alive.reduce((sum, { width, height }) => sum + width * height * 4, 0);
      kept.count = Math.max(kept.count, alive.length);
      kept.bytes = Math.max(kept.bytes, bytes);
      kept.everDrawn = [...known.values()].filter(Boolean).length;
      requestAnimationFrame(look);
    };
    Object.assign(window, { kept });
    look();
  });
}

const maxCanvases = (page: Page) => page.evaluate(() => (window as unknown as { kept: Kept }).kept);

const heightOfPages = (page: Page) =>
  page.evaluate(() => document.querySelector('.pages')?.scrollHeight);
