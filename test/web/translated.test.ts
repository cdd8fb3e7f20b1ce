import { writtenDay } from '@countersign/words/written-values';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { SigningSession } from '../../pages/src/api/session.ts';
import { translateByBrowser, wordsByTranslation } from './browser-translation.ts';
import { adoptAll, agree, button, heading, preparePages, type Steps } from './open-pages.ts';
import { de, en } from './page-words.ts';
import { allFields, consented, makeSession, prefilledFields } from './sessions.ts';

const { onPage } = preparePages();

const onTranslatedPage = (session: SigningSession, steps: Steps) =>
  onPage(session, steps, { prepare: translateByBrowser });

const title = 'Lease of the workshop at 12 Mill Lane';

/** How often each of these stands on the page, none of them translated. */
async function keptCounts(page: Page, data: readonly string[]): Promise<number[]> {
  const { translated, kept } = await wordsByTranslation(page);
  const inWords = translated.filter((text) => data.some((one) => text.includes(one)));
  expect(inWords).toEqual([]);
  return data.map((one) => kept.filter((text) => text === one).length);
}

test('the page goes on from the consent to the completed document, each name on it once', async () => {
  await onTranslatedPage(makeSession(), async (page, { session, refuseNext }) => {
    await heading(page, en.consent.title).waitFor();
    expect(await keptCounts(page, [title, 'Mill Lane Estates', 'Grace Hopper'])).toEqual([1, 1, 1]);
    await agree(page);
    await heading(page, en.roles.signer.title).waitFor();
    await page.getByText(en.progress(0, 2)).waitFor();
    await page.locator('.text-layer').getByText('Clause 1 of the lease').waitFor();
    refuseNext.set('sign', { status: 503, code: 'UNAVAILABLE' });
    await button(page, en.ready.reviewSign).click();
    const dialog = page.getByRole('dialog');
    await button(page, en.review.sign).click();
    await dialog.getByText(en.errors.server, { exact: true }).waitFor();
    await button(page, en.review.sign).click();
    await heading(page, en.roles.signer.done).waitFor();
    await page.getByText(en.progress(1, 2), { exact: true }).waitFor();
    expect(await page.getByText(en.progress(0, 2)).count()).toBe(0);
    session.state = 'completed';
    await button(page, en.checkAgain).click();
    await heading(page, en.roles.signer.completed).waitFor();
    await page.getByText(en.states.completed.preparing).waitFor();
    session.download_available = true;
    await button(page, en.states.completed.download).waitFor();
    expect(await page.getByText(en.states.completed.preparing).count()).toBe(0);
    const names = [title, 'Ada Byron', 'Mill Lane Estates', 'Grace Hopper', 'Alan Turing'];
    expect(await keptCounts(page, names)).toEqual([1, 1, 1, 1, 1]);
  });
});

test('what has to be ticked is said when it is not, and no more once it is', async () => {
  await onTranslatedPage(makeSession(), async (page) => {
    const error = page.locator('.agree .field-error');
    await button(page, en.consent.continue).click();
    await error.getByText(en.consent.mustAccept).waitFor();
    await page.getByRole('checkbox', { name: en.consent.accept }).check();
    await error.filter({ hasText: /^$/ }).waitFor({ state: 'attached' });
  });
});

test('a page that is enlarged says by how much', async () => {
  await onTranslatedPage(consented(makeSession()), async (page) => {
    const zoom = page.locator('.zoom [role=status]');
    await zoom.getByText('100%', { exact: true }).waitFor();
    await button(page, en.document.zoomIn).click();
    await zoom.getByText('125%', { exact: true }).waitFor();
    await button(page, en.document.zoomIn).click();
    await zoom.getByText('150%', { exact: true }).waitFor();
  });
});

