import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { HiddenSigningSession } from '../../pages/src/api/session.ts';
import { eventually } from '../support/eventually.ts';
import { plain, testWithAxe, type Moment } from './moments.ts';
import { button, heading, posts } from './open-pages.ts';
import { refusingHost, rightCode } from './stand-in-proof.ts';

type Demand = HiddenSigningSession['authentication'][number];

const hint = 'g•••@example.com';
const mailed: Demand = { method: 'email_code', before: 'view', hint, done: false };
const told: Demand = { method: 'access_code', before: 'view', done: false };
const hidden = (...authentication: Demand[]): HiddenSigningSession => ({
  state: 'authenticate',
  organization: 'Mill Lane Estates',
  branding: { name: null, accent_color: null, logo_url: null },
  languages: ['en', 'de', 'fr', 'es', 'ar'],
  authentication: structuredClone(authentication),
});

const input = (page: Page) => page.locator('.proof input');
const hasFocus = (page: Page, selector: string) =>
  eventually(() =>
    page.locator(selector).evaluate((element) => element === document.activeElement || undefined),
  );

const moments: Record<string, Moment> = {
  'a code that is asked for, and what helps who did not get it': {
    hidden: () => hidden(mailed),
    steps:
      ({ proof }) =>
      async (page) => {
        await button(page, proof.send).click();
        await page.getByText(proof.notReceived).click();
        await input(page).waitFor();
      },
  },
  'a wrong code': {
    hidden: () => hidden(told, mailed),
    steps:
      ({ proof }) =>
      async (page) => {
        await input(page).fill('nothing');
        await button(page, proof.enter).click();
        await page.getByText(proof.left.some(4)).waitFor();
      },
  },
  'a code that is used up': {
    hidden: () => hidden(mailed),
    steps:
      ({ proof }) =>
      async (page, { refuseNext }) => {
        await button(page, proof.send).click();
        refuseNext.set('authentication/finish', { status: 400, code: 'CODE_WRONG', remaining: 0 });
        await input(page).fill('123456');
        await button(page, proof.enter).click();
        await page.getByText(proof.left.none).waitFor();
      },
  },
  'an address whose mail server refuses the code': {
    hidden: () => hidden({ ...mailed, hint: `g•••${refusingHost}` }),
    steps:
      ({ proof }) =>
      async (page) => {
        await button(page, proof.send).click();
        await page.getByRole('alert').getByText(refusingHost).waitFor();
      },
  },
  'somebody who is blocked': {
    hidden: () => hidden(told),
    steps:
      ({ proof }) =>
      async (page, { refuseNext }) => {
        refuseNext.set('authentication/finish', { status: 403, code: 'RECIPIENT_BLOCKED' });
        await input(page).fill('nothing');
        await button(page, proof.enter).click();
        await heading(page, proof.blocked.title).waitFor();
      },
  },
  'what is asked before the act': {
    session: () => ({ ...plain(), authentication: [{ ...mailed, before: 'act' as const }] }),
    steps:
      ({ proof }) =>
      async (page) => {
        await button(page, proof.send).click();
        await input(page).waitFor();
      },
  },
  'a code of the sender’s that one has not got': {
    hidden: () => hidden(told),
    steps:
      ({ proof }) =>
      async (page) => {
        await page.getByText(proof.notReceived).click();
        await page.getByText(proof.hints.access_code).waitFor();
      },
  },
};
const { onPage } = testWithAxe(moments);

test('by keyboard alone: a code is asked for, mistaken, entered; each step is said and has the focus', async () => {
  const opened = await onPage(
    plain(),
    async (page) => {
      await button(page, 'Send the code').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('on its way to').waitFor();
      await hasFocus(page, '.proof input');
      expect(await input(page).getAttribute('autocomplete')).toBe('one-time-code');
      expect(await input(page).getAttribute('inputmode')).toBe('numeric');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('Please enter the code.').waitFor();
      await page.keyboard.type('123456');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('This is not the code.').waitFor();
      await hasFocus(page, '.proof input');
      const named = await input(page).getAttribute('aria-describedby');
      expect(await page.locator(`[id="${named}"]`).textContent()).toContain('4 more tries');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(`${rightCode.slice(0, 3)} ${rightCode.slice(3)}`);
      await page.keyboard.press('Enter');
      await heading(page, 'Sign this document').waitFor();
      await hasFocus(page, 'h1');
    },
    { hidden: hidden(mailed) },
  );
  expect(posts(opened).filter(({ operation }) => operation.startsWith('authentication'))).toEqual([
    { operation: 'authentication/start', body: { method: 'email_code' } },
    { operation: 'authentication/finish', body: { method: 'email_code', code: '123456' } },
    { operation: 'authentication/finish', body: { method: 'email_code', code: '493 027' } },
  ]);
});

test('a page that slept while the mail was read mails no second code', async () => {
  const opened = await onPage(
    plain(),
    async (page) => {
      await page.clock.install();
      await button(page, 'Send the code').click();
      await input(page).waitFor();
      await page.clock.fastForward(60_000);
      await page.getByText('I did not get a code').click();
      await button(page, 'Send a new code').waitFor();
    },
    { hidden: hidden(mailed) },
  );
  const starts = posts(opened).filter(({ operation }) => operation === 'authentication/start');
  expect(starts).toHaveLength(1);
});

test.each([
  ['an access code', 'access_code', 'The sender tells it to you themselves'],
  ['a code of the sender’s system', 'external_code', 'The sender delivers it, not we.'],
] as const)(
  'who lacks %s finds by keyboard whom to ask, and nothing that we could send',
  async (_name, method, words) => {
    const opened = await onPage(
      plain(),
      async (page) => {
        await page.getByText('I did not get a code').focus();
        await page.keyboard.press('Enter');
        await page.getByText(words).waitFor();
        expect(await button(page, 'Send a new code').count()).toBe(0);
      },
      { hidden: hidden({ method, before: 'view', done: false }) },
    );
    expect(posts(opened)).toEqual([]);
  },
);

test('a code of the sender’s system that is used up says at once whom to ask for another', async () => {
  const given: Demand = { method: 'external_code', before: 'view', done: false };
  await onPage(
    plain(),
    async (page, { refuseNext }) => {
      refuseNext.set('authentication/finish', { status: 410, code: 'CODE_EXPIRED' });
      await input(page).fill('123456');
      await button(page, 'Go on').click();
      await page.getByText('Please ask the sender for a new code.').waitFor();
      await page.getByText('The sender delivers it, not we.').waitFor();
    },
    { hidden: hidden(given) },
  );
});
