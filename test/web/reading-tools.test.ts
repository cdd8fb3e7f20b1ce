import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, preparePages } from './open-pages.ts';
import { consented, makeField, makeSession } from './sessions.ts';

const { onPage } = preparePages();
const phone = { viewport: { width: 320, height: 640 } };

const paper = async (page: Page) => {
  const box = await page.locator('#page-1').boundingBox();
  if (!box) throw new Error('There is no page.');
  return box;
};

test('zooming enlarges the page, its text and its fields alike, in steps that end', async () => {
  const field = makeField({ page: 0, rect: [119, 421, 238, 42.1] });
  await onPage({ ...consented(makeSession()), fields: [field] }, async (page) => {
    const line = page.getByText('Clause 1 of the lease');
    await line.waitFor();
    const before = await paper(page);
    const textBefore = await line.boundingBox();
    for (const percent of ['125%', '150%', '200%', '300%']) {
      await button(page, 'Zoom in').click();
      await page.getByText(percent, { exact: true }).waitFor();
    }
    expect(await button(page, 'Zoom in').getAttribute('aria-disabled')).toBe('true');
    const { width } = await paper(page);
    expect(width / before.width).toBeCloseTo(3, 1);
    const place = await page.locator('.place').boundingBox();
    expect((place?.width ?? 0) / width).toBeCloseTo(0.4, 2);
    await page.waitForFunction(
      (wide) =>
        (document.querySelector('#page-1 .text-layer span')?.getBoundingClientRect().width ?? 0) >
        wide,
      (textBefore?.width ?? 0) * 2.8,
    );
    // Drawn again for the size it has, not blown up.
    await page.waitForFunction(
      (wide) => (document.querySelector<HTMLCanvasElement>('#page-1 canvas')?.width ?? 0) >= wide,
      Math.floor(width),
    );
  });
});

test('an enlarged page on a phone scrolls by itself, by keyboard too, and the page around it stays', async () => {
  await onPage(
    consented(makeSession()),
    async (page) => {
      await page.getByText('Clause 1 of the lease').waitFor();
      await button(page, 'Zoom in').click();
      await button(page, 'Zoom in').click();
      await page.getByText('150%', { exact: true }).waitFor();
      const pages = page.getByRole('group', { name: 'Document' });
      await pages.focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => (document.querySelector('.pages')?.scrollLeft ?? 0) > 0);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(sideways).toBe(0);
    },
    phone,
  );
});

test('the text over a page lies where the page shows it', async () => {
  await onPage(consented(makeSession()), async (page) => {
    const line = page.getByText('Clause 1 of the lease');
    await line.waitFor();
    const { x, y, width, height } = await paper(page);
    const text = await line.boundingBox();
    if (!text) throw new Error('There is no text.');
    // Set at 72, 760 in 12 points on paper of 595 by 842.
    expect((text.x - x) / width).toBeCloseTo(72 / 595, 2);
    const base = (text.y + text.height - y) / height;
    expect(base).toBeGreaterThan((842 - 762) / 842);
    expect(base).toBeLessThan((842 - 752) / 842);
  });
});

test('a page that is not there, and what is no number, lead nowhere', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await page.getByText('Clause 1 of the lease').waitFor();
    const indicator = page.getByLabel('Page', { exact: true });
    for (const [typed, shown] of [
      ['0', '1'],
      ['x', '1'],
      ['99', '18'],
    ] as const) {
      await indicator.fill(typed);
      await indicator.press('Enter');
      await page.waitForFunction(
        (wanted) => document.querySelector<HTMLInputElement>('.page-jump input')?.value === wanted,
        shown,
      );
    }
  });
});
