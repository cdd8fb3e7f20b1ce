import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, heading, posts, preparePages } from './open-pages.ts';
import { allFields, consented, makeField, makeSession, radioField } from './sessions.ts';

const { onPage } = preparePages();
const phone = { viewport: { width: 390, height: 800 } };

const withFields = (fields = [...allFields, radioField]) => ({
  ...consented(makeSession()),
  fields,
});

const focused = (page: Page, id: string) => page.locator(`#${id}:focus`).waitFor();

test('a field stands on its page at its rectangle', async () => {
  const field = makeField({ page: 1, rect: [119, 421, 238, 42.1] });
  await onPage(withFields([field]), async (page) => {
    await page.getByText('Clause 1 of the lease').waitFor();
    const place = await page.locator('.place').boundingBox();
    const paper = await page.locator('#page-2').boundingBox();
    if (!place || !paper) throw new Error('There is no place.');
    const parts = [
      (place.x - paper.x) / paper.width,
      (place.y - paper.y) / paper.height,
      place.width / paper.width,
      place.height / paper.height,
    ];
    // Of a page of 595 by 842 points; half a pixel is rounding.
    expect(parts.map((part) => Math.round(part * 100) / 100)).toEqual([0.2, 0.45, 0.4, 0.05]);
  });
});

test('Next and Previous walk through the fields in reading order, line by line', async () => {
  await onPage(withFields(), async (page) => {
    await button(page, 'Start').click();
    await focused(page, 'place-fld_1');
    await page.getByText('Field 1 of 9').waitFor();
    // The buttons of the ninth stand in the line of the seventh, to the left of it.
    for (const next of [2, 3, 4, 5, 6, 9, 7, 8]) {
      await button(page, 'Next').click();
      await focused(page, `place-fld_${next}`);
    }
    await page.getByText('Field 9 of 9').waitFor();
    await button(page, 'Previous').click();
    await focused(page, 'place-fld_7');
  });
});

test('radio buttons on the page are one choice, which is sent', async () => {
  const opened = await onPage(withFields([radioField]), async (page) => {
    // Nobody signs before the first page was on the screen.
    await page.locator('#review:enabled').waitFor();
    await button(page, 'Start').click();
    await page.getByRole('radio', { name: 'Paid by: Transfer' }).check();
    expect(await page.getByRole('radio', { name: 'Paid by: Card' }).isChecked()).toBe(false);
    await button(page, 'Review and sign').click();
    await page.getByRole('dialog').getByText('Transfer').waitFor();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({ fields: { fld_9: 'Transfer' } });
});

test('what is filled in on the page stands in the list, and the other way round', async () => {
  await onPage(withFields(), async (page) => {
    await page.locator('#place-fld_1').fill('Compilers Ltd');
    await page.getByText('Fill in as a list').click();
    expect(await page.locator('#field-fld_1').inputValue()).toBe('Compilers Ltd');
    await page.locator('#field-fld_3').fill('12');
    expect(await page.locator('#place-fld_3').inputValue()).toBe('12');
  });
});

test('on a small screen a place opens the panel above it, and closing leads back', async () => {
  await onPage(
    withFields(),
    async (page) => {
      await page.locator('#place-fld_1').click();
      await focused(page, 'field-fld_1');
      const place = await page.locator('#place-fld_1').boundingBox();
      const panel = await page.locator('#task').boundingBox();
      expect(place && panel && place.y >= 0 && place.y + place.height <= panel.y).toBe(true);
      await page.keyboard.type('Compilers Ltd');
      await button(page, 'Next').click();
      await focused(page, 'field-fld_2');
      await page.keyboard.press('Escape');
      await focused(page, 'place-fld_2');
      await page.getByRole('button', { name: 'Company: Compilers Ltd' }).waitFor();
    },
    phone,
  );
});

test('the list of what is missing leads to the place, and the bar leads back to it', async () => {
  await onPage(withFields(), async (page) => {
    await button(page, 'Review and sign').click();
    await page.getByRole('link', { name: 'Paid by' }).click();
    await focused(page, 'place-fld_9');
    await button(page, 'Back to what is missing').click();
    await focused(page, 'missing');
  });
});

test('signature and initials stand at their places as soon as they are given', async () => {
  const fields = [
    makeField({ id: 'fld_8', type: 'signature', label: 'Signature', rect: [72, 300, 180, 40] }),
    makeField({ id: 'fld_7', type: 'signature', variant: 'initials', label: 'Initials', page: 1 }),
  ];
  await onPage(withFields(fields), async (page) => {
    await page.getByLabel('Your name').fill('Grace B. Hopper');
    await page.locator('#place-fld_8').getByText('Grace B. Hopper').waitFor();
    await page.locator('#place-fld_7').getByText('GH').waitFor();
    await page.getByLabel('Your name').fill('');
    await page.getByLabel('Initials', { exact: true }).fill('');
    await page.locator('#place-fld_8').getByText('Sign here').waitFor();
    await page.locator('#place-fld_7').getByText('Initials').click();
    await focused(page, 'initials-input');
  });
});

test('a text of 100,000 characters is cut to what the field takes', async () => {
  const field = makeField({ max_length: 40 });
  await onPage(withFields([field]), async (page) => {
    await page.locator('#place-fld_1').click();
    await page.keyboard.insertText('x'.repeat(100_000));
    expect((await page.locator('#place-fld_1').inputValue()).length).toBe(40);
  });
});
