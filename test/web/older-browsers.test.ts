import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { SigningSession } from '../../pages/src/api/session.ts';
import { newerFunctions, takeAway, type FunctionPath } from './newer-functions.ts';
import { adoptAll, button, heading, posts, preparePages } from './open-pages.ts';
import { samplePdf } from './sample-pdf.ts';
import { allFields, consented, makeSession } from './sessions.ts';
import type { OpenSession } from './stand-in.ts';

const text = 'The lease of an older browser';
const { onPage } = preparePages(samplePdf([[text], ['Its second page']]));
const newer = newerFunctions();

/** Opens the page in a browser that lacks these, in page and worker; `steps` is told its workers. */
async function onOlderPage(
  session: SigningSession,
  without: readonly FunctionPath[],
  steps: (page: Page, workers: readonly string[]) => Promise<void>,
): Promise<OpenSession> {
  const script = `(${takeAway.toString()})(${JSON.stringify(without)});`;
  let workers: string[] = [];
  return onPage(
    session,
    async (page) => {
      await steps(page, workers);
      // A worker may still be on its way.
      await page.unrouteAll({ behavior: 'wait' });
    },
    {
      async prepare(page) {
        workers = [];
        page.on('worker', (worker) => workers.push(worker.url()));
        await page.addInitScript(script);
        await page.route(/\/assets\/pdfjs-worker-/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: `${script}${await response.text()}` });
        });
      },
    },
  );
}

test('all that is newer than the oldest browsers may be missing, in page and worker: the document shows and is signed', async () => {
  const session = { ...consented(makeSession()), fields: allFields.slice(0, 1) };
  const opened = await onOlderPage(session, newer, async (page, workers) => {
    expect(await page.evaluate(() => [typeof Intl.Segmenter, 'fromAsync' in Array])).toEqual([
      'undefined',
      false,
    ]);
    await page.locator('.text-layer').getByText(text).waitFor();
    expect(workers.join()).toMatch(/^[^,]*\/pdfjs-worker-[^,]*$/);
    await page.locator('#place-fld_1').fill('Compilers Ltd');
    await page.getByLabel('Your name').fill('Zoë 👩‍👧 สมชาย');
    await adoptAll(page);
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
    expect(await page.locator('#outdated').isHidden()).toBe(true);
  });
  expect(JSON.stringify(posts(opened).at(-1)?.body)).toContain('Zoë 👩‍👧 สมชาย');
});

test('one of them may be missing while the others are there', async () => {
  const alone: FunctionPath[] = [
    ['Promise', 'withResolvers'],
    ['Promise', 'try'],
    ['URL', 'parse_static'],
    ['String', 'toWellFormed'],
    ['Uint8Array', 'fromBase64'],
    ['Intl', 'Segmenter'],
    ['OffscreenCanvas'],
    ['DecompressionStream'],
  ];
  expect(newer).toEqual(expect.arrayContaining(alone));
  for (const path of alone) {
    await onOlderPage(consented(makeSession()), [path], async (page) => {
      await page.locator('.text-layer').getByText(text).waitFor();
    });
  }
});

test.each<FunctionPath>([['Array', 'findLast'], ['structuredClone'], ['HTMLElement', 'inert']])(
  'a browser before them, without %s %s, is told so',
  async (...path) => {
    await onOlderPage(makeSession(), [path], async (page) => {
      await page.getByText('This browser is too old to show the document.').waitFor();
      await page.getByText('Dieser Browser ist zu alt').waitFor();
    });
  },
);
