import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe.ts';
import { button, heading, posts, preparePages } from './open-pages.ts';
import { consented, makeField, makeSession } from './sessions.ts';

const { onPage } = preparePages();
const phone = { viewport: { width: 390, height: 844 } };

const initialPlaces = [0, 1, 2, 6].map((page) => ({ page, rect: [500, 40, 60, 24] }));
const fields = [
  makeField({ id: 'fld_1', label: 'Company', page: 0, rect: [72, 500, 180, 18] }),
  makeField({ id: 'fld_8', type: 'signature', label: 'Tenant', page: 0, rect: [72, 300, 180, 40] }),
  makeField({
    id: 'fld_7',
    type: 'signature',
    variant: 'initials',
    label: 'Initials',
    page: 0,
    places: initialPlaces as NonNullable<ReturnType<typeof makeField>['places']>,
  }),
];
const session = (own = fields) => ({ ...consented(makeSession()), fields: structuredClone(own) });
const focused = (page: Page, id: string) => page.locator(`#${id}:focus`).waitFor();
const left = (page: Page, count: number) =>
  page.getByText(count === 0 ? 'Everything is filled in' : `${count} still to fill in`).waitFor();

/** The place of this id has a ring, which is there whatever the focus looks like. */
const ringed = (page: Page, id: string) =>
  page.waitForFunction((wanted) => {
    const control = document.getElementById(wanted);
    const place = control?.closest('.place.in-hand');
    if (!place) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(place, '::before');
    return outlineStyle === 'solid' && outlineWidth === '3px';
  }, id);

