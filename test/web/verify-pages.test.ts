import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { simplePdf } from '../evidence/support/raw-pdf.ts';
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
    await page.getByText('Not a byte of the document was changed since it was sealed.').waitFor();
    expect(await page.locator('.checks .bad').count()).toBe(0);
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

test('a PDF without a seal, and what is no PDF, are told what to do', async () => {
  await onAddress('/verify', async (page) => {
    await give(page, Buffer.from('<html>'), 'page.html');
    await page.getByRole('alert').getByText('neither a PDF nor an evidence ZIP').waitFor();
    await give(page, simplePdf());
    await title(page, 'This file carries no seal').waitFor();
  });
});

test('a file that is too large is not even sent', async () => {
  await onAddress('/verify', async (page, posted) => {
    await give(page, Buffer.alloc(20 * 1_048_576 + 1), 'large.pdf');
    await page.getByRole('alert').getByText('more than 20 MB').waitFor();
    expect(posted).toEqual([]);
  });
});

test('the whole way goes by keyboard alone', async () => {
  await onAddress('/verify', async (page) => {
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    // From here on the browser asks us instead of opening a window of its own.
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
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
    await title(page, 'This document was sealed here').waitFor();
    await page.getByText('Ana Torres').waitFor();
    expect(await page.getByText('Lease for 12 Harbour Street').count()).toBe(0);
    await give(page, sealed());
    await title(page, 'Your file is the sealed document').waitFor();
    await page.getByRole('button', { name: 'Check another file' }).click();
    await give(page, altered());
    await title(page, 'Your file is not the copy that is kept here').waitFor();
    const link = page.getByRole('link', { name: 'Check every seal in the file' });
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

test.each(['en', 'de', 'fr', 'es', 'ar'])(
  'in %s, by the browser’s language or the switch, at 320 pixels and in the dark',
  async (language) => {
    const viewport = { width: 320, height: 640 };
    const sees = async (page: Page) => {
      await page.locator(`html[lang=${language}]`).waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe(
        language === 'ar' ? 'rtl' : 'ltr',
      );
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
