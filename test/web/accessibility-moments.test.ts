import { expect, test } from '@jest/globals';
import { axeViolations } from '../support/axe.ts';
import { openWithoutScripts } from '../support/browser.ts';
import { clause, plain, testWithAxe } from './moments.ts';
import { button } from './open-pages.ts';
import { makeSession } from './sessions.ts';

const { onAddress } = testWithAxe({
  'a box that was not ticked': {
    session: makeSession,
    steps: (messages) => async (page) => {
      await button(page, messages.consent.continue).click();
      await page.getByText(messages.consent.mustAccept).waitFor();
    },
  },
  'withdrawing from the consent': {
    session: makeSession,
    steps: (messages) => async (page) => {
      await button(page, messages.ready.optOut).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'a page that does not open': {
    refused: ['session'],
    steps: (messages) => (page) => page.getByText(messages.states.failed.title).waitFor(),
  },
  'a document that does not load': {
    refused: ['document'],
    steps: (messages) => (page) => page.getByText(messages.document.failed).waitFor(),
  },
  'a document that cannot be shown': {
    steps: (messages) => async (page) => {
      await page.route('**/signing/document', (route) => route.fulfill({ body: 'no PDF' }));
      await page.reload();
      await page.getByText(messages.place.unreadable).waitFor();
    },
  },
  'a view that was not recorded': {
    refused: ['view'],
    steps: (messages) => (page) => page.getByText(messages.document.notViewed).waitFor(),
  },
  'a document that others have ended meanwhile': {
    steps:
      (messages) =>
      async (page, { session }) => {
        await page.getByText(clause).waitFor();
        session.state = 'declined';
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await page.getByText(messages.errors.changed).waitFor();
      },
  },
  'the document of a reader who is done': {
    session: () => ({ ...plain(), state: 'done' }),
    steps: (messages) => async (page) => {
      await page.getByText(messages.states.showDocument, { exact: true }).click();
      await page.getByText(clause).waitFor();
    },
  },
  'a fresh link that was asked for': {
    session: () => ({ ...plain(), state: 'completed', content_expired: true }),
    steps: (messages) => async (page) => {
      await button(page, messages.states.contentExpired.ask).click();
      await page.locator('.notice').waitFor();
    },
  },
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing on what is said where JavaScript is blocked, in the %s',
  async (colorScheme) => {
    await onAddress(
      '/sign/none',
      async (page) => {
        await openWithoutScripts(page, page.url());
        await page.locator('p.noscript[lang=ar]').waitFor();
        expect(await axeViolations(page)).toEqual([]);
      },
      { colorScheme, viewport: { width: 320, height: 640 } },
    );
  },
);
