import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { axeViolations } from '../support/axe.ts';
import { launchBrowser, openWatchedPage } from '../support/browser.ts';
import { buildWebInChild } from '../support/web.ts';
import { samplePdf } from './sample-pdf.ts';
import { makeSession } from './sessions.ts';
import { startStandIn, type StandIn } from './stand-in.ts';

let browser: Browser;
let standIn: StandIn;
beforeAll(async () => {
  await buildWebInChild();
  standIn = await startStandIn(samplePdf([['One page']]));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await standIn.close();
});

/** The darkest and the lightest colour that a workspace may choose, two between, and our own. */
const colors = ['#000000', '#767676', '#0b5d57', '#c00000', null];
const cases = colors.flatMap((color) => (['light', 'dark'] as const).map((at) => [color, at]));

test.each(cases as [string | null, 'light' | 'dark'][])(
  'with the colour %s all text can be read, in the %s',
  async (color, colorScheme) => {
    const { page, faults } = await openWatchedPage(browser, standIn.origin, { colorScheme });
    const branding = { name: 'Harbour Estates', accent_color: color, logo_url: null };
    const { url } = standIn.open({ ...makeSession(), branding });
    await page.goto(url);
    await page.getByText('Harbour Estates', { exact: true }).waitFor();
    const brand = await page.evaluate(() =>
      document.documentElement.style.getPropertyValue('--brand'),
    );
    expect(brand).toBe(color ?? '');
    const unreadable = (await axeViolations(page)).filter((one) =>
      one.startsWith('color-contrast'),
    );
    expect(unreadable).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test('the logo stands in for the name, which it is called by', async () => {
  const { page } = await openWatchedPage(browser, standIn.origin);
  const logoUrl = `/branding/${'ab'.repeat(32)}.png`;
  const branding = { name: 'Harbour Estates', accent_color: null, logo_url: logoUrl };
  await page.goto(standIn.open({ ...makeSession(), branding }).url);
  const logo = page.getByRole('img', { name: 'Harbour Estates' });
  expect(await logo.getAttribute('src')).toBe(logoUrl);
  await page.context().close();
});
