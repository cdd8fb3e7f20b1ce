import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openApiDocument } from '../../../src/api/openapi/document.ts';
import { makeReferenceRouter } from '../../../src/api/pages/reference.ts';
import { makeSigningPageRouter } from '../../../src/api/pages/signing-page.ts';
import { webDistFolder } from '../../../src/start/build/build-web.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { launchBrowser, openWatchedPage } from '../../support/browser.ts';
import { buildWebInChild } from '../../support/web.ts';
import { givenWorkspace, type Workspace } from '../../support/workspace.ts';

/** Document, script, style, icon and openapi.json, as they came over the line. */
const budgetBytes = 400_000;

let app: Application;
let browser: Browser;
let workspace: Workspace;
beforeAll(async () => {
  await buildWebInChild();
  app = await startApplication({
    app: {
      extend(extended) {
        extended.use(makeSigningPageRouter({ distFolder: webDistFolder, embedOrigins: [] }));
        extended.use(makeReferenceRouter({ distFolder: webDistFolder }));
      },
    },
  });
  workspace = await givenWorkspace(app);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

/** Opens the reference, and holds it to its policy until the end of the steps. */
async function onReference(
  at: string,
  steps: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const { page, faults } = await openWatchedPage(browser, app.publicUrl, options);
  await page.goto(`${app.publicUrl}/docs${at}`);
  await page.locator('.main-content').waitFor();
  await steps(page);
  expect(faults).toEqual([]);
  await page.context().close();
}

/** The summaries of the contract's operations, webhooks with them. */
function summaries(): string[] {
  const { paths = {}, webhooks = {} } = openApiDocument();
  return [...Object.values(paths), ...Object.values(webhooks)].flatMap((item) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [operation.summary ?? ''] : [];
    }),
  );
}

test('all that a browser fetches for the reference is less than 400 kB, and comes from here', async () => {
  await onReference('', async (page) => {
    await page.locator('.nav-bar-path').first().waitFor();
    const files = await page.evaluate(() =>
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
        .map(({ name, encodedBodySize }) => ({
          path: new URL(name).pathname,
          bytes: encodedBodySize,
        })),
    );
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/docs',
        expect.stringMatching(/^\/assets\/reference-.*\.js$/),
        expect.stringMatching(/^\/assets\/reference-.*\.css$/),
        '/api/v1/openapi.json',
      ]),
    );
    expect(files.every(({ bytes }) => bytes > 0)).toBe(true);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(budgetBytes);
  });
});

test('every operation of the contract is in the navigation, and opens', async () => {
  await onReference('', async (page) => {
    const entries = page.locator('.nav-bar-path');
    await entries.first().waitFor();
    const listed = (await entries.allTextContents()).map((text) =>
      text.replace(/\s+/g, ' ').replace('(Webhook)', '').trim(),
    );
    expect([...listed].sort()).toEqual(summaries().sort());
    for (const [index, summary] of listed.entries()) {
      await entries.nth(index).click();
      await page.locator('.main-content').getByText(summary, { exact: true }).first().waitFor();
    }
  });
});

test('a request is tried with the key of the field at the top, as bearer token', async () => {
  await onReference('#?route=get-/api/v1/documents', async (page) => {
    const execute = page.getByRole('button', { name: 'Execute' });
    await execute.waitFor();
    await page.getByLabel('API key').fill(workspace.key);
    const tried = page.waitForResponse((answer) => answer.url().includes('/api/v1/documents'));
    await execute.click();
    expect((await tried).status()).toBe(200);
  });
});

test('the reference runs scripts of this origin alone, and is framed by nobody', async () => {
  const { headers } = await fetch(`${app.publicUrl}/docs`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]),
  );
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
