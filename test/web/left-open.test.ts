import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, heading, preparePages } from './open-pages.ts';
import { allFields, consented, makeSession } from './sessions.ts';

const { onPage } = preparePages();

const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('a page left open says that somebody else has declined, and who', async () => {
  await onPage(consented(makeSession()), async (page, { session }) => {
    await heading(page, 'Sign this document').waitFor();
    session.state = 'declined';
    Object.assign(session.participants[1] ?? {}, { status: 'declined' });
    await comeBack(page);
    await heading(page, 'Declined').waitFor();
    await page.getByText('Somebody declined this document, so it is closed.').waitFor();
    await page.getByText('Approver · Declined').waitFor();
    await page.getByText('The document has changed in the meantime.').waitFor();
  });
});

test.each(['expired', 'voided', 'declined'] as const)(
  'agreeing on a page that was left open until the document was %s says that it is',
  async (state) => {
    await onPage(makeSession(), async (page, { session }) => {
      await page.getByRole('checkbox').check();
      session.state = state;
      await button(page, 'Agree and open the document').click();
      await page.getByText('The document has changed in the meantime.').waitFor();
      expect(await page.locator('h1:focus').count()).toBe(1);
    });
  },
);

test('declining what others have ended meanwhile says that it is ended, and closes the dialog', async () => {
  await onPage(consented(makeSession()), async (page, { session }) => {
    await button(page, 'Decline to sign').click();
    session.state = 'expired';
    await button(page, 'Decline document').click();
    await heading(page, 'The deadline has passed').waitFor();
    await page.getByText('The document has changed in the meantime.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

test('a link that is replaced in the middle says so, and the new one finds what was filled in', async () => {
  const session = { ...consented(makeSession()), fields: allFields.slice(0, 1) };
  await onPage(session, async (page, { refused }) => {
    await page.locator('#place-fld_1').fill('Compilers Ltd');
    await button(page, 'Review and sign').click();
    for (const operation of ['session', 'sign']) {
      refused.set(operation, { status: 401, code: 'SIGNING_LINK_INVALID' });
    }
    await button(page, 'Sign document').click();
    await heading(page, 'This link does not work').waitFor();
    await page.getByText('Open the link from your most recent mail').waitFor();
    refused.clear();
    await page.reload();
    await page.locator('#place-fld_1').waitFor();
    expect(await page.locator('#place-fld_1').inputValue()).toBe('Compilers Ltd');
  });
});

test('a link that stops to show the document in the middle offers a fresh one', async () => {
  const session = { ...consented(makeSession()), state: 'completed' } as const;
  await onPage({ ...session, download_available: true }, async (page, opened) => {
    await heading(page, 'Completed').waitFor();
    opened.session.content_expired = true;
    opened.refused.set('download', { status: 410, code: 'URL_EXPIRED' });
    await button(page, 'Download the completed document').click();
    await button(page, 'Mail me a fresh link').waitFor();
  });
});

test.each(['done', 'completed'] as const)(
  'the document can be read again when it is %s, and is fetched only then',
  async (state) => {
    const opened = await onPage({ ...consented(makeSession()), state }, async (page, { calls }) => {
      await page.locator('h1').waitFor();
      expect(calls.map(({ operation }) => operation)).not.toContain('document');
      await page.getByText('The document', { exact: true }).click();
      await page.getByText('Clause 1 of the lease').waitFor();
      expect(await button(page, 'Review and sign').count()).toBe(0);
    });
    expect(opened.calls.map(({ operation }) => operation)).not.toContain('view');
  },
);
