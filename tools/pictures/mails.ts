import { mkdir, writeFile } from 'node:fs/promises';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';
import { renderMail } from '../../src/mail/render-mail.ts';
import {
  hostileMail,
  mailSamples,
  sampleReader,
  sampleSender,
} from '../../test/support/mail-samples.ts';
import { locales, type Locale, type MailContent, type Person } from '../../src/domain/mail/mail.ts';
import { picturesFolder } from './folder.ts';
import { sideBySide } from './side-by-side.ts';

/** One sheet for each mail in pictures/mails, desktop beside phone; one of them in dark mode too. */
const folder = picturesFolder('mails');
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
  return sideBySide(shots, { gap, colours: 16 });
}

const sampleOf = (kind: MailContent['kind']) =>
  mailSamples.find(([, content]) => content.kind === kind)?.[1] ?? hostileMail;
const sampleNamed = (wanted: string) =>
  mailSamples.find(([name]) => name === wanted)?.[1] ?? hostileMail;
const invitation = sampleOf('invitation');
const refused = sampleOf('address_refused');
const code = sampleOf('code');
const blocked = sampleOf('recipient_blocked');
const passedOn = sampleNamed('delegated-owner-code');
const confirmed = sampleNamed('delegated-confirmation');
const inPlace = sampleNamed('invitation-in-place');
/** Words of its own for the owner, beside those for the recipients. */
const toOwner = (['declined', 'expired'] as const).map((kind) => sampleOf(kind));

const otherLocales = locales.filter((locale) => locale !== 'en');

const pictures: [string, Picture][] = [
  ...mailSamples.map(([name, content]): [string, Picture] => [
    name,
    { content, to: isForOwner(content) ? sampleSender : sampleReader },
  ]),
  ...toOwner.map((content): [string, Picture] => [
    `${content.kind}-owner`,
    { content, to: sampleSender },
  ]),
  ...otherLocales.flatMap((locale): [string, Picture][] => [
    [`invitation-signer-${locale}`, { content: invitation, locale }],
    [`address-refused-${locale}`, { content: refused, locale, to: sampleSender }],
    [`code-${locale}`, { content: code, locale }],
    [`recipient-blocked-${locale}`, { content: blocked, locale, to: sampleSender }],
    [`delegated-owner-${locale}`, { content: passedOn, locale, to: sampleSender }],
    [`delegated-confirmation-${locale}`, { content: confirmed, locale }],
    [`invitation-in-place-${locale}`, { content: inPlace, locale }],
  ]),
  ['code-dark', { content: code, scheme: 'dark' }],
  ['invitation-signer-dark', { content: invitation, scheme: 'dark' }],
  ['hostile-title', { content: hostileMail }],
];

function isForOwner(content: MailContent): boolean {
  switch (content.kind) {
    case 'viewed':
    case 'opted_out':
    case 'address_refused':
    case 'recipient_blocked':
    case 'webhook_disabled':
      return true;
    case 'delegated':
      return !content.confirms;
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
