import { expect, test } from '@jest/globals';
import { preparePages } from './open-pages.ts';
import { samplePdf } from './sample-pdf.ts';
import { consented, makeSession } from './sessions.ts';

const pageCount = 300;
const lines = (page: number) =>
  Array.from({ length: 30 }, (_, line) => `Page ${page}, line ${line} of the lease`);
const { onPage } = preparePages(
  samplePdf(Array.from({ length: pageCount }, (_, index) => lines(index + 1))),
);

test('of 300 pages only those near the screen are drawn, and the others can be found', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await page.getByText('Page 1, line 0 of the lease').waitFor();
    let most = 0;
    for (const number of [40, 80, 120, 160, 200, 240, 280, 300]) {
      await page.locator(`#page-${number}`).scrollIntoViewIfNeeded();
      await page
        .locator(`#page-${number} .text-layer`)
        .getByText(`Page ${number}, line 0 `)
        .waitFor();
      most = Math.max(most, await page.locator('.pdf-page canvas').count());
    }
    expect(most).toBeLessThan(8);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.pdf-page')].every(({ textContent }) => textContent !== ''),
    );
    expect(await page.getByText('Page 150, line 12 of the lease').count()).toBe(1);
  });
});
