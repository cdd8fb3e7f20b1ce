import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { translateByBrowser, wordsByTranslation } from './browser-translation.ts';
import { give, prepareVerifyPages, title } from './open-verify.ts';
import { de, en } from './verify-words.ts';

const { code, id, onAddress, sealed } = prepareVerifyPages();

const onTranslatedPage = (path: string, steps: (page: Page) => Promise<void>) =>
  onAddress(path, async (page) => {
    await translateByBrowser(page);
    await page.reload();
    await steps(page);
  });

const sha256 = () => createHash('sha256').update(sealed()).digest('hex');

/** Changes to German, and expects every word to follow, and all data to stay. */
async function changesLanguage(page: Page, again: string): Promise<void> {
  const before = await wordsByTranslation(page);
  await page.getByRole('combobox').selectOption('de');
  await page.getByText(again, { exact: true }).waitFor();
  const after = await wordsByTranslation(page);
  // What is said to experts is English in every language.
  const technical = (await page.locator('.checks details p').allTextContents()).map((text) =>
    text.trim(),
  );
  const left = after.translated.filter((word) => before.translated.includes(word));
  expect(left.filter((word) => /\p{L}{2}/u.test(word))).toEqual(technical);
  expect(after.translated).toHaveLength(before.translated.length);
  expect(after.kept).toEqual(before.kept);
}

test('a file that is checked is told about in the language that is chosen, and its data as they are', async () => {
  await onTranslatedPage('/verify', async (page) => {
    await give(page, Buffer.from('<html>'), 'page.html');
    await page.getByRole('alert').getByText(en.failures.unsupported).waitFor();
    await give(page, sealed());
    await title(page, en.findings.development.title).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    const { translated, kept } = await wordsByTranslation(page);
    const data = ['Lease for 12 Harbour Street', id(), sha256()];
    expect(kept).toEqual(expect.arrayContaining([...data, 'Ana Torres', 'Countersign']));
    for (const one of data) {
      expect(kept.filter((text) => text === one)).toHaveLength(1);
      expect(translated.join('\n')).not.toContain(one);
    }
    await changesLanguage(page, de.again);
    await title(page, de.findings.development.title).waitFor();
    await page.getByRole('button', { name: de.again, exact: true }).click();
    await page.getByRole('button', { name: de.drop.choose, exact: true }).waitFor();
    expect(await page.getByText(de.findings.development.title).count()).toBe(0);
  });
});

test('a code that is opened shows people once in any language, and then whether a file is the one', async () => {
  await onTranslatedPage(`/verify/${id()}${code()}`, async (page) => {
    await title(page, en.document.found.title).waitFor();
    await page.getByText('Ana Torres', { exact: true }).waitFor();
    await changesLanguage(page, de.drop.choose);
    expect(await page.getByText('Ana Torres', { exact: true }).count()).toBe(1);
    await give(page, sealed());
    await title(page, de.document.same.title).waitFor();
    expect(await page.getByText(de.document.found.title).count()).toBe(0);
    const { translated, kept } = await wordsByTranslation(page);
    expect(kept.filter((text) => text === sha256())).toHaveLength(1);
    expect(translated.join('\n')).not.toMatch(/Ana Torres|[0-9a-f]{64}/);
  });
});
