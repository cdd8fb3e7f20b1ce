import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { launchBrowser, openWatchedPage } from '../../support/browser.ts';
import type { Browser } from 'playwright-core';

let app: Application;
let browser: Browser;
beforeAll(async () => {
  app = await startApplication();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

test('the reference shows the operations and asks nobody else for anything', async () => {
  const { page, faults } = await openWatchedPage(browser, app.publicUrl);
  await page.goto(`${app.publicUrl}/docs`);
  await page.getByRole('heading', { name: 'Countersign' }).first().waitFor();
  await page.getByText('Documents', { exact: true }).first().waitFor();
  await page.goto(`${app.publicUrl}/docs#tag/templates/POST/api/v1/templates/use`);
  await page.getByText('Create a document from a template').first().waitFor();
  await page.waitForLoadState('networkidle');
  // One of its libraries tries to make code from text, is refused, and works without it.
  expect(faults.filter((fault) => fault !== 'violation: script-src eval')).toEqual([]);
});

test('the page is served with a policy that lets in no foreign script, with a new nonce each time', async () => {
  const first = await fetch(`${app.publicUrl}/docs`);
  const second = await fetch(`${app.publicUrl}/docs`);
  const nonceOf = (response: Response) =>
    /script-src 'nonce-([^']+)';/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  expect(nonceOf(first)).toEqual(expect.stringMatching(/^[A-Za-z0-9+/]{22}==$/));
  expect(nonceOf(second)).not.toBe(nonceOf(first));
  expect(await first.text()).toContain(`nonce="${nonceOf(first)}" src="/docs/scalar.js"`);
});

test('the script comes whole, compressed or not', async () => {
  const address = `${app.publicUrl}/docs/scalar.js`;
  const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const compressed = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await compressed.text()).toBe(await plain.text());
});
