import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import type { Locale } from '../../../src/domain/mail/mail.ts';
import { sideBySide } from '../side-by-side.ts';

/** One state of a page: how to get there, in a page of the given language. */
export interface Screen {
  name: string;
  /** Not in English and Arabic alone. */
  inEveryLanguage?: true;
  open: (page: Page, locale: Locale) => Promise<void>;
}

const views = [
  { width: 390, height: 844 },
  { width: 1_180, height: 844 },
].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);
const gap = 16;
/** What lies further down is not shown. */
const maxHeight = 1_300;
const patienceMs = 60_000;

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
);
const arabic = (await readFile(fontFile)).toString('base64');

/**
 * The browser that npm brings has no Arabic letters, as every phone and desktop does: they come
 * under the name of a font that the pages ask for behind the system's own.
 */
async function addArabic(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const unicodeRange = 'U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFF';
  const font = new FontFace('Segoe UI', bytes, { unicodeRange, weight: '100 900' });
  document.fonts.add(await font.load());
  await document.fonts.ready;
  // What was drawn without the letters is drawn again.
  const { style } = document.documentElement;
  style.display = 'none';
  document.documentElement.getBoundingClientRect();
  style.display = '';
}

/** Until nothing is fetched any more; a page that waits for its answer never rests. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}

/** Phone and desktop, light and dark, side by side. */
export async function takeSheet(
  browser: Browser,
  { open }: Screen,
  locale: Locale,
): Promise<Buffer> {
  const shots: Buffer[] = [];
  for (const view of views) {
    const context = await browser.newContext({
      ...view,
      locale,
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(patienceMs);
    // What is drawn before the letters come is not always drawn again with them.
    await context.addInitScript(addArabic, arabic);
    const page = await context.newPage();
    await open(page, locale);
    await rest(page);
    await page.evaluate(addArabic, arabic);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // A taller window, so that what is fixed to its foot stays there.
    const { viewport } = view;
    const tall = Math.min(Math.max(height, viewport.height), maxHeight);
    await page.setViewportSize({ ...viewport, height: tall });
    await rest(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    shots.push(await page.screenshot({ animations: 'disabled' }));
    await context.close();
  }
  return sideBySide(shots, { gap, colours: 48 });
}
