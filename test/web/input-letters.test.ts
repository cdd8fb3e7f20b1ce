import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Field, HiddenSigningSession } from '../../pages/src/api/session.ts';
import { button, heading, preparePages } from './open-pages.ts';
import {
  allFields,
  consented,
  initialsField,
  makeField,
  makeSession,
  prefilledFields,
  radioField,
} from './sessions.ts';

/** iOS zooms into an input of less than 16 px when it takes the focus, and does not zoom back. */

const { onPage } = preparePages();

const screens = {
  'a phone': { width: 320, height: 640 },
  'a desktop': { width: 1280, height: 800 },
};
/** In points: of a form's small print, and of a box for remarks. */
const heights = [7, 9, 11, 14, 18, 40];

/** One of each kind that is typed into, in each of the heights. */
const ofManyHeights: Field[] = heights.flatMap((height, column) =>
  (['text', 'textarea', 'number', 'email', 'date', 'select'] as const).map((type, row) =>
    makeField({
      id: `fld_h${column}_${row}`,
      name: `${type} ${height}`,
      label: `${type} ${height}`,
      type,
      ...(type === 'select' && { options: ['Workshop', 'Storage'] }),
      page: 2,
      rect: [20 + column * 95, 740 - row * 60, 90, height],
    }),
  ),
);
const filled = prefilledFields.map((field) => ({ ...field, page: 3 }));
const fields = [...allFields, radioField, initialsField, ...filled, ...ofManyHeights];
const signing = () => ({ ...consented(makeSession()), fields, may_delegate: true });

interface Input {
  name: string;
  letterPx: number;
  /** As it is seen. */
  seenPx: number;
  /** In its place, or of one too small for a finger in the middle of that; absent beside the pages. */
  isWithin?: boolean;
}

/** Whatever can be typed into, chosen from or ticked on the page now. */
const inputs = (page: Page): Promise<Input[]> =>
  page.evaluate(() => {
    const shown = Array.from(
      document.querySelectorAll<HTMLInputElement>('input, select, textarea'),
    ).filter((one) => one.getClientRects().length > 0 && !one.disabled);
    return shown.map((one) => {
      const letterPx = parseFloat(getComputedStyle(one).fontSize);
      const box = one.getBoundingClientRect();
      const seenPx = (letterPx * box.width) / one.offsetWidth;
      const name = one.id || one.name || one.type;
      const place = one.closest('.place')?.getBoundingClientRect();
      if (!place) return { name, letterPx, seenPx };
      const [wide, high] = [Math.max(place.width, 24), Math.max(place.height, 24)];
      const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
      const left = one.matches('.place-input') ? place.left : middle.x - wide / 2;
      const isWithin =
        box.left >= left - 1 &&
        box.right <= left + wide + 1 &&
        box.top >= middle.y - high / 2 - 1 &&
        box.bottom <= middle.y + high / 2 + 1;
      return { name, letterPx, seenPx, isWithin };
    });
  });

async function expectLarge(page: Page, atLeast: number): Promise<Input[]> {
  const found = await inputs(page);
  expect(found.length).toBeGreaterThanOrEqual(atLeast);
  expect(found.filter(({ letterPx }) => letterPx < 16)).toEqual([]);
  expect(found.filter(({ isWithin }) => isWithin === false)).toEqual([]);
  return found;
}

const hidden: HiddenSigningSession = {
  state: 'authenticate',
  organization: 'Mill Lane Estates',
  branding: { name: null, accent_color: null, logo_url: null },
  languages: ['en', 'de', 'fr', 'es', 'ar'],
  authentication: [{ method: 'access_code', before: 'view', done: false }],
};

test.each(Object.entries(screens))(
  'on %s every input on the pages, in the list and in the panel has 16 px, and stays in its place',
  async (screen, viewport) => {
    await onPage(
      signing(),
      async (page) => {
        await page.getByText('Clause 1 of the lease').waitFor();
        await page.locator('#place-fld_h0_0').scrollIntoViewIfNeeded();
        const isPhone = screen === 'a phone';
        if (!isPhone) await page.getByText('Fill in as a list').click();
        const onPages = await expectLarge(page, isPhone ? 4 : 80);
        const inPlaces = onPages.filter(({ isWithin }) => isWithin !== undefined);
        expect(inPlaces.length).toBeGreaterThan(isPhone ? 2 : 40);
        if (!isPhone) return;
        // Where places are too small a panel opens above them.
        for (const field of ['fld_1', 'fld_2', 'fld_5', 'fld_6']) {
          await page.locator(`#place-${field}`).click();
          await page.locator(`#field-${field}:focus`).waitFor();
          await expectLarge(page, 1);
          await page.keyboard.press('Escape');
        }
      },
      { viewport },
    );
  },
);

test('what is typed in a small place looks as small as it will stand there', async () => {
  await onPage(signing(), async (page) => {
    await page.locator('#place-fld_h0_0').waitFor();
    const found = new Map((await inputs(page)).map((one) => [one.name, one]));
    const pointPx = ((await page.locator('#page-3').boundingBox())?.width ?? 0) / 595;
    expect(pointPx).toBeGreaterThan(1);
    for (const [column, height] of heights.entries()) {
      const wanted = Math.min(Math.max(0.66 * Math.min(height, 18) * pointPx, 10), 20);
      const { seenPx = 0 } = found.get(`place-fld_h${column}_0`) ?? {};
      // Half a pixel of the width is rounding.
      expect(Math.abs(seenPx - wanted)).toBeLessThan(0.2);
    }
  });
});

test.each(Object.entries(screens))(
  'on %s so has every input around the document',
  async (_screen, viewport) => {
    await onPage(
      makeSession(),
      async (page) => {
        await heading(page, 'Before you open the document').waitFor();
        await expectLarge(page, 1);
      },
      { viewport },
    );
    await onPage(
      signing(),
      async (page) => {
        // The number of the page is asked for in the bar above.
        await page.locator('.page-jump input').waitFor();
        await button(page, 'Decline to sign').click();
        await page.getByRole('dialog').locator('textarea').waitFor();
        await expectLarge(page, 2);
        await page.keyboard.press('Escape');
        await button(page, 'Let somebody else do it').click();
        await page.getByRole('dialog').locator('input').first().waitFor();
        await expectLarge(page, 3);
      },
      { viewport },
    );
    await onPage(
      makeSession(),
      async (page) => {
        await page.locator('input').first().waitFor();
        await expectLarge(page, 1);
      },
      { viewport, hidden },
    );
  },
);
