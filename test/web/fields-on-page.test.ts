import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Field } from '../../pages/src/api/session.ts';
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

test('Next leads to what is missing in reading order, line by line, and Previous to any field', async () => {
  await onPage(withFields(), async (page) => {
    await button(page, 'Start').click();
    await focused(page, 'place-fld_1');
    await page.getByText('Field 1 of 9').waitFor();
    // The buttons of the ninth stand in the line of the seventh, to the left of it.
    for (const next of [3, 6, 9, 7]) {
      await button(page, 'Next').click();
      await focused(page, `place-fld_${next}`);
    }
    await button(page, 'Next').click();
    await focused(page, 'signature-input');
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

test('what the form had chosen stands in the inputs, is sent as it is, and can be changed or cleared', async () => {
  const choice = { type: 'select', options: ['Workshop', 'Storage'], value: 'Storage' } as const;
  const fields = ['fld_1', 'fld_2', 'fld_3'].map((id, index) =>
    makeField({
      ...choice,
      id,
      name: id,
      label: `Use ${index + 1}`,
      options: [...choice.options],
      required: false,
      rect: [300, 740 - index * 40, 180, 18],
    }),
  );
  const opened = await onPage(withFields(fields), async (page) => {
    await page.locator('#review:enabled').waitFor();
    expect(await page.locator('#place-fld_1').inputValue()).toBe('Storage');
    await page.locator('#place-fld_2').selectOption('Workshop');
    await page.locator('#place-fld_3').selectOption('');
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({
    // What was let go is taken away: left out it would stand.
    fields: { fld_1: 'Storage', fld_2: 'Workshop', fld_3: null },
  });
});

test('buttons that the form had chosen or ticked are so, and can be changed or let go', async () => {
  const buttonsAt = (y: number): NonNullable<Field['places']> => [
    { page: 1, rect: [72, y, 14, 14], option: 'Card' },
    { page: 1, rect: [172, y, 14, 14], option: 'Transfer' },
  ];
  const radio = (id: string, y: number, over: Partial<Field> = {}) => ({
    ...radioField,
    id,
    label: `Paid by ${id}`,
    required: false,
    value: 'Card',
    places: buttonsAt(y),
    ...over,
  });
  const tick = (id: string, y: number): Field =>
    makeField({
      id,
      label: id,
      type: 'checkbox',
      required: false,
      value: true,
      rect: [72, y, 14, 14],
    });
  const fields: Field[] = [
    radio('fld_1', 700),
    radio('fld_2', 670),
    radio('fld_3', 640),
    radio('fld_4', 610, { required: true }),
    radio('fld_5', 580),
    tick('fld_6', 550),
    tick('fld_7', 520),
  ];
  const opened = await onPage(withFields(fields), async (page) => {
    await page.locator('#review:enabled').waitFor();
    const card = (field: string) => page.getByRole('radio', { name: `Paid by ${field}: Card` });
    // Most people who click twice mean one.
    await page.getByRole('radio', { name: 'Paid by fld_2: Transfer' }).dblclick();
    await card('fld_3').click();
    await card('fld_4').click();
    await card('fld_5').dblclick();
    await page.getByRole('checkbox', { name: 'fld_7' }).uncheck();
    const chosen = await Promise.all(
      ['fld_1', 'fld_2', 'fld_3', 'fld_4'].map((id) => card(id).isChecked()),
    );
    expect(chosen).toEqual([true, false, false, true]);
    await page.getByText('Fill in as a list').click();
    const list = page.getByRole('group', { name: 'Paid by fld_1' });
    await list.getByRole('radio', { name: 'No choice' }).check();
    expect(await card('fld_1').isChecked()).toBe(false);
    await list.getByRole('radio', { name: 'Card' }).check();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  const { fields: sent } = posts(opened).at(-1)?.body as { fields: object };
  expect(sent).toEqual({
    fld_1: 'Card',
    fld_2: 'Transfer',
    fld_3: null,
    fld_4: 'Card',
    fld_5: 'Card',
    fld_6: true,
    fld_7: false,
  });
});

test('a text that suggests words offers them, and takes others', async () => {
  const field = makeField({ page: 0, options: ['red', 'blue'] });
  const opened = await onPage(withFields([field]), async (page) => {
    await page.locator('#review:enabled').waitFor();
    const input = page.locator('#place-fld_1');
    const offered = await input.evaluate((element) =>
      Array.from((element as HTMLInputElement).list?.options ?? [], ({ value }) => value),
    );
    expect(offered).toEqual(['red', 'blue']);
    await input.fill('green');
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({ fields: { fld_1: 'green' } });
});

test('an option that stands at two places is chosen at both', async () => {
  const again = { page: 1, rect: [272, 500, 14, 14], option: 'Transfer' };
  const places = [...(radioField.places ?? []), again] as NonNullable<Field['places']>;
  await onPage(withFields([{ ...radioField, places, value: 'Card' }]), async (page) => {
    const [first, second] = [0, 1].map((index) =>
      page.getByRole('radio', { name: 'Paid by: Transfer' }).nth(index),
    );
    await second?.check();
    expect(await first?.isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Paid by: Card' }).check();
    expect([await first?.isChecked(), await second?.isChecked()]).toEqual([false, false]);
  });
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
      await focused(page, 'field-fld_3');
      expect(await page.locator('#task .field input').count()).toBe(1);
      await page.keyboard.press('Escape');
      await focused(page, 'place-fld_3');
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

test('a text of 100,000 characters is cut to what the field takes', async () => {
  const field = makeField({ max_length: 40 });
  await onPage(withFields([field]), async (page) => {
    await page.locator('#place-fld_1').click();
    await page.keyboard.insertText('x'.repeat(100_000));
    expect((await page.locator('#place-fld_1').inputValue()).length).toBe(40);
  });
});
