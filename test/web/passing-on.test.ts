import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe.ts';
import { eventually } from '../support/eventually.ts';
import { testWithAxe, type Moment } from './moments.ts';
import { button, heading, posts } from './open-pages.ts';
import { consented, makeSession, withRole } from './sessions.ts';

const allowed = (session = consented(makeSession())) => ({ ...session, may_delegate: true });
const passedOn = (by: 'sender' | 'recipient') => ({
  ...makeSession(),
  state: 'delegated' as const,
  participants: [],
  passed_on: { name: 'Bo Lind', at: '2026-11-23T10:31:00.000Z', by },
});
const copied = (over: object = {}) => ({
  ...withRole(makeSession(), 'cc'),
  state: 'completed' as const,
  download_available: true,
  ...over,
});
const open = (page: Page) => button(page, 'Let somebody else do it').click();

const moments: Record<string, Moment> = {
  'the dialog to pass on, and what is missing in it': {
    session: () => allowed(),
    steps:
      ({ delegation }) =>
      async (page) => {
        await button(page, delegation.button).click();
        await button(page, delegation.confirm).click();
        await page.getByText(delegation.missingName).waitFor();
      },
  },
  'a document that was passed on': {
    session: () => passedOn('recipient'),
    steps:
      ({ delegation }) =>
      async (page) => {
        await heading(page, delegation.state.title).waitFor();
      },
  },
  'a copy that is still to come': {
    session: () => ({ ...withRole(makeSession(), 'cc'), state: 'waiting' }),
    steps:
      ({ roles }) =>
      async (page) => {
        await heading(page, roles.cc.title).waitFor();
      },
  },
};
const { onPage } = testWithAxe(moments);

test('a signer passes on by keyboard alone: what is missing has the focus, and the end is said', async () => {
  const opened = await onPage(allowed(), async (page) => {
    await button(page, 'Let somebody else do it').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pass this document on?' });
    await dialog.waitFor();
    const [name, email] = ['Name of this person', 'Their email address'].map((label) =>
      dialog.getByLabel(label),
    );
    await dialog.getByRole('button', { name: 'Pass on' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => name?.evaluate((input) => input === document.activeElement));
    await page.keyboard.type('Bo Lind');
    await page.keyboard.press('Tab');
    expect(await email?.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('bo@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('on leave');
    await dialog.getByRole('button', { name: 'Pass on' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Passed on').waitFor();
    await page.getByText(/You have passed this document on to .?Bo Lind/).waitFor();
    await eventually(() =>
      heading(page, 'Passed on').evaluate((h) => h === document.activeElement),
    );
  });
  expect(posts(opened).filter(({ operation }) => operation === 'delegate')).toEqual([
    {
      operation: 'delegate',
      body: { name: 'Bo Lind', email: 'bo@example.com', reason: 'on leave' },
    },
  ]);
});

test('it may be passed on before the consent, and is offered to nobody who may not', async () => {
  await onPage(allowed(makeSession()), async (page) => {
    await heading(page, 'Before you open the document').waitFor();
    await open(page);
    await page.getByRole('dialog').waitFor();
  });
  await onPage(consented(makeSession()), async (page) => {
    await heading(page, 'Sign this document').waitFor();
    expect(await button(page, 'Let somebody else do it').count()).toBe(0);
  });
});

test.each([
  [409, 'DELEGATION_LOOP', 'they have, or had, this place already'],
  [409, 'RECIPIENT_EXISTS', 'acts on this document already'],
  [403, 'DELEGATION_NOT_ALLOWED', 'does not let you pass this document on'],
])(
  'a refusal is told in the dialog, which keeps what was written: %i %s',
  async (status, code, words) => {
    await onPage(allowed(), async (page, { refuseNext }) => {
      await open(page);
      await page.getByLabel('Name of this person').fill('Bo Lind');
      await page.getByLabel('Their email address').fill('bo@example.com');
      refuseNext.set('delegate', { status, code });
      await button(page, 'Pass on').click();
      await page.getByRole('dialog').getByText(words).waitFor();
      expect(await page.getByLabel('Name of this person').inputValue()).toBe('Bo Lind');
      expect(await axeViolations(page)).toEqual([]);
    });
  },
);

test('who was replaced by the sender reads so, and finds whom to ask', async () => {
  await onPage(passedOn('sender'), async (page) => {
    await page.getByText(/The sender has passed this document on to .?Bo Lind/).waitFor();
    await page.getByRole('link', { name: 'ada@example.com' }).waitFor();
    expect(await page.locator('.pdf-page').count()).toBe(0);
  });
});

test('who gets a copy reads that it comes, then the document itself, and has then viewed it', async () => {
  await onPage({ ...copied(), state: 'waiting', download_available: false }, async (page) => {
    await heading(page, 'A copy for you').waitFor();
    expect(await page.locator('.pdf-page').count()).toBe(0);
  });
  const opened = await onPage(copied(), async (page, asked) => {
    await heading(page, 'Completed').waitFor();
    await button(page, 'Show the document').click();
    await page.getByText('Clause 1 of the lease').waitFor();
    await button(page, 'Download the completed document').waitFor();
    await eventually(() => posts(asked)[0]);
  });
  expect(posts(opened)).toEqual([{ operation: 'view', body: { known_by: 'pressed' } }]);
});
