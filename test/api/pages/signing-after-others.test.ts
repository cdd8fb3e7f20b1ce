import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { makeSigningPageRouter } from '../../../src/api/pages/signing-page.ts';
import { webDistFolder } from '../../../src/start/build/build-web.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { launchBrowser, openWatchedPage } from '../../support/browser.ts';
import { buildWebInChild } from '../../support/web.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { agree, button } from '../../web/open-pages.ts';

let app: Application;
let browser: Browser;
beforeAll(async () => {
  await buildWebInChild();
  app = await startApplication({
    files: true,
    app: {
      extend: (express) =>
        express.use(makeSigningPageRouter({ distFolder: webDistFolder, embedOrigins: [] })),
    },
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

const rent = {
  name: 'rent',
  source: 'form' as const,
  label: 'Rent',
  type: 'text' as const,
  required: true,
  page: 0,
  rect: [100, 600, 200, 20] as [number, number, number, number],
  signer: 1,
};

/** The page behind a recipient's link, which is held to its policy until it is left. */
async function onLink(
  { workspace, id }: { workspace: Workspace; id: string },
  recipientId: string | undefined,
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const { body } = await workspace.api.get('/recipients/get', {
    document_id: id,
    id: recipientId ?? '',
  });
  const { page, faults } = await openWatchedPage(browser, app.publicUrl);
  await page.goto(String(body.signing_url));
  await steps(page);
  expect(faults).toEqual([]);
  await page.context().close();
}

/** What stands on the page of the document, whoever wrote it there. */
const onPaper = (page: Page, text: string) =>
  page.locator('.pdf-page').getByText(text, { exact: true }).first().waitFor();

test('nobody acts on a blank form: each sees on the page what those before filled and signed', async () => {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'ana@example.com', name: 'Ana Torres', order: 1 },
      { email: 'vic@example.com', name: 'Vic Wood', role: 'viewer', order: 1 },
      { email: 'ada@example.com', name: 'Ada Reyes', role: 'approver', order: 2 },
      { email: 'ben@example.com', name: 'Ben Okafor', order: 3 },
    ],
    fields: [rent],
    send: true,
  });
  const [ana, vic, ada, ben] = recipientIds;
  const given = { workspace, id };

  await onLink(given, ana, async (page) => {
    await agree(page);
    await page.locator('#review:enabled').waitFor();
    await page.getByRole('textbox', { name: 'Rent' }).first().fill('1,450 a month');
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await page.getByRole('heading', { level: 1, name: 'You have signed' }).waitFor();
  });
  await onLink(given, vic, async (page) => {
    await button(page, 'Show the document').click();
    await onPaper(page, '1,450 a month');
    await onPaper(page, 'Ana Torres');
  });
  await onLink(given, ada, async (page) => {
    await agree(page);
    await onPaper(page, '1,450 a month');
    await onPaper(page, 'Ana Torres');
    await button(page, 'Review and approve').click();
    await button(page, 'Approve document').click();
    await page.getByRole('heading', { level: 1, name: 'You have approved' }).waitFor();
  });
  await onLink(given, ben, async (page) => {
    await agree(page);
    await onPaper(page, 'Ana Torres');
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await page.getByRole('heading', { level: 1, name: 'Signed and completed' }).waitFor();
  });

  await app.seal(id);
  await onLink(given, ana, async (page) => {
    const download = page.waitForEvent('download');
    await button(page, 'Download the completed document').click();
    await download;
    await page.getByText('The document', { exact: true }).click();
    await onPaper(page, 'Ben Okafor');
    // The certificate page, which the seal added.
    await page.locator('.pdf-page').last().getByText('/verify/', { exact: false }).waitFor();
  });
});
