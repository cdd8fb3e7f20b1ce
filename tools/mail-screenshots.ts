import { mkdir, writeFile } from 'node:fs/promises';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { renderMail } from '../src/activities/mail-content/render-mail.ts';
import { hostileMail, mailSamples, sampleReader } from '../test/support/mail-samples.ts';
import type { Locale, MailContent } from '../src/domain/mail/mail.ts';

/** One sheet for each mail in docs/mails, desktop beside phone; one of them in dark mode too. */
const folder = new URL('../docs/mails/', import.meta.url);
const widths = [660, 375];
type Scheme = 'light' | 'dark';
const gap = 20;

async function sheet(
  browser: Browser,
  content: MailContent,
  locale: Locale,
  colorScheme: Scheme,
): Promise<Buffer> {
  const { html } = renderMail({
    content,
    locale,
    to: sampleReader,
    publicUrl: 'https://sign.example.com',
  });
  const shots: Buffer[] = [];
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 400 }, colorScheme });
    const page = await context.newPage();
    await page.setContent(html);
    shots.push(await page.screenshot({ fullPage: true }));
    await context.close();
  }
  return sideBySide(shots);
}

async function sideBySide(shots: Buffer[]): Promise<Buffer> {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let left = gap;
  let tallest = 0;
  for (const input of shots) {
    const { width, height } = await sharp(input).metadata();
    placed.push({ input, left, top: gap });
    left += width + gap;
    tallest = Math.max(tallest, height);
  }
  const background = '#8a94a3';
  return sharp({ create: { width: left, height: tallest + 2 * gap, channels: 3, background } })
    .composite(placed)
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

const invitation = mailSamples[0]?.[1] ?? hostileMail;
const mails: [string, MailContent, Locale, Scheme?][] = [
  ...mailSamples.map(([name, content]): [string, MailContent, Locale] => [name, content, 'en']),
  ...(['de', 'fr', 'es', 'ar'] as const).map((locale): [string, MailContent, Locale] => [
    `invitation-signer-${locale}`,
    invitation,
    locale,
  ]),
  ['invitation-signer-dark', invitation, 'en', 'dark'],
  ['hostile-title', hostileMail, 'en'],
];

const browser = await playwright.launch({ executablePath: await chromium.executablePath() });
await mkdir(folder, { recursive: true });
for (const [name, content, locale, scheme = 'light'] of mails) {
  await writeFile(new URL(`${name}.png`, folder), await sheet(browser, content, locale, scheme));
}
await browser.close();
