import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ar } from './verify-words.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { openWithoutScripts } from '../support/browser.ts';
import { give, prepareVerifyPages, title } from './open-verify.ts';

const { altered, code, id, onAddress, sealed } = prepareVerifyPages();

interface Looked {
  at: string;
  path?: () => string;
  steps: (page: Page) => Promise<void>;
}

const states: Looked[] = [
  {
    at: 'what is said where JavaScript is blocked',
    async steps(page) {
      await openWithoutScripts(page, page.url());
      await page.locator('p.noscript[lang=ar]').waitFor();
    },
  },
  { at: 'the page itself', steps: (page) => page.locator('h1').waitFor() },
  {
    at: 'a file that is being looked into',
    async steps(page) {
      await page.route('**/verify', () => undefined);
      await give(page, sealed());
      await page.locator('.bar').waitFor();
    },
  },
  {
    at: 'a seal that holds, with every check open',
    async steps(page) {
      await give(page, sealed());
      await page.locator('.checks').waitFor();
      for (const summary of await page.locator('details > summary').all()) await summary.click();
    },
  },
  {
    at: 'a file that was changed',
    async steps(page) {
      await give(page, altered());
      await title(page, ar.findings.altered.title).waitFor();
    },
  },
  {
    at: 'a file to which something was added',
    async steps(page) {
      await give(page, Buffer.concat([sealed(), Buffer.from('% hi\n')]));
      await title(page, ar.findings.added.title).waitFor();
    },
  },
  {
    at: 'a file without a seal',
    async steps(page) {
      await give(page, simplePdf());
      await title(page, ar.findings.unsigned.title).waitFor();
    },
  },
  {
    at: 'a file that is no PDF',
    async steps(page) {
      await give(page, Buffer.from('<html>'));
      await page.getByRole('alert').waitFor();
    },
  },
  {
    at: 'the very file of the code',
    path: () => `/verify/${id()}${code()}`,
    async steps(page) {
      await page.locator('.facts').waitFor();
      await give(page, sealed());
      await title(page, ar.document.same.title).waitFor();
    },
  },
  {
    at: 'another file than that of the code',
    path: () => `/verify/${id()}${code()}`,
    async steps(page) {
      await page.locator('.facts').waitFor();
      await give(page, altered());
      await title(page, ar.document.different.title).waitFor();
    },
  },
  {
    at: 'a document of which nothing can be shown',
    path: () => `/verify/${id()}#guess`,
    steps: (page) => title(page, ar.document.unknown.title).waitFor(),
  },
];

const darkPhone = {
  locale: 'ar',
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  viewport: { width: 320, height: 640 },
} as const;

test.each(states)(
  'axe finds nothing on $at, in Arabic on a dark phone, and nothing moves',
  async (looked) => {
    await onAddress(
      looked.path?.() ?? '/verify',
      async (page) => {
        await looked.steps(page);
        expect(await page.evaluate(whatMoves)).toEqual([]);
      },
      darkPhone,
    );
  },
);

/** Properties by which something is moved just now; brightness is none of them. */
function whatMoves(): string[] {
  return document
    .getAnimations()
    .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    .flatMap((frame) => Object.keys(frame))
    .filter((name) => /inset|left|right|top|transform|translate|margin/i.test(name));
}
