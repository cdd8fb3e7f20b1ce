import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PageWords } from '@countersign/words/page';
import { ar, de, en } from './page-words.ts';
import type { SigningSession } from '../../pages/src/api/session.ts';
import { axeViolations } from '../support/axe.ts';
import { button, preparePages } from './open-pages.ts';
import {
  allFields,
  consented,
  initialsField,
  makeSession,
  radioField,
  withRole,
} from './sessions.ts';

const { onAddress, onPage } = preparePages();

const session = makeSession();
const acted: SigningSession['recipient'] = {
  ...session.recipient,
  status: 'signed',
  viewed_at: '2026-11-21T09:00:00.000Z',
  completed_at: '2026-11-21T10:00:00.000Z',
};
const completed: SigningSession = {
  ...consented(session),
  state: 'completed',
  recipient: acted,
  progress: { done: 2, total: 2 },
  download_available: true,
};
const states: Record<string, SigningSession> = {
  consent: session,
  fields: { ...consented(session), fields: [...allFields, radioField, initialsField] },
  approver: consented(withRole(session, 'approver')),
  viewer: withRole(session, 'viewer'),
  waiting: { ...session, state: 'waiting' },
  not_sent: { ...session, state: 'not_sent' },
  done: { ...consented(session), state: 'done', recipient: acted },
  completed,
  sealing: { ...completed, download_available: false },
  content_expired: { ...completed, download_available: false, content_expired: true },
  declined: { ...session, state: 'declined' },
  voided: {
    ...session,
    state: 'voided',
    document: { ...session.document, void_reason: 'The rent was wrong.' },
  },
  expired: { ...session, state: 'expired' },
};

const shown = async (page: Page, { language }: PageWords) => {
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.locator('h1').waitFor();
};

/** The same session serves several tests. */
const fresh = (name: string) => structuredClone(states[name] ?? session);

/** How far the page can be scrolled sideways, and what is too small to be hit. */
const measure = (page: Page) =>
  page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - window.innerWidth,
    small: [...document.querySelectorAll('button, a, input, select, textarea, summary')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 24 || height < 24);
      })
      .map((element) => element.outerHTML),
  }));

const phone = { viewport: { width: 320, height: 640 } };
const views: [PageWords, object][] = [
  [en, { colorScheme: 'light' }],
  [ar, { ...phone, colorScheme: 'dark' }],
];

test.each(Object.keys(states))(
  'axe finds nothing on the state %s, in English on a desktop and in Arabic on a dark phone, where 320 pixels are enough',
  async (name) => {
    for (const [messages, options] of views) {
      await onPage(
        fresh(name),
        async (page) => {
          await shown(page, messages);
          expect(await axeViolations(page)).toEqual([]);
          expect(await measure(page)).toEqual({ sideways: 0, small: [] });
        },
        { locale: messages.language, ...options },
      );
    }
  },
);

test.each(views.map(([messages, options]) => ({ ...messages, messages, options })))(
  'axe finds nothing on each dialog, and on what is missing, in $language',
  async ({ messages, options, language }) => {
    await onPage(
      fresh('fields'),
      async (page) => {
        const clean = async () => expect(await axeViolations(page)).toEqual([]);
        await shown(page, messages);
        await page.getByText('Clause 1 of the lease').waitFor();
        await button(page, messages.ready.reviewSign).click();
        await page.locator('#missing').waitFor();
        await clean();
        for (const name of [messages.roles.signer.decline, messages.ready.optOut]) {
          await button(page, name).click();
          await page.getByRole('dialog').waitFor();
          await clean();
          await page.keyboard.press('Escape');
        }
        for (const way of ['draw', 'type'] as const) {
          const name = messages.signature[way];
          // Of the signature, and of the initials.
          for (const radio of await page.getByRole('radio', { name, exact: true }).all()) {
            await radio.check();
          }
          await clean();
        }
      },
      { locale: language, ...options },
    );
  },
);

test('axe finds nothing on the review, and on a link that does not work', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await button(page, en.ready.reviewSign).click();
    await page.getByRole('dialog', { name: en.review.signTitle }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
  await onAddress('/sign/none', async (page) => {
    await page.locator('h1').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.each(Object.keys(states))(
  '320 pixels are enough for the state %s in German, whose words are long',
  async (name) => {
    await onPage(
      fresh(name),
      async (page) => {
        await shown(page, de);
        expect(await measure(page)).toEqual({ sideways: 0, small: [] });
      },
      { locale: de.language, ...phone },
    );
  },
);

test('enlarged to 400 % nothing that has the focus is covered', async () => {
  await onPage(
    fresh('fields'),
    async (page) => {
      await page.getByText('Clause 1 of the lease').waitFor();
      for (let pressed = 0; pressed < 30; pressed += 1) {
        await page.keyboard.press('Tab');
        expect(await covered(page)).toBe('');
      }
    },
    // 1280 by 1024 at 400 %.
    { viewport: { width: 320, height: 256 } },
  );
});

/** What lies over the whole of what has the focus; empty when some of it is to be seen. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const over = points.map(([x, y]) => document.elementFromPoint(x, y));
    const isSeen = over.some(
      (element) =>
        element && (focused.contains(element) || element.contains(focused) || isLabel(element)),
    );
    return isSeen ? '' : `${focused.outerHTML} is covered by ${over[4]?.outerHTML ?? 'nothing'}`;

    function isLabel(element: Element): boolean {
      return element.closest('label')?.contains(focused) ?? false;
    }
  });

test('with reduced motion nothing moves', async () => {
  await onPage(
    fresh('fields'),
    async (page) => {
      await page.getByText('Clause 1 of the lease').waitFor();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    },
    { reducedMotion: 'reduce' },
  );
});

test('in forced colours the chosen way of signing is outlined, and paper stays paper', async () => {
  await onPage(
    fresh('fields'),
    async (page) => {
      await page.getByText('Clause 1 of the lease').waitFor();
      const styles = await page.evaluate(() => ({
        chosen: getComputedStyle(
          document.querySelector('.segments input:checked + span') as Element,
        ).outlineStyle,
        paper: getComputedStyle(document.querySelector('.pdf-page canvas') as Element)
          .forcedColorAdjust,
      }));
      expect(styles).toEqual({ chosen: 'solid', paper: 'none' });
      expect(await axeViolations(page)).toEqual([]);
    },
    { forcedColors: 'active' },
  );
});
