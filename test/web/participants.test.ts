import { expect, test } from '@jest/globals';
import type { SigningSession } from '../../pages/src/api/session.ts';
import { ar } from './page-words.ts';
import { axeViolations } from '../support/axe.ts';
import { preparePages } from './open-pages.ts';
import { consented, makeSession } from './sessions.ts';

const { onPage } = preparePages();

const at = '2026-11-21T10:00:00.000Z';
const participants: SigningSession['participants'] = [
  { name: 'Alan Turing', role: 'approver', status: 'approved', you: false, completed_at: at },
  { name: 'Grace Hopper', role: 'signer', status: 'due', you: true },
  { name: 'Ada Byron', role: 'signer', status: 'waiting', you: false },
];
const given = (over: Partial<SigningSession>): SigningSession => ({
  ...consented(makeSession()),
  progress: { done: 1, total: 3 },
  participants,
  ...over,
});

const expected = [
  'Alan Turing Approver · Approved on 21 November 2026 at 10:00 UTC',
  'Grace Hopper (you) Signer · Your turn now',
  'Ada Byron Signer · Waiting for their turn',
];
const said = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' ').trim());

test('the head of the page names who else acts, in the order of signing, by keyboard too', async () => {
  await onPage(given({}), async (page) => {
    const summary = page.locator('header summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    const list = page.locator('header .participants li');
    await list.first().waitFor();
    expect(await summary.textContent()).toBe('1 of 3 done');
    expect(said(await list.allInnerTexts())).toEqual(expected);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.each(['waiting', 'done', 'completed', 'declined'] as const)(
  'the page of the state %s names who acts, and how many more there are',
  async (state) => {
    await onPage(given({ state, participants_more: 7 }), async (page) => {
      const list = page.locator('main .participants li');
      await list.first().waitFor();
      expect(said(await list.allInnerTexts())).toEqual(expected);
      await page.getByText('and 7 more').waitFor();
      expect(await page.locator('header .participants').count()).toBe(0);
    });
  },
);

test('somebody who acts alone, or may not know the others, is shown no list', async () => {
  const own = participants.filter(({ you }) => you);
  for (const shown of [own, []]) {
    await onPage(given({ state: 'waiting', participants: shown }), async (page) => {
      await page.locator('h1').waitFor();
      expect(await page.locator('.participants').count()).toBe(0);
    });
  }
});

test('a page that is open notices whose turn it has become', async () => {
  await onPage(given({ state: 'waiting' }), async (page, { session }) => {
    await page.getByText('Waiting for their turn').waitFor();
    session.participants = participants.map((one) => ({ ...one, status: 'due' }));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText('Signer · Their turn now').waitFor();
  });
});

test('long names and the words of Arabic fit 320 pixels in a dark scheme', async () => {
  const long = participants.map((one) => ({ ...one, name: `${one.name} `.repeat(12) }));
  await onPage(
    given({ participants: long }),
    async (page) => {
      await page.locator('header summary').click();
      await page.getByText(ar.states.participants.ownDue).waitFor();
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await sideways()).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
    },
    { locale: 'ar', colorScheme: 'dark', viewport: { width: 320, height: 640 } },
  );
});
