import { expect, test } from '@jest/globals';
import { proposeInitials } from '../../pages/src/signature/propose-initials.ts';
import { axeViolations } from '../support/axe.ts';
import { adoptAll, button, heading, posts, preparePages } from './open-pages.ts';
import { consented, makeField, makeSession } from './sessions.ts';

const { onPage } = preparePages();

test.each([
  ['Grace Hopper', 'GH'],
  ['  anna-maria  de Souza ', 'AMDS'],
  ['Émile Zola', 'ÉZ'],
  ['محمد علي', 'م ع'],
  ['山田 太郎', '山 太'],
  ['🙂', ''],
  ['a b c d e f g h i j k l m', 'ABCDEFGHIJ'],
])('of %s, %j are proposed', (name, initials) => {
  expect(proposeInitials(name)).toBe(initials);
});

const fields = [
  makeField({ id: 'fld_8', type: 'signature', label: 'Signature', rect: [72, 300, 180, 40] }),
  makeField({ id: 'fld_7', type: 'signature', variant: 'initials', label: 'Page 1', page: 0 }),
  makeField({ id: 'fld_6', type: 'signature', variant: 'initials', label: 'Page 2', page: 1 }),
];
const session = () => ({ ...consented(makeSession()), fields: structuredClone(fields) });

test('initials are proposed from the name in the face of the signature, stand at each of their places and are sent', async () => {
  const opened = await onPage(session(), async (page) => {
    await page.getByRole('radio', { name: 'Formal' }).check();
    await adoptAll(page);
    for (const id of ['fld_7', 'fld_6']) {
      await page
        .locator(`#place-${id} tspan[font-family="'Signature great_vibes'"]`)
        .getByText('GH', { exact: true })
        .waitFor();
    }
    await page.locator('#place-fld_8').getByText('Grace Hopper').waitFor();
    await page.getByLabel('Initials', { exact: true }).fill('GBH');
    await page.getByRole('button', { name: 'Page 2: your initials stand here' }).click();
    await page.locator('#initials-input:focus').waitFor();
    await button(page, 'Review and sign').click();
    await page.getByRole('dialog').getByText('GBH', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({
    signature: { type: 'type', text: 'Grace Hopper', face: 'great_vibes' },
    initials: { type: 'type', text: 'GBH', face: 'great_vibes' },
  });
});

test('initials that are missing are named with a way to them, and kept when they were given', async () => {
  await onPage(session(), async (page) => {
    const input = page.getByLabel('Initials', { exact: true });
    await input.fill(' ');
    await button(page, 'Review and sign').click();
    await page.getByRole('alert').getByText('Please type your initials.').waitFor();
    await page.getByRole('link', { name: 'Your initials' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#initials-input:focus').waitFor();
    await page.keyboard.insertText('x'.repeat(1_000));
    expect((await input.inputValue()).length).toBe(10);
    await page.reload();
    expect(await input.inputValue()).toBe(' xxxxxxxxx');
  });
});

test('optional initials are left out by whoever gives none, and not given unasked', async () => {
  const optional = fields.map((field) => ({ ...field, required: !field.variant }));
  const opened = await onPage({ ...session(), fields: optional }, async (page) => {
    const input = page.getByLabel('Initials', { exact: true });
    expect(await input.inputValue()).toBe('');
    await page.getByText('Optional: without initials their places stay empty.').waitFor();
    await page.getByRole('button', { name: 'Page 2: Initials' }).waitFor();
    await adoptAll(page);
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).not.toHaveProperty('initials');
});

test('initials are drawn where typing is not allowed', async () => {
  const drawn = { ...session(), allowed_signature_types: ['draw' as const] };
  const opened = await onPage(drawn, async (page) => {
    for (const name of ['your signature', 'your initials']) {
      const area = page.getByRole('img', { name: `Drawing area for ${name}` });
      await area.scrollIntoViewIfNeeded();
      const box = await area.boundingBox();
      if (!box) throw new Error('There is nowhere to draw.');
      await page.mouse.move(box.x + 40, box.y + 100);
      await page.mouse.down();
      await page.mouse.move(box.x + 90, box.y + 30, { steps: 5 });
      await page.mouse.move(box.x + 140, box.y + 110, { steps: 5 });
      await page.mouse.up();
    }
    await adoptAll(page);
    await page.locator('#place-fld_6 svg path').first().waitFor();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({
    signature: { type: 'draw' },
    initials: { type: 'draw', strokes: [expect.stringMatching(/^\d/)] },
  });
});

test('initials that cannot be printed are refused in words at their place', async () => {
  await onPage(session(), async (page, { refuseNext }) => {
    const errors = [{ pointer: '/initials/text', message: 'has no glyphs' }];
    refuseNext.set('sign', { status: 400, code: 'VALIDATION_ERROR', detail: 'x', errors });
    await page.getByLabel('Initials', { exact: true }).fill('\u{12000}');
    await adoptAll(page);
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await page.getByRole('dialog').getByText('characters that cannot be printed').waitFor();
    expect(await page.locator('#initials-error').textContent()).toContain('cannot be printed');
    expect(await page.locator('#signature-error').textContent()).toBe('');
  });
});

test('a document that asks for no initials asks for none', async () => {
  const opened = await onPage({ ...session(), fields: fields.slice(0, 1) }, async (page) => {
    await button(page, 'Review and sign').click();
    expect(await page.locator('#initials-input').count()).toBe(0);
    await adoptAll(page);
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).not.toHaveProperty('initials');
});
