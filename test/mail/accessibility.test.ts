import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { makeMailboxRouter } from '../../src/api/mailbox/router.ts';
import type { Locale } from '../../src/domain/mail/mail.ts';
import { renderMail } from '../../src/mail/render-mail.ts';
import { makeMailbox } from '@countersign/mailer/mailbox';
import { axeViolations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import {
  hostileMail,
  mailSamples,
  sampleOutgoingMail,
  sampleReader,
} from '../support/mail-samples.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function onPage(
  options: BrowserContextOptions,
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    await steps(await context.newPage());
  } finally {
    await context.close();
  }
}

const phone = { width: 320, height: 640 };

/** A mail stands inside a mail program, which has the landmarks. */
const rulesOfWholePages = ['region', 'landmark-one-main'];

const looks: { locale: Locale; colorScheme: 'light' | 'dark' }[] = [
  { locale: 'en', colorScheme: 'light' },
  { locale: 'ar', colorScheme: 'dark' },
];

test.each(looks)(
  'axe finds nothing on any mail, in $locale and $colorScheme, and a phone is wide enough',
  async ({ locale, colorScheme }) => {
    await onPage({ colorScheme, viewport: phone }, async (page) => {
      for (const [name, content] of [...mailSamples, ['hostile', hostileMail] as const]) {
        const publicUrl = 'https://sign.example.com';
        const { html } = renderMail({ content, locale, to: sampleReader, publicUrl });
        await page.setContent(html);
        const violations = await axeViolations(page, rulesOfWholePages);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect({ name, violations, sideways }).toEqual({ name, violations: [], sideways: 0 });
      }
    });
  },
);

test('axe finds nothing on the mailbox, empty and filled, and on a message in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const mailbox = makeMailbox(folder);
  const server = express().use(makeMailboxRouter({ mailbox })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mailbox`;
  const clean = async (page: Page) => expect(await axeViolations(page)).toEqual([]);
  try {
    for (const { colorScheme } of looks) {
      await onPage({ colorScheme, viewport: phone }, async (page) => {
        await page.goto(address);
        await clean(page);
        await mailbox.send({
          ...sampleOutgoingMail,
          attachments: [
            { filename: 'Lease.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
          ],
        });
        await page.getByRole('link', { name: 'Look for new mail' }).click();
        await page.locator('a.mail').first().waitFor();
        await clean(page);
        await page.locator('a.mail').first().click();
        await page.getByRole('link', { name: 'Lease.pdf' }).waitFor();
        await clean(page);
      });
    }
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  }
});