test('a name that is taken out and typed again is written once, and what was missing is said no more', async () => {
  const session = { ...consented(makeSession()), fields: allFields.slice(0, 1) };
  await onTranslatedPage(session, async (page) => {
    const written = page.locator('.signature .typed-preview');
    const name = page.getByLabel(en.signature.typeLabel);
    await written.getByText('Grace Hopper', { exact: true }).waitFor();
    await name.fill('');
    await button(page, en.ready.reviewSign).click();
    const list = page.locator('#missing');
    await list.getByText(en.ready.mendFirst(2), { exact: true }).waitFor();
    await list.getByText(en.signature.missingText).waitFor();
    expect(await written.innerText()).toBe('');
    await name.fill('Bea Torres');
    await written.getByText('Bea Torres', { exact: true }).waitFor();
    await list.getByText(en.ready.mendFirst(1), { exact: true }).waitFor();
    expect(await page.getByText(en.signature.missingText).count()).toBe(0);
    await page.locator('#place-fld_1').fill('Compilers Ltd');
    await list.waitFor({ state: 'detached' });
    expect(await page.locator('.place-error').allInnerTexts()).toEqual(['']);
    await button(page, en.ready.reviewSign).click();
    const facts = page.getByRole('dialog').locator('.review dd');
    await facts.last().waitFor();
    expect((await facts.allInnerTexts()).map((fact) => fact.trim())).toEqual([
      title,
      expect.stringMatching(/^Grace Hopper\s+grace@example.com$/),
      'Compilers Ltd',
      'Bea Torres',
    ]);
  });
});

test('another language replaces every word, and leaves names and document as they are', async () => {
  const session = { ...consented(makeSession()), fields: allFields };
  await onTranslatedPage(session, async (page) => {
    await page.locator('.text-layer').getByText('Clause 1 of the lease').waitFor();
    await page.locator('#page-2 .place').first().waitFor();
    await button(page, en.ready.reviewSign).click();
    await page.getByText(en.ready.mendFirst(5)).waitFor();
    const before = await wordsByTranslation(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByText(de.ready.mendFirst(5), { exact: true }).waitFor();
    const after = await wordsByTranslation(page);
    const left = after.translated.filter((word) => before.translated.includes(word));
    expect(left.filter((word) => /\p{L}{2}/u.test(word))).toEqual([session.document.message]);
    expect(after.translated).toHaveLength(before.translated.length);
    expect(after.kept).toEqual(before.kept);
  });
});

test('names, addresses, labels, values, hashes and the document itself are not translated', async () => {
  const session = { ...consented(makeSession()), fields: [...allFields, ...prefilledFields] };
  session.branding.name = 'Harbour & Co';
  await onTranslatedPage(session, async (page, opened) => {
    await page.locator('.text-layer').getByText('Clause 1 of the lease').waitFor();
    await page.locator('.page-text').getByText('Clause 18 of the lease').waitFor();
    await page.locator('#page-2 .place').first().waitFor();
    await page.locator('#place-fld_2').fill('2027-03-01');
    await adoptAll(page);
    await page.locator('.placed-signature').getByText('Grace Hopper').waitFor();
    const data = [
      ...[title, 'Ada Byron', 'Mill Lane Estates', 'Grace Hopper', 'Alan Turing', 'Harbour & Co'],
      ...['Deutsch', 'Workshop', 'Clause 1 of the lease', 'Clause 18 of the lease'],
      ...session.fields.filter(({ type }) => type !== 'signature').map(({ label }) => label),
      ...['1 February 2027', writtenDay('2027-03-01', 'en')],
    ];
    const counts = await keptCounts(page, data);
    expect(data.filter((_, index) => counts[index] === 0)).toEqual([]);
    // What we say of a value is no data.
    const { dayOf, bySender } = en.prefilled;
    const { translated } = await wordsByTranslation(page);
    expect(translated).toEqual(expect.arrayContaining([dayOf.signer, bySender]));
    opened.session.state = 'voided';
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await heading(page, en.states.voided.title).waitFor();
    expect(await keptCounts(page, ['ada@example.com', 'Ada Byron'])).toEqual([1, 2]);
  });
});
