/**
 * The states of the pages and the mails as people see them, a sheet for each in pictures/pages; with
 * parts of names as arguments only those.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { buildWeb } from '../../../src/start/build/build-web.ts';
import { locales, type Locale } from '../../../src/domain/mail/mail.ts';
import { launchBrowser } from '../../../test/support/browser.ts';
import { samplePdf } from '../../../test/web/sample-pdf.ts';
import { startStandIn } from '../../../test/web/stand-in.ts';
import { mailScreens } from './mails.ts';
import { passingScreens } from './passing.ts';
import { proofScreens } from './proof.ts';
import { takeSheet } from './sheet.ts';
import { signingScreens } from './signing.ts';
import { startVerify } from './verify.ts';
import { picturesFolder } from '../folder.ts';

const folder = picturesFolder('pages');
const wanted = process.argv.slice(3);

await buildWeb({ say: (line) => console.log(line) });
const standIn = await startStandIn(
  samplePdf(Array.from({ length: 6 }, (_, page) => [`Clause ${page + 1} of the lease`])),
);
const verify = await startVerify();
const browser = await launchBrowser();
await mkdir(folder, { recursive: true });
const screens = [
  ...signingScreens(standIn),
  ...proofScreens(standIn),
  ...passingScreens(standIn),
  ...verify.screens,
  ...mailScreens,
];
for (const screen of screens) {
  if (wanted.length > 0 && !wanted.some((part) => screen.name.includes(part))) continue;
  const english = await takeSheet(browser, screen, 'en');
  await keep(screen.name, 'en', english);
  const others = screen.inEveryLanguage ? locales.filter((one) => one !== 'en') : ['ar' as const];
  for (const locale of others) {
    const sheet = await takeSheet(browser, screen, locale);
    // What is in English only has one sheet.
    if (!sheet.equals(english)) await keep(screen.name, locale, sheet);
  }
}
await browser.close();
await verify.close();
await standIn.close();

async function keep(screen: string, locale: Locale, sheet: Buffer): Promise<void> {
  const name = `${screen}-${locale}.png`;
  await writeFile(new URL(name, folder), sheet);
  console.log(name);
}
