import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Field } from '../../pages/src/api/session.ts';
import { button, heading, posts, preparePages } from './open-pages.ts';
import {
  consented,
  makeField,
  makeSession,
  prefilledFields,
  radioField,
  withRole,
} from './sessions.ts';

const { onPage } = preparePages();

const withFields = (fields: Field[]) => ({ ...consented(makeSession()), fields });
const approving = (fields: Field[]) => withRole(withFields(fields), 'approver');
const phone = { viewport: { width: 390, height: 800 } };

/** What the list of the review says of a field, once it is open: before that its lines run together. */
const reviewed = (page: Page, label: string) =>
  page
    .locator('dialog[open] .review > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd');

test('suggestions stand in the inputs as the reader’s language writes them, and are sent as they are', async () => {
  const opened = await onPage(
    withFields(prefilledFields),
    async (page) => {
      await page.locator('#place-fld_s').waitFor();
      expect(await page.locator('#place-fld_s').inputValue()).toBe('Oslo');
      expect(await page.locator('#place-fld_n').inputValue()).toBe('1250,5');
      await button(page, 'Prüfen und unterschreiben').click();
      expect(await reviewed(page, 'Monthly rent').innerText()).toBe(
        '1.250,50\nVorschlag des Absenders',
      );
      await button(page, 'Dokument unterschreiben').click();
      await heading(page, 'Sie haben unterschrieben').waitFor();
    },
    { locale: 'de-DE' },
  );
  expect(posts(opened).at(-1)).toMatchObject({
    operation: 'sign',
    body: { fields: { fld_s: 'Oslo', fld_n: 1250.5, fld_f: '2027-02-01' } },
  });
});

test('a suggestion that is changed is the reader’s, and one that is emptied is taken away', async () => {
  const opened = await onPage(withFields(prefilledFields), async (page) => {
    await page.locator('#place-fld_s').fill('Bergen');
    await page.locator('#place-fld_n').fill('');
    await button(page, 'Review and sign').click();
    expect(await reviewed(page, 'City').innerText()).toBe('Bergen');
    expect(await reviewed(page, 'Monthly rent').innerText()).toBe('left empty');
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)).toMatchObject({
    body: { fields: { fld_s: 'Bergen', fld_n: null, fld_f: '2027-02-01' } },
  });
});

test('what the sender or the service fills in is text that Next passes over, and is not sent', async () => {
  const opened = await onPage(withFields(prefilledFields), async (page) => {
    await page.locator('#place-fld_a').getByText('Grace Hopper').waitFor();
    await page.locator('#place-fld_d').getByText('Date of signing').waitFor();
    // The sender's words are in the file: read aloud with their label, and not drawn twice.
    const fixed = page.locator('#place-fld_r');
    expect(await fixed.innerText()).toContain('Mill Lane Estates');
    expect(await page.locator('#task input, .places input').count()).toBeGreaterThan(0);
    expect(await page.locator('#place-fld_r input, #field-fld_r').count()).toBe(0);
    await page.getByText('3 fields').waitFor();
    expect(await button(page, 'Start').count()).toBe(0);
    await button(page, 'Review and sign').click();
    expect(await reviewed(page, 'Landlord').innerText()).toBe(
      'Mill Lane Estates\nFilled in by the sender',
    );
    expect(await reviewed(page, 'Signed on').innerText()).toBe(
      'Date of signing\nFilled in for you',
    );
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  const { fields } = posts(opened).at(-1)?.body as { fields: object };
  expect(Object.keys(fields)).toEqual(['fld_s', 'fld_n', 'fld_f']);
});

test('a date is read as it will stand on paper, on the page and in the review', async () => {
  await onPage(withFields(prefilledFields), async (page) => {
    await page.locator('.place > .date-written').getByText('1 February 2027').waitFor();
    await button(page, 'Review and sign').click();
    expect(await reviewed(page, 'From').innerText()).toContain('1 February 2027');
  });
  await onPage(
    withFields(prefilledFields),
    (page) => page.getByRole('button', { name: 'From: 1 February 2027' }).waitFor(),
    phone,
  );
});

test('a value that stands at several places, and on every page, is one value', async () => {
  const rect: Field['rect'] = [400, 30, 120, 18];
  const places = [0, 1, 2].map((page) => ({ page, rect }));
  const field = makeField({ page: 0, rect, places, value: 'AB' });
  await onPage(withFields([field]), async (page) => {
    await page.locator('#place-fld_1').fill('CD');
    for (const id of ['place-fld_1-1', 'place-fld_1-2']) {
      await page.locator(`#${id}`).waitFor();
      expect(await page.locator(`#${id}`).inputValue()).toBe('CD');
    }
    await page.getByText('Field 1 of 1').waitFor();
  });
});

test('an approver has the same bar, list and review, and sends no signature', async () => {
  const fields = [...prefilledFields, { ...radioField, value: 'Card' }];
  const missing = makeField({ id: 'fld_m', name: 'm', label: 'Remark', rect: [300, 400, 180, 18] });
  const opened = await onPage(approving([...fields, missing]), async (page) => {
    await button(page, 'Start').click();
    await page.locator('#place-fld_m:focus').waitFor();
    await page.locator('#place-fld_d').getByText('Date of approval').waitFor();
    expect(await page.getByText('Your signature').count()).toBe(0);
    await button(page, 'Review and approve').click();
    await page.getByRole('link', { name: 'Remark' }).click();
    await page.locator('#place-fld_m:focus').fill('Within the limit');
    await button(page, 'Review and approve').last().click();
    expect(await reviewed(page, 'Remark').innerText()).toBe('Within the limit');
    await button(page, 'Approve document').click();
    await heading(page, 'You have approved').waitFor();
  });
  expect(posts(opened).at(-1)).toMatchObject({
    operation: 'approve',
    body: {
      fields: {
        fld_s: 'Oslo',
        fld_n: 1250.5,
        fld_f: '2027-02-01',
        fld_9: 'Card',
        fld_m: 'Within the limit',
      },
    },
  });
  expect(posts(opened).at(-1)?.body).not.toHaveProperty('signature');
});

test('an approver without fields approves as before', async () => {
  const opened = await onPage(approving([]), async (page) => {
    await button(page, 'Review and approve').click();
    await button(page, 'Approve document').click();
    await heading(page, 'You have approved').waitFor();
  });
  expect(posts(opened).at(-1)?.body).not.toHaveProperty('fields');
});
