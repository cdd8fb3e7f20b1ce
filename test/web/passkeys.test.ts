import { test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { SigningSession } from '../../pages/src/api/session.ts';
import { clause, plain, testWithAxe } from './moments.ts';
import { agree, button } from './open-pages.ts';
import { makeSession, withRole } from './sessions.ts';

const withPasskey = (session: SigningSession): SigningSession => ({
  ...session,
  authentication: [{ method: 'passkey', before: 'act', done: false }],
});

/** As a browser that never had them. */
async function takePasskeysAway(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.reload();
}

const { onPage } = testWithAxe({
  'a passkey that is asked for': {
    session: () => withPasskey(plain()),
    steps:
      ({ proof }) =>
      async (page) => {
        await page.getByText(proof.passkey.make).waitFor();
      },
  },
  'a passkey that will be asked for': {
    session: () => withPasskey(makeSession()),
    steps:
      ({ proof }) =>
      async (page) => {
        await page.getByText(proof.passkey.askNow).waitFor();
      },
  },
  'a browser without passkeys, before the document is opened': {
    session: () => withPasskey(makeSession()),
    steps:
      ({ proof }) =>
      async (page) => {
        await takePasskeysAway(page);
        await page.getByRole('alert').getByText(proof.passkey.askNow).waitFor();
      },
  },
  'a browser without passkeys, beside the document': {
    session: () => withPasskey(plain()),
    steps:
      ({ proof }) =>
      async (page) => {
        await takePasskeysAway(page);
        await page.getByRole('alert').getByText(proof.passkey.askAnew).waitFor();
      },
  },
  'a device that makes no passkey': {
    session: () => withPasskey(plain()),
    steps:
      ({ proof, ready, review }) =>
      async (page) => {
        await page.getByText(clause).waitFor();
        await page.evaluate(() => {
          navigator.credentials.create = () => Promise.reject(new Error('No device'));
        });
        await button(page, ready.reviewSign).click();
        await button(page, review.sign).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('alert').getByText(proof.passkey.notMade).waitFor();
        await dialog.getByText(proof.passkey.stuck).waitFor();
      },
  },
});

test('an approver without passkeys is named the buttons of an approver, before and after the view', async () => {
  const session = withPasskey(withRole(makeSession(), 'approver'));
  await onPage(session, async (page) => {
    await takePasskeysAway(page);
    const alert = page.getByRole('alert');
    await alert.getByText('“I do not want to approve electronically”').waitFor();
    await agree(page);
    await alert.getByText('“Decline to approve”').waitFor();
    await button(page, 'Decline to approve').waitFor();
  });
});
