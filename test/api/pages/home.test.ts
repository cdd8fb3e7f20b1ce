import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { makeHomeRouter } from '../../../src/api/pages/home.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { axeViolations } from '../../support/axe.ts';
import { launchBrowser, openWatchedPage } from '../../support/browser.ts';

let app: Application;
let browser: Browser;
let mailbox = true;
beforeAll(async () => {
  app = await startApplication({
    app: {
      extend(extended) {
        const [caught, sent] = [true, false].map((one) => makeHomeRouter({ mailbox: one }));
        extended.use((request, response, next) =>
          (mailbox ? caught : sent)?.(request, response, next),
        );
      },
    },
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

test.each(['light', 'dark'] as const)('the first page leads on, in the %s', async (colorScheme) => {
  const { page, faults } = await openWatchedPage(browser, app.publicUrl, { colorScheme });
  await page.goto(`${app.publicUrl}/`);
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).toEqual(['/verify', '/docs', '/mailbox']);
  expect(await axeViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('where mails are sent there is no mailbox to be led to', async () => {
  mailbox = false;
  expect(await (await fetch(`${app.publicUrl}/`)).text()).not.toContain('/mailbox');
});

test('an address that leads nowhere is a page for people, and a problem for programs', async () => {
  const { page } = await openWatchedPage(browser, app.publicUrl);
  const response = await page.goto(`${app.publicUrl}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();
  const asked = { headers: { accept: 'text/html' } };
  for (const answer of [
    await fetch(`${app.publicUrl}/no/such/page`),
    await fetch(`${app.publicUrl}/api/v1/no-such`, asked),
    await fetch(`${app.publicUrl}/no/such/page`, { ...asked, method: 'POST' }),
  ]) {
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  }
});
