import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes, languages } from '@countersign/words/languages';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { give, prepareVerifyPages, title } from './open-verify.ts';

const { altered, code, id, onAddress, publicUrl, sealed } = prepareVerifyPages();

/** Where the focus is, in words. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('a seal for development is shown to hold and to prove nothing, with what it says and each check in words', async () => {
  await onAddress('/verify', async (page) => {
    await give(page, sealed());
    await title(page, 'This is a trial, and proves nothing').waitFor();
    expect(await focused(page)).toBe('This is a trial, and proves nothing');
    await page.getByText('Lease for 12 Harbour Street').waitFor();
    await page.getByText('Ana Torres').first().waitFor();
    await page.getByText('The bytes that were sealed are unchanged.').waitFor();
    expect(await page.locator('.checks .bad').count()).toBe(0);
    // Of a seal of level B-B, in front of all that holds.
    const [status, times, ...others] = await page.locator('.checks > li').all();
    for (const [row, why] of [
      [status, 'The seal carries no status of its certificates'],
      [times, 'The seal carries no timestamp'],
    ] as const) {
      expect(await row?.getAttribute('class')).toBe('wait');
      expect(await row?.innerText()).toMatch(new RegExp(`Not checked\\s+${why}`));
    }
    for (const row of others) expect(await row.getAttribute('class')).toBe('good');
    expect(await page.getByText('Another check').count()).toBe(0);
    await page.getByRole('button', { name: 'Check another file' }).click();
    expect(await focused(page)).toBe('Is this document genuine?');
  });
});

test('a changed PDF is shown as changed, what fails first, and nothing that it says', async () => {
  await onAddress('/verify', async (page) => {
    await give(page, altered());
    await title(page, 'This file was changed').waitFor();
    const [first] = await page.locator('.checks > li').allInnerTexts();
    expect(first).toContain('Fails');
    expect(await page.getByText('Lease for 12 Harbour Street').count()).toBe(0);
  });
});

test('what follows the seal can be left off, and what is saved is what was sealed', async () => {
  await onAddress('/verify', async (page) => {
    await give(page, sealed());
    await title(page, 'This is a trial, and proves nothing').waitFor();
    // At this level nothing follows.
    expect(await page.getByRole('button', { name: 'Save the sealed part' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Check another file' }).click();
    await give(page, Buffer.concat([sealed(), Buffer.from('% hi\n')]));
    await title(page, 'Something was added after this document was sealed').waitFor();
    const bytes = sealed().length.toLocaleString('en');
    await page.getByText(`it is the first ${bytes} bytes of the PDF`).waitFor();
    expect(await page.locator('.result.good').count()).toBe(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the sealed part' }).click();
    expect((await download).suggestedFilename()).toBe('Lease-sealed.pdf');
    expect((await readFile(await (await download).path())).equals(sealed())).toBe(true);
  });
});

test('a PDF without a seal, and what is no PDF, are told what to do', async () => {
  await onAddress('/verify', async (page) => {
    await give(page, Buffer.from('<html>'), 'page.html');
    await page.getByRole('alert').getByText('neither a PDF nor an evidence ZIP').waitFor();
    await give(page, simplePdf());
    await title(page, 'No seal was found in this file').waitFor();
  });
});

test('a file that is too large is not even sent', async () => {
  await onAddress('/verify', async (page, posted) => {
    const folder = await mkdtemp(join(tmpdir(), 'countersign-large-'));
    // Of so many bytes nothing is written.
    await writeFile(join(folder, 'large.pdf'), '');
    await truncate(join(folder, 'large.pdf'), 256 * 1_048_576 + 1);
    await page.locator('input[type=file]').setInputFiles(join(folder, 'large.pdf'));
    await page.getByRole('alert').getByText('more than 256 MB').waitFor();
    await rm(folder, { recursive: true });
    expect(posted).toEqual([]);
  });
});

test('the whole way goes by keyboard alone', async () => {
  await onAddress('/verify', async (page) => {
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    // The browser asks us instead of opening a window of its own, once its page knows.
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    // Keys overtake what the page is told; what it is asked comes behind that.
    expect(await focused(page)).toBe('Choose a file');
    await page.keyboard.press('Enter');
    const buffer = Buffer.from(sealed());
    await (await chooser).setFiles({ name: 'Lease.pdf', mimeType: 'application/pdf', buffer });
    await title(page, 'This is a trial, and proves nothing').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.locator('details[open]').count()).toBe(1);
  });
});

test('the code on the certificate page shows hash, people and times, and the file stays at home', async () => {
  await onAddress(`/verify/${id()}${code()}`, async (page, posted) => {
    await title(page, 'The code belongs to a document sealed here').waitFor();
    // A code can be copied: it makes nothing green.
    expect(await page.locator('.result.good').count()).toBe(0);
    await page.getByText('Ana Torres').waitFor();
    expect(await page.getByText('Lease for 12 Harbour Street').count()).toBe(0);
    await give(page, sealed());
    await title(page, 'Your file is the sealed document').waitFor();
    await page.getByRole('button', { name: 'Check another file' }).click();
    await give(page, altered());
    await title(page, 'Your file is not the copy that is kept here').waitFor();
    const link = page.getByRole('link', { name: 'Check the whole file' });
    expect(await link.getAttribute('href')).toBe('/verify');
    const key = JSON.stringify({ key: code().slice(1) });
    expect(posted).toEqual([`${publicUrl()}/verify/${id()} ${key}`]);
  });
});

test('without the code nothing is shown until the sealed file is given', async () => {
  await onAddress(`/verify/${id()}`, async (page, posted) => {
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    expect(posted).toEqual([]);
    await give(page, altered());
    await title(page, 'Nothing can be shown').waitFor();
    expect(await page.getByText('Ana Torres').count()).toBe(0);
    await give(page, sealed());
    await title(page, 'Your file is the sealed document').waitFor();
    await page.getByText('Ana Torres').waitFor();
  });
});

test('a wrong code and a document that never was look the same', async () => {
  for (const path of [`/verify/${id()}#guess`, '/verify/doc_01jd6z5f0xe7s9ykp1c3mznq4r#guess']) {
    await onAddress(path, async (page) => {
      await title(page, 'Nothing can be shown').waitFor();
    });
  }
});

test.each(languageCodes)(
  'in %s, by the browser’s language or the switch, at 320 pixels and in the dark',
  async (language) => {
    const viewport = { width: 320, height: 640 };
    const sees = async (page: Page) => {
      await page.locator(`html[lang=${language}]`).waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe(languages[language].direction);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    };
    await onAddress(
      `/verify/${id()}${code()}`,
      async (page) => {
        await page.locator('.facts').waitFor();
        await sees(page);
      },
      { locale: language, viewport, colorScheme: 'dark' },
    );
    await onAddress(
      '/verify',
      async (page) => {
        await page.getByRole('combobox').selectOption(language);
        await give(page, sealed());
        await page.locator('.result').waitFor();
        await sees(page);
      },
      { viewport },
    );
  },
);
