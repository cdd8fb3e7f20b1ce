import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ar } from '../../web/src/messages/ar.ts';
import { de } from '../../web/src/messages/de.ts';
import { en } from '../../web/src/messages/en.ts';
import { es } from '../../web/src/messages/es.ts';
import { fr } from '../../web/src/messages/fr.ts';
import { heading, preparePages } from './open-pages.ts';
import { makeSession } from './sessions.ts';

const { onPage } = preparePages();
const budgetBytes = 100 * 1_024;
/** Of what a table says; more is another table. */
const tolerance = 0.2;

const results = readFileSync(new URL('../../bench/results.md', import.meta.url), 'utf8');

/** In kB, as the table of weights tells it. */
function told(what: string): number {
  const [, figure] = new RegExp(`^\\| ${what} \\| ([\\d.]+) \\|`, 'm').exec(results) ?? [];
  if (figure === undefined) throw new Error(`The table of weights has no row "${what}".`);
  return Number(figure);
}

const expectAsTold = (bytes: number, what: string) => {
  expect(bytes / 1_000).toBeGreaterThan(told(what) * (1 - tolerance));
  expect(bytes / 1_000).toBeLessThan(told(what) * (1 + tolerance));
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
        expectAsTold(weigh(false), `the page, \`${language}\``);
        expectAsTold(weigh(true), 'pdf.js and its worker, trimmed');
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
