import { mkdir, writeFile } from 'node:fs/promises';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { renderMail } from '../src/mail/render-mail.ts';
import {
  hostileMail,
  mailSamples,
  sampleReader,
  sampleSender,
} from '../test/support/mail-samples.ts';
import type { Locale, MailContent, Person } from '../src/domain/mail/mail.ts';

/** One sheet for each mail in docs/mails, desktop beside phone; one of them in dark mode too. */
const folder = new URL('../docs/mails/', import.meta.url);
const widths = [660, 375];
interface Picture {
  content: MailContent;
  locale?: Locale;
  to?: Person;
  scheme?: 'light' | 'dark';
}
const gap = 20;

async function sheet(
  browser: Browser,
  { content, locale = 'en', to = sampleReader, scheme: colorScheme = 'light' }: Picture,
): Promise<Buffer> {
  const { html } = renderMail({ content, locale, to, publicUrl: 'https://sign.example.com' });
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

const sampleOf = (kind: MailContent['kind']) =>
  mailSamples.find(([, content]) => content.kind === kind)?.[1] ?? hostileMail;
const invitation = sampleOf('invitation');
const refused = sampleOf('address_refused');
/** Words of its own for the owner, beside those for the recipients. */
const toOwner = (['declined', 'expired'] as const).map((kind) => sampleOf(kind));

const pictures: [string, Picture][] = [
  ...mailSamples.map(([name, content]): [string, Picture] => [
    name,
    { content, to: isForOwner(content) ? sampleSender : sampleReader },
  ]),
  ...toOwner.map((content): [string, Picture] => [
    `${content.kind}-owner`,
    { content, to: sampleSender },
  ]),
  ...(['de', 'fr', 'es', 'ar'] as const).flatMap((locale): [string, Picture][] => [
    [`invitation-signer-${locale}`, { content: invitation, locale }],
    [`address-refused-${locale}`, { content: refused, locale, to: sampleSender }],
  ]),
  ['invitation-signer-dark', { content: invitation, scheme: 'dark' }],
  ['hostile-title', { content: hostileMail }],
];

function isForOwner(content: MailContent): boolean {
  switch (content.kind) {
    case 'viewed':
    case 'opted_out':
    case 'address_refused':
    case 'webhook_disabled':
      return true;
    case 'expiry_warning':
    case 'completed':
      return !('link' in content);
    default:
      return false;
  }
}

const browser = await playwright.launch({ executablePath: await chromium.executablePath() });
await mkdir(folder, { recursive: true });
for (const [name, picture] of pictures) {
  await writeFile(new URL(`${name}.png`, folder), await sheet(browser, picture));
}
await browser.close();
