import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { SigningSession } from '../../pages/src/api/session.ts';
import { button, posts, preparePages } from './open-pages.ts';
import { consented, makeSession, withRole } from './sessions.ts';

const { onPage } = preparePages();

/** Whoever is shown a document without having agreed to anything before. */
const readers: [string, () => SigningSession][] = [
  ['a viewer', () => withRole(makeSession(), 'viewer')],
  [
    'who gets a copy',
    () => ({
      ...withRole(makeSession(), 'cc'),
      state: 'completed',
      download_available: true,
    }),
  ],
  [
    'a signer who is not asked to agree',
    () => {
      const session = makeSession();
      return { ...session, consent: { ...session.consent, required: false } };
    },
  ],
];

const show = (page: Page) => button(page, 'Show the document');

/** Whatever the page wants to do by itself, it has begun. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** What scripts can do to a page, whose events no browser calls trusted. */
const pretend = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('button')) {
      if (one.textContent.includes('Show the document')) one.click();
    }
    window.scrollTo(0, document.body.scrollHeight);
    for (const type of ['pointermove', 'click', 'wheel', 'touchmove', 'keydown']) {
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const screenX of [1, 2]) {
      document.body.dispatchEvent(new PointerEvent('pointermove', { screenX, bubbles: true }));
    }
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  });

describe.each(readers)('of %s', (_, session) => {
  test('a scanner that opens the link in a browser, and scripts there, records nothing', async () => {
    const opened = await onPage(session(), async (page) => {
      await show(page).waitFor();
      await pretend(page);
      await settled(page);
      expect(await show(page).count()).toBe(1);
    });
    expect(posts(opened)).toEqual([]);
    expect(opened.calls.map(({ operation }) => operation)).not.toContain('document');
  });

  test.each<[string, string, (page: Page) => Promise<void>]>([
    ['presses “Show the document”', 'pressed', (page) => show(page).click()],
    ['moves the pointer', 'moved', (page) => page.mouse.move(300, 300, { steps: 3 })],
    ['scrolls', 'scrolled', (page) => page.mouse.wheel(0, 10)],
    ['presses a key', 'typed', (page) => page.keyboard.press('Tab')],
  ])('somebody who %s reads, and has viewed it once, known by that', async (_, sign, act) => {
    const opened = await onPage(session(), async (page, { calls }) => {
      await show(page).waitFor();
      await act(page);
      await page.getByText('Clause 1 of the lease').waitFor();
      await page.waitForFunction(() => document.querySelector('[data-drawn]') !== null);
      while (!calls.some(({ operation }) => operation === 'view')) await settled(page);
      expect(await show(page).count()).toBe(0);
    });
    expect(posts(opened)).toEqual([{ operation: 'view', body: { known_by: sign } }]);
  });
});

test('who has agreed before reads at once, known by that', async () => {
  const opened = await onPage(consented(makeSession()), async (page, { calls }) => {
    await page.getByText('Clause 1 of the lease').waitFor();
    while (!calls.some(({ operation }) => operation === 'view')) await settled(page);
  });
  expect(posts(opened)).toEqual([{ operation: 'view', body: { known_by: 'consented' } }]);
});
