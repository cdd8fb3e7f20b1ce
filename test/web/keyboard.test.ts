import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { en } from './page-words.ts';
import { heading, posts, preparePages } from './open-pages.ts';
import { allFields, consented, makeSession } from './sessions.ts';

const { onPage } = preparePages();

/** Presses Tab until the control of this name, or id, has the focus, which must be visible. */
async function tabTo(page: Page, what: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusOf(page);
    if (!focused) continue;
    expect(focused).toEqual({ ...focused, isOutlined: true, isOnScreen: true });
    if (focused.names.includes(what)) return;
  }
  throw new Error(`The Tab key does not lead to “${what}”.`);
}

const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, opacity } = getComputedStyle(element);
    const { top, bottom } = element.getBoundingClientRect();
    return {
      names: [element.id, element.textContent, element.getAttribute('aria-label')],
      // A radio button that is drawn by its label has the outline there.
      isOutlined: outlineStyle !== 'none' || opacity === '0',
      isOnScreen: bottom > 0 && top < window.innerHeight,
    };
  });

const hasFocus = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) =>
      document.activeElement?.textContent === wanted || document.activeElement?.id === wanted,
    name,
  );

test('the whole way goes by keyboard alone: consent, fields, signature, review, signing', async () => {
  const session = { ...makeSession(), fields: allFields };
  const opened = await onPage(session, async (page) => {
    const press = (key: string) => page.keyboard.press(key);
    await heading(page, en.consent.title).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('checkbox').waitFor();
    for (let pressed = 0; pressed < 5; pressed += 1) {
      if (await page.locator('input[type=checkbox]:focus').count()) break;
      await press('Tab');
    }
    await press('Space');
    await tabTo(page, en.consent.continue);
    await press('Enter');
    await hasFocus(page, en.roles.signer.title);
    await page.getByText('Clause 1 of the lease').waitFor();
    await page.locator('button:enabled', { hasText: en.ready.reviewSign }).waitFor();

    await tabTo(page, 'place-fld_1');
    await page.keyboard.type('Compilers Ltd');
    await tabTo(page, 'place-fld_3');
    await page.keyboard.type('1240.50');
    await tabTo(page, 'place-fld_6');
    await page.keyboard.type('Sto');
    await tabTo(page, 'place-fld_7');
    await press('Space');
    await tabTo(page, 'place-fld_8');
    await press('Enter');
    await hasFocus(page, 'signature-input');
    await press('Control+A');
    await page.keyboard.type('Grace B. Hopper');
    await press('Enter');
    await hasFocus(page, 'place-fld_8');
    await tabTo(page, en.ready.reviewSign);
    await press('Enter');
    await page.getByRole('dialog', { name: en.review.signTitle }).waitFor();
    await press('Escape');
    await hasFocus(page, en.ready.reviewSign);
    await press('Enter');
    await page.locator('dialog h2:focus').waitFor();
    await tabTo(page, en.review.sign);
    await press('Enter');
    await hasFocus(page, en.roles.signer.done);
  });
  expect(posts(opened).at(-1)).toEqual({
    operation: 'sign',
    body: {
      signature: { type: 'type', text: 'Grace B. Hopper' },
      fields: { fld_1: 'Compilers Ltd', fld_3: 1240.5, fld_6: 'Storage', fld_7: true },
      shown_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  });
});

test.each([en.roles.signer.decline, en.ready.optOut])(
  'the dialog behind “%s” keeps the focus inside, and gives it back',
  async (name) => {
    await onPage(consented(makeSession()), async (page) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      for (let pressed = 0; pressed < 8; pressed += 1) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || !!activeElement?.closest('dialog');
        });
        expect(inside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await hasFocus(page, name);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: en.cancel, exact: true }).focus();
      await page.keyboard.press('Enter');
      await hasFocus(page, name);
    });
  },
);

test('what is missing takes the focus, and leads to where it is missing', async () => {
  const session = { ...consented(makeSession()), fields: allFields };
  await onPage(session, async (page) => {
    await page.locator('button:enabled', { hasText: en.ready.reviewSign }).focus();
    await page.keyboard.press('Enter');
    await hasFocus(page, 'missing');
    await tabTo(page, 'Company');
    await page.keyboard.press('Enter');
    await hasFocus(page, 'place-fld_1');
  });
});
