import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ar, de, en, es, fr } from './page-words.ts';
import { heading, preparePages } from './open-pages.ts';
import { makeSession } from './sessions.ts';

const { onPage } = preparePages();
const budgetBytes = 100 * 1_024;
/** Of what is usual; more is another figure. */
const tolerance = 0.2;

/** What is fetched until the consent is on the screen, compressed; everything but the session is cached for good. */
const usualKb = { en: 52, de: 58, fr: 58, es: 57, ar: 58, pdfjs: 272 };

const expectAsUsual = (bytes: number, what: keyof typeof usualKb) => {
  expect(bytes / 1_000).toBeGreaterThan(usualKb[what] * (1 - tolerance));
  expect(bytes / 1_000).toBeLessThan(usualKb[what] * (1 + tolerance));
};

test.each([en, de, fr, es, ar].map((messages) => ({ messages, language: messages.language })))(
  'the page in $language weighs at most 100 kB before pdf.js, which comes while the consent is read',
  async ({ messages, language }) => {
    await onPage(
      makeSession(),
      async (page) => {
        await heading(page, messages.consent.title).waitFor();
        await page.waitForFunction(
          () =>
            performance
              .getEntriesByType('resource')
              .filter(({ name }) => /\/assets\/pdfjs-[^/]*\.js$/.test(name)).length >= 2,
        );
        const files = await transferred(page);
        const weigh = (pdfjs: boolean) =>
          files
            .filter(({ isPdfjs }) => isPdfjs === pdfjs)
            .reduce((sum, { bytes }) => sum + bytes, 0);
        expect(weigh(false)).toBeLessThanOrEqual(budgetBytes);
        expectAsUsual(weigh(false), language);
        expectAsUsual(weigh(true), 'pdfjs');
      },
      { locale: language },
    );
  },
);

/** What came over the line, compressed as it was, each file once; of answers of the service too. */
const transferred = (page: Page) =>
  page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type),
    ) as PerformanceResourceTiming[];
    const weights = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return [...weights].map(([name, bytes]) => ({
      isPdfjs: /\/assets\/pdfjs-[^/]*\.js$/.test(name),
      bytes,
    }));
  });
