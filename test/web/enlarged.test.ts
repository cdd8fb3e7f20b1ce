import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, heading, posts, preparePages } from './open-pages.ts';
import { allFields, consented, initialsField, makeSession } from './sessions.ts';

const { onPage } = preparePages();

/** What can be hit in the middle of a control is the control itself. */
const isFree = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && element.contains(hit);
    });

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

// 1280 by 1024, enlarged by the reader.
const enlarged = [
  { percent: 200, viewport: { width: 640, height: 512 } },
  { percent: 400, viewport: { width: 320, height: 256 } },
];

test.each(enlarged)(
  'at $percent % no bar covers the tools of the document, and the bar can be used',
  async ({ viewport }) => {
    const session = { ...consented(makeSession()), fields: [...allFields, initialsField] };
    await onPage(
      session,
      async (page) => {
        await page.getByText('Clause 1 of the lease').waitFor();
        for (const name of ['Zoom out', 'Zoom in', 'Save a copy', 'Start']) {
          await button(page, name).first().scrollIntoViewIfNeeded();
          expect({ name, free: await isFree(page, name) }).toEqual({ name, free: true });
        }
        expect(await sideways(page)).toBe(0);
      },
      { viewport },
    );
  },
);

test.each(enlarged)(
  'at $percent % a field is filled in over the page, and the dialogs can be scrolled to their end',
  async ({ viewport }) => {
    const session = { ...consented(makeSession()), fields: allFields.slice(0, 1) };
    const opened = await onPage(
      session,
      async (page) => {
        // Below the head of the page, of which so little is on the screen.
        await page.locator('#page-1').scrollIntoViewIfNeeded();
        await page.locator('#review:enabled').waitFor();
        await page.locator('#place-fld_1').click();
        await page.locator('#field-fld_1').fill('Compilers Ltd');
        await button(page, 'Back to the page').click();
        await button(page, 'Decline to sign').click();
        await button(page, 'Decline document').scrollIntoViewIfNeeded();
        expect(await isFree(page, 'Decline document')).toBe(true);
        await button(page, 'Go back').click();
        await button(page, 'Review and sign').click();
        expect(await sideways(page)).toBe(0);
        await button(page, 'Sign document').scrollIntoViewIfNeeded();
        expect(await isFree(page, 'Sign document')).toBe(true);
        await button(page, 'Sign document').click();
        await heading(page, 'You have signed').waitFor();
      },
      { viewport },
    );
    expect(posts(opened).at(-1)?.body).toMatchObject({ fields: { fld_1: 'Compilers Ltd' } });
  },
);
