import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { makeSigningPageRouter } from '../../src/api/pages/signing-page.ts';
import { makeVerifyPagesRouter } from '../../src/api/verify/pages.ts';
import { webDistFolder } from '../../src/start/build/build-web.ts';
import { verificationKey } from '../../src/evidence/records/verification-key.ts';
import { startApplication, type Application } from '../support/application.ts';
import { axeViolations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { givenEvidence } from '../support/evidence.ts';
import { onDrawnPage, onWatchedPage } from '../support/page-steps.ts';
import { buildWebInChild } from '../support/web.ts';

/** The service with a sealed document, and a browser, for all tests of a file. */
export function prepareVerifyPages() {
  let app: Application;
  let browser: Browser;
  let given: Awaited<ReturnType<typeof givenEvidence>>;

  beforeAll(async () => {
    await buildWebInChild();
    app = await startApplication({
      files: true,
      app: {
        extend(extended) {
          extended.use(makeSigningPageRouter({ distFolder: webDistFolder, embedOrigins: [] }));
          extended.use(makeVerifyPagesRouter({ distFolder: webDistFolder }));
        },
      },
    });
    given = await givenEvidence(app);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  /** Opens an address, and holds the page to its policy, and to axe, until the end of the steps. */
  const visit = (
    path: string,
    steps: (page: Page, posted: string[]) => Promise<void>,
    options: BrowserContextOptions = {},
  ): Promise<void> =>
    onWatchedPage(
      browser,
      app.publicUrl,
      async (page) => {
        const posted: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') {
            posted.push(`${request.url()} ${request.postData() ?? ''}`);
          }
        });
        await page.goto(`${app.publicUrl}${path}`);
        await steps(page, posted);
        expect(await axeViolations(page)).toEqual([]);
      },
      options,
    );

  return {
    onAddress: (...visited: Parameters<typeof visit>) => onDrawnPage(() => visit(...visited)),
    publicUrl: () => app.publicUrl,
    /** The public id of the document. */
    id: () => given.id,
    /** What the code on the certificate page adds to the address. */
    code: () => {
      const [first] = given.content.log.events;
      return `#${verificationKey(Buffer.from(first?.salt ?? '', 'base64'), given.id)}`;
    },
    sealed: () => given.sealed,
    /** The sealed file with one byte changed. */
    altered: () => Buffer.from(given.sealed).fill(0x20, 700, 701),
  };
}

export const give = (page: Page, bytes: Uint8Array, name = 'Lease.pdf') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });

/** Of what was found. */
export const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