/** The place of this id stands whole between the bar at the head and the panel. */
const abovePanel = (page: Page, id: string) =>
  page.waitForFunction((wanted) => {
    const [place, bar, panel] = [`#${wanted}`, '.toolbar', '#task'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    if (!place || !bar || !panel) return false;
    return place.top >= bar.bottom && place.bottom <= panel.top;
  }, id);

test('the name that is typed in advance stands in no place, and counts as missing in each', async () => {
  const opened = await onPage(session(), async (page) => {
    await page.locator('#review:enabled').waitFor();
    await left(page, 6);
    await page.locator('#place-fld_8').getByText('Sign here').waitFor();
    await button(page, 'Review and sign').click();
    await page.getByText('3 things are still missing:').waitFor();
    await page.locator('#missing').getByText('Not yet in 4 of its places.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
  expect(posts(opened).map(({ operation }) => operation)).toEqual(['view']);
});

test('each place is signed by itself: the first asks how, the next is pressed, all say how many and where', async () => {
  const opened = await onPage(session(), async (page) => {
    await page.locator('#review:enabled').waitFor();
    await page.locator('#place-fld_1').fill('Compilers Ltd');
    await page.locator('#place-fld_7').click();
    await focused(page, 'initials-input');
    await ringed(page, 'place-fld_7');
    await left(page, 5);
    await button(page, 'Use it here').first().waitFor();
    await page.keyboard.press('Enter');
    await focused(page, 'place-fld_7');
    await left(page, 4);
    await page.getByText('It stands in 1 of 4 places.').waitFor();
    // Pressed, without being asked again.
    await page.locator('#place-fld_7-1').focus();
    await page.keyboard.press('Enter');
    await left(page, 3);
    await page.locator('#place-fld_7-1').getByText('GH').waitFor();
    const all = button(page, 'Use it in all 4 places');
    const where = await all.getAttribute('aria-describedby');
    expect(await page.locator(`#${where}`).innerText()).toBe('Pages 1–3, 7');
    await all.click();
    await left(page, 1);
    expect(await all.count()).toBe(0);
    await page.locator('#place-fld_8').click();
    await focused(page, 'signature-input');
    await page.keyboard.press('Enter');
    await left(page, 0);
    await page.getByRole('button', { name: 'Tenant: your signature stands here' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({
    signature: { type: 'type', text: 'Grace Hopper' },
    initials: { type: 'type', text: 'GH' },
  });
});

test('on a phone Start and Next open one input after the other, ringed at its place, and the bar ends in the review', async () => {
  await onPage(
    session(),
    async (page) => {
      await page.locator('#review:enabled').waitFor();
      await button(page, 'Start').click();
      await focused(page, 'field-fld_1');
      await ringed(page, 'place-fld_1');
      await page.keyboard.type('Compilers Ltd');
      await button(page, 'Next').click();
      await focused(page, 'signature-input');
      await ringed(page, 'place-fld_8');
      expect(await page.locator('#task #field-fld_1, #initials-input').count()).toBe(0);
      const here = button(page, 'Use it here');
      const panel = await page.locator('#task').boundingBox();
      const box = await here.boundingBox();
      // In sight, without scrolling in the panel.
      expect(box && panel && box.y + box.height <= panel.y + panel.height).toBe(true);
      await here.click();
      await focused(page, 'place-fld_8');
      await button(page, 'Next').click();
      await focused(page, 'initials-input');
      await button(page, 'Use it in all 4 places').click();
      await left(page, 0);
      await button(page, 'Review and sign').click();
      await page.getByRole('dialog', { name: 'Review and sign' }).waitFor();
    },
    phone,
  );
});

test.each([
  { lines: 'one line', paddingBottom: '0px' },
  { lines: 'several lines', paddingBottom: '120px' },
])(
  'on a phone the place in hand stands whole between a bar of $lines and the panel',
  async ({ paddingBottom }) => {
    await onPage(
      session(),
      async (page) => {
        await page.locator('#review:enabled').waitFor();
        await page
          .locator('.toolbar')
          .evaluate((bar, padding) => (bar.style.paddingBottom = padding), paddingBottom);
        await button(page, 'Start').click();
        for (const [place, input] of [
          ['place-fld_1', 'field-fld_1'],
          ['place-fld_8', 'signature-input'],
        ] as const) {
          await focused(page, input);
          await abovePanel(page, place);
          await button(page, 'Next').click();
        }
      },
      phone,
    );
  },
);

test('after the first, Next leads to the next place that is not signed, around the end', async () => {
  await onPage(session(fields.slice(2)), async (page) => {
    await page.locator('#review:enabled').waitFor();
    await page.locator('#place-fld_7-1').click();
    await focused(page, 'initials-input');
    await page.keyboard.press('Enter');
    for (const id of ['place-fld_7-2', 'place-fld_7-3', 'place-fld_7']) {
      await button(page, 'Next').click();
      await focused(page, id);
      await ringed(page, id);
      await page.keyboard.press('Enter');
    }
    await left(page, 0);
  });
});

test('what was signed where is there again after a reload, and changes with the signature', async () => {
  await onPage(session(fields.slice(1, 2)), async (page) => {
    await page.locator('#place-fld_8').click();
    await focused(page, 'signature-input');
    await page.keyboard.press('Enter');
    await page.reload();
    await page.locator('#place-fld_8').getByText('Grace Hopper').waitFor();
    await left(page, 0);
    await page.getByLabel('Your name').fill('Grace B. Hopper');
    await page.locator('#place-fld_8').getByText('Grace B. Hopper').waitFor();
    await page.getByLabel('Your name').fill('');
    await page.locator('#place-fld_8').getByText('Sign here').waitFor();
    await left(page, 1);
  });
});

test('who puts optional initials at one place is asked for the others, where they would stand too', async () => {
  const optional = fields.slice(2).map((field) => ({ ...field, required: false }));
  await onPage(session(optional), async (page) => {
    await page.locator('#review:enabled').waitFor();
    await left(page, 0);
    await page.getByLabel('Initials', { exact: true }).fill('GH');
    await left(page, 0);
    await page.locator('#place-fld_7').click();
    await focused(page, 'initials-input');
    await page.keyboard.press('Enter');
    await left(page, 3);
  });
});

test('page number, jump, zoom and the copy stay in sight on every page of a long document', async () => {
  for (const viewport of [{ width: 1280, height: 800 }, phone.viewport]) {
    await onPage(
      session(),
      async (page) => {
        await page.getByText('Clause 1 of the lease').waitFor();
        for (const number of [4, 18]) {
          await page.locator(`#page-${number}`).evaluate((paper) => paper.scrollIntoView());
          const tools = [
            page.getByLabel('Page', { exact: true }),
            button(page, 'Zoom in'),
            button(page, 'Save a copy'),
          ];
          for (const tool of tools) {
            const hit = await tool.evaluate((element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              const over = document.elementFromPoint(left + width / 2, top + height / 2);
              return over !== null && element.contains(over);
            });
            expect(hit).toBe(true);
          }
        }
        // Where the reader is led to is not below them.
        await page.getByLabel('Page', { exact: true }).fill('2');
        await page.keyboard.press('Enter');
        const top = (await page.locator('#page-2').boundingBox())?.y ?? 0;
        const tools = await page.locator('.toolbar').boundingBox();
        expect(top).toBeGreaterThanOrEqual((tools?.y ?? 0) + (tools?.height ?? 0) - 1);
      },
      { viewport },
    );
  }
});
