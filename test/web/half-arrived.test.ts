import { expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { de } from './page-words.ts';
import { button, heading, preparePages } from './open-pages.ts';
import { samplePdf } from './sample-pdf.ts';
import { consented, makeSession } from './sessions.ts';

const text = 'The lease of a bad connection';
const { onAddress, onPage } = preparePages(samplePdf([[text]]));

const ways: Record<string, (route: Route) => Promise<void>> = {
  'did not come': (route) => route.abort(),
  'ends in its middle': async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.length / 2) });
  },
};
const eachWay = test.each(Object.keys(ways));

/** What comes of these files, until `mend`. */
const broken = (files: RegExp, how: string) => ({
  provoked: /uncaught: SyntaxError/,
  async prepare(page: Page) {
    await page.route(files, (route) => ways[how]?.(route));
  },
});
const mend = (page: Page) => page.unrouteAll({ behavior: 'wait' });

const script = /\/assets\/(index|verify)-[^/]*\.js$/;
const styleSheet = /\/assets\/(index|verify)-[^/]*\.css$/;
const pdfjs = /\/assets\/pdfjs-(?!worker)[^/]*\.js$/;
const smallWorker = /\/assets\/pdfjs-worker-[^/]*\.js$/;
const printFonts = /\/assets\/print-fonts-[^/]*\.js$/;
const words = /\/assets\/page-[^/]*\.js$/;

const said = (page: Page) => page.getByText('This page has not arrived completely.');
const again = (page: Page) => page.getByRole('link', { name: 'Load the page again' });

eachWay(
  'where the script %s, the page says so in every language, and is loaded anew by its link',
  async (how) => {
    await onPage(
      makeSession(),
      async (page) => {
        await said(page).waitFor();
        await page.getByText('Diese Seite ist nicht vollständig angekommen.').waitFor();
        expect(await page.locator('#page').innerHTML()).toBe('');
        await mend(page);
        await again(page).click();
        await heading(page, 'Before you open the document').waitFor();
        await said(page).waitFor({ state: 'hidden' });
      },
      broken(script, how),
    );
  },
);

eachWay('where the script of the page that verifies %s, it says so too', async (how) => {
  await onAddress(
    '/verify',
    async (page) => {
      await said(page).waitFor();
      await mend(page);
      await again(page).click();
      await page.locator('input[type=file]').waitFor({ state: 'attached' });
      await said(page).waitFor({ state: 'hidden' });
    },
    broken(script, how),
  );
});

test('a script that fails at its start leaves no blank page', async () => {
  await onPage(
    makeSession(),
    async (page) => {
      await said(page).waitFor();
    },
    {
      provoked: /uncaught: Error: at its start/,
      async prepare(page) {
        const body = 'throw new Error("at its start")';
        await page.route(script, (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        );
      },
    },
  );
});

test('a script that is long on its way is told of, until it is there', async () => {
  const delivered = Promise.withResolvers<undefined>();
  await onPage(makeSession(), async (page) => {
    await page.clock.install();
    await page.route(script, async (route) => {
      await delivered.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    // It stands behind what waits.
    await page.locator('#outdated').waitFor({ state: 'attached' });
    expect(await said(page).isVisible()).toBe(false);
    await page.clock.fastForward(15_000);
    await said(page).waitFor();
    delivered.resolve(undefined);
    await heading(page, 'Before you open the document').waitFor();
    await said(page).waitFor({ state: 'hidden' });
  });
});

eachWay('a page whose style sheet %s says so above itself', async (how) => {
  await onPage(
    makeSession(),
    async (page) => {
      await said(page).waitFor();
      await heading(page, 'Before you open the document').waitFor();
      await mend(page);
      await again(page).click();
      await said(page).waitFor({ state: 'hidden' });
      await heading(page, 'Before you open the document').waitFor();
    },
    broken(styleSheet, how),
  );
});

eachWay('where pdf.js %s, nothing is signed, and “Try again” gets it', async (how) => {
  await onPage(
    consented(makeSession()),
    async (page) => {
      await page.getByText('The document could not be shown.').waitFor();
      expect(await button(page, 'Review and sign').isDisabled()).toBe(true);
      await mend(page);
      await button(page, 'Try again').click();
      await page.locator('.text-layer').getByText(text).waitFor();
    },
    broken(pdfjs, how),
  );
});

eachWay('where the smaller worker of pdf.js %s, the whole one shows the document', async (how) => {
  await onPage(
    consented(makeSession()),
    async (page) => {
      await page.locator('.text-layer').getByText(text).waitFor();
      expect(await said(page).isVisible()).toBe(false);
      await mend(page);
    },
    broken(smallWorker, how),
  );
});

eachWay('where what draws a typed signature %s, it is signed all the same', async (how) => {
  await onPage(
    consented(makeSession()),
    async (page) => {
      await page.locator('.text-layer').getByText(text).waitFor();
      await button(page, 'Review and sign').click();
      await button(page, 'Sign document').click();
      await heading(page, 'You have signed').waitFor();
      await mend(page);
    },
    broken(printFonts, how),
  );
});

eachWay('where the file of a language %s, the page speaks English', async (how) => {
  await onPage(
    makeSession(),
    async (page) => {
      await heading(page, 'Before you open the document').waitFor();
      expect(await heading(page, de.consent.title).count()).toBe(0);
      await mend(page);
    },
    { locale: 'de', ...broken(words, how) },
  );
});
