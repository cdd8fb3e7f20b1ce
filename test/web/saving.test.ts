import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ar, de, en, es, fr } from './page-words.ts';
import { button, preparePages } from './open-pages.ts';
import { samplePdf } from './sample-pdf.ts';
import { consented, makeSession } from './sessions.ts';

const pdf = samplePdf([['Clause 1 of the lease']]);
const { onPage } = preparePages(pdf);

const ownAddress = (page: Page, { document }: typeof en = en) =>
  page.getByRole('link', { name: document.ownAddress });

/** Presses the button, and waits for the file that a script saves. */
async function save(page: Page, { document }: typeof en = en): Promise<void> {
  const saved = page.waitForEvent('download');
  await button(page, document.save).click();
  expect((await saved).url()).toMatch(/^blob:/);
}

test.each([en, de, fr, es, ar].map((messages) => ({ messages, language: messages.language })))(
  'once Save was pressed a link leads to the PDF at a real address, in $language',
  async ({ messages, language }) => {
    await onPage(
      consented(makeSession()),
      async (page) => {
        await button(page, messages.document.save).waitFor();
        expect(await ownAddress(page, messages).count()).toBe(0);
        await save(page, messages);
        const link = ownAddress(page, messages);
        await link.waitFor();
        expect(await page.locator('.own-address').textContent()).toBe(
          `${messages.document.notSaved} ${messages.document.ownAddress}`,
        );
        expect(await link.getAttribute('rel')).toBe('noreferrer');
        const download = page.waitForEvent('download');
        await link.click();
        const file = await download;
        expect(file.url()).toMatch(/^http:.*\/files\//);
        expect(await readFile(await file.path())).toEqual(pdf);
      },
      { locale: language },
    );
  },
);

test('the completed document has an address too, and each press asks for another', async () => {
  const session = { ...makeSession(), state: 'completed', download_available: true } as const;
  const opened = await onPage(session, async (page) => {
    const seen: (string | null)[] = [];
    for (const _press of ['first', 'second']) {
      const saved = page.waitForEvent('download');
      await button(page, en.states.completed.download).click();
      await saved;
      const before = seen.at(-1) ?? '';
      const link = ownAddress(page).and(page.locator(`:not([href="${before}"])`));
      await link.waitFor();
      seen.push(await link.getAttribute('href'));
    }
    expect(new Set(seen).size).toBe(2);
  });
  const asked = opened.calls.filter(({ operation }) => operation === 'download-address');
  expect(asked.map(({ body }) => body)).toEqual([{ which: 'download' }, { which: 'download' }]);
});

test('the link is taken away shortly before its ten minutes are over', async () => {
  await onPage(
    consented(makeSession()),
    async (page) => {
      await save(page);
      await ownAddress(page).waitFor();
      await page.clock.runFor('09:00');
      expect(await ownAddress(page).count()).toBe(1);
      await page.clock.runFor('00:40');
      await ownAddress(page).waitFor({ state: 'detached' });
    },
    { prepare: (page) => page.clock.install() },
  );
});

test('the document is saved all the same where no address can be had, and nothing is said of it', async () => {
  await onPage(
    consented(makeSession()),
    async (page, { calls }) => {
      const answered = page.waitForResponse(/\/download-address$/);
      await save(page);
      expect((await answered).status()).toBe(503);
      expect(calls.map(({ operation }) => operation)).toContain('download-address');
      expect(await ownAddress(page).count()).toBe(0);
      expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
    },
    { refused: ['download-address'] },
  );
});
