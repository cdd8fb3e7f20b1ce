import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { makeSigningPageRouter } from '../../../src/api/pages/signing-page.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { launchBrowser, openWatchedPage } from '../../support/browser.ts';
import { buildWebInChild } from '../../support/web.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { agree, button, heading } from '../../web/open-pages.ts';

let app: Application;
let browser: Browser;
let workspace: Workspace;
beforeAll(async () => {
  await buildWebInChild();
  const distFolder = join(import.meta.dirname, '..', '..', '..', 'pages', 'dist');
  app = await startApplication({
    app: {
      extend: (express) => express.use(makeSigningPageRouter({ distFolder, embedOrigins: [] })),
    },
  });
  browser = await launchBrowser();
  workspace = await givenWorkspace(app);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

/** The page that the recipient's link opens, served and answered by the service itself. */
async function openLink(documentId: string, recipientId: string | undefined) {
  const { body } = await workspace.api.get('/recipients/get', {
    document_id: documentId,
    id: recipientId ?? '',
  });
  const watched = await openWatchedPage(browser, app.publicUrl);
  await watched.page.goto(String(body.signing_url));
  return watched;
}

test('a signer consents, reads, types a name and signs in the browser, and the document completes', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const { page, faults } = await openLink(id, recipientIds[0]);
  await agree(page);
  await heading(page, 'Sign this document').waitFor();
  await page.getByRole('radio', { name: 'Type' }).check();
  await page.getByRole('textbox', { name: /name/i }).fill('Ana Torres');
  await button(page, 'Review and sign').click();
  await button(page, 'Sign document').click();
  await page.getByRole('heading', { level: 1, name: /signed|complete/i }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();

  const { body } = await workspace.api.get('/documents/get', { id });
  expect(body).toMatchObject({ status: 'completed', signed_count: 1 });
  const { body: list } = await workspace.api.get('/signatures', { document_id: id });
  expect(list.signatures).toMatchObject([{ signature_type: 'typed', signer_name: 'Ana Torres' }]);
});
