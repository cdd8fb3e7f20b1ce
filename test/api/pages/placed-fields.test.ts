import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { makeSigningPageRouter } from '../../../src/api/pages/signing-page.ts';
import { DocumentEntity } from '../../../src/persistence/entities/documents.ts';
import { webDistFolder } from '../../../src/start/build/build-web.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { launchBrowser, openWatchedPage } from '../../support/browser.ts';
import { sealedFile } from '../../support/evidence.ts';
import { textOf } from '../../support/pdf-text.ts';
import { heldBy, placedField, placeFields } from '../../support/placed-fields.ts';
import { rowId } from '../../support/uuid.ts';
import { buildWebInChild } from '../../support/web.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { adoptAll, agree, button, heading } from '../../web/open-pages.ts';

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

/** An approver and a signer, each with a suggestion, a day of theirs, and something to fill in. */
async function givenPlaced() {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'ada@example.com', name: 'Ada Reyes', role: 'approver', order: 1 },
      { email: 'ana@example.com', name: 'Ana Torres', order: 2 },
    ],
  });
  const [ada = '', ana = ''] = recipientIds;
  const day = {
    type: 'date',
    auto: 'signed_at',
    format: { kind: 'date', pattern: 'd mmmm yyyy' },
  } as const;
  const line = (name: string, y: number, of: string, more: Parameters<typeof placedField>[1]) =>
    placedField(name, { holder: heldBy(of), rect: [72, y, 200, 18], ...more });
  await placeFields(app, id, [
    line('Budget', 700, ada, { type: 'number', value: 1_250 }),
    line('Remark', 670, ada, { required: true }),
    line('Approved on', 640, ada, day),
    line('City', 600, ana, { value: 'Oslo' }),
    line('Street', 570, ana, { value: 'Fjord Street' }),
    line('Signed on', 540, ana, day),
    line('Signature', 480, ana, { type: 'signature', required: true, rect: [72, 480, 180, 36] }),
  ]);
  await workspace.api.post('/documents/send', { query: { id } });
  const redirectUrl = `${app.publicUrl}/after?case=7`;
  await app.database.fork().nativeUpdate(DocumentEntity, { id: rowId('doc', id) }, { redirectUrl });
  return { workspace, id, ada, ana };
}

/** The page behind a recipient's link, which is held to its policy until it is left. */
async function onLink(
  { workspace, id }: { workspace: Workspace; id: string },
  recipientId: string,
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const query = { document_id: id, id: recipientId };
  const { body } = await workspace.api.get('/recipients/get', query);
  const { page, faults } = await openWatchedPage(browser, app.publicUrl, {
    viewport: { width: 1_280, height: 800 },
  });
  await page.goto(String(body.signing_url));
  await agree(page);
  await page.locator('#review:enabled').waitFor();
  await steps(page);
  expect(faults).toEqual([]);
  await page.context().close();
}

const place = (page: Page, name: string) =>
  page.locator('.places').getByRole('textbox', { name, exact: true });

test('what approver and signer leave, fill in and change stands in the sealed file, and both are led on', async () => {
  const given = await givenPlaced();
  const { id, ada, ana } = given;
  await onLink(given, ada, async (page) => {
    await place(page, 'Remark').fill('Within the limit');
    await button(page, 'Review and approve').last().click();
    await button(page, 'Approve document').click();
    await heading(page, 'You have approved').waitFor();
    await page.getByRole('link', { name: /^Continue to/ }).click();
    await page.waitForURL(`${app.publicUrl}/after?case=7&event=approved&document_id=${id}`);
  });
  await onLink(given, ana, async (page) => {
    await page.locator('.pdf-page').getByText('Within the limit').first().waitFor();
    await place(page, 'Street').fill('Mill Lane');
    await adoptAll(page);
    await button(page, 'Review and sign').last().click();
    await button(page, 'Sign document').click();
    await heading(page, 'Signed and completed').waitFor();
    await page.waitForURL(`${app.publicUrl}/after?case=7&event=signed&document_id=${id}`);
  });
  await app.seal(id);
  const text = await textOf(await sealedFile(app, id));
  const at = app.clock.now();
  const month = at.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const day = `${at.getUTCDate()} ${month} ${at.getUTCFullYear()}`;
  expect(text.split(day).length - 1).toBeGreaterThanOrEqual(2);
  for (const words of ['1250', 'Within the limit', 'Oslo', 'Mill Lane', 'Ana Torres']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Fjord Street');
});
