import { expect, test } from '@jest/globals';
import type { FileVerdict } from '../../pages/src/verify/client.ts';
import { ar, de, en, es, fr } from './verify-words.ts';
import { give, prepareVerifyPages, title } from './open-verify.ts';

/** What the page makes of answers that the service of the tests, with its own keys, never gives. */
const { onAddress, sealed } = prepareVerifyPages();

const partly: FileVerdict = {
  finding: 'genuine',
  size_bytes: 48_213,
  sha256: 'ab'.repeat(32),
  checks: [
    { name: 'seal bytes', ok: true, detail: 'All bytes are what was sealed.' },
    { name: 'seal revocation', ok: null, reason: 'no_status', detail: 'Not checked.' },
    { name: 'seal timestamps', ok: null, detail: 'Not checked, because of something new.' },
  ],
};

test.each([en, de, fr, es, ar])(
  'in $language a file of which something was not checked is not told to be genuine, and why is said first',
  async ({ language, findings, checks }) => {
    const { state, text, reasons } = checks.unchecked;
    await onAddress(
      '/verify',
      async (page) => {
        await page.route('**/verify', (route) => route.fulfill({ json: partly }));
        await give(page, sealed());
        await title(page, findings.partly.title).waitFor();
        expect(await page.locator('.result').getAttribute('class')).toMatch(/ wait$/);
        expect(await title(page, findings.genuine.title).count()).toBe(0);
        const [status, times, bytes] = await page.locator('.checks > li').allInnerTexts();
        for (const part of [state, reasons.no_status]) expect(status).toContain(part);
        // A reason that the page does not know is in the technical detail.
        for (const part of [state, text]) expect(times).toContain(part);
        expect(bytes).toContain(checks.holds);
      },
      { locale: language },
    );
  },
);

test('a file in which everything was checked and holds is genuine, and green', async () => {
  await onAddress('/verify', async (page) => {
    const checks = partly.checks.map(({ name, detail }) => ({ name, ok: true, detail }));
    await page.route('**/verify', (route) => route.fulfill({ json: { ...partly, checks } }));
    await give(page, sealed());
    await title(page, 'This document is genuine').waitFor();
    expect(await page.locator('.result').getAttribute('class')).toMatch(/ good$/);
  });
});

test('a file that takes too long is told to be neither genuine nor changed', async () => {
  await onAddress('/verify', async (page) => {
    const verdict = { finding: 'too_complex', sha256: partly.sha256, checks: [] };
    await page.route('**/verify', (route) => route.fulfill({ json: verdict }));
    await give(page, sealed());
    await title(page, 'The file could not be checked').waitFor();
    await page.getByText('says nothing about whether it is genuine').waitFor();
    expect(await page.locator('.result').getAttribute('class')).toMatch(/ wait$/);
  });
});

test.each([
  [429, 'RATE_LIMITED', 'busy'],
  [503, 'UNAVAILABLE', 'busy'],
  [413, 'FILE_TOO_LARGE', 'too_large'],
  [408, 'REQUEST_TIMEOUT', 'slow'],
  [500, 'INTERNAL_ERROR', 'failed'],
] as const)('an answer %d %s is told by what there is to do', async (status, code, failure) => {
  await onAddress('/verify', async (page) => {
    await page.route('**/verify', (route) => route.fulfill({ status, json: { code } }));
    await give(page, sealed());
    await page.getByRole('alert').getByText(en.failures[failure]).waitFor();
    // It can be tried again at once.
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  });
});
