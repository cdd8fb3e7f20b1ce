import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { consentTexts } from '@countersign/words/consent';
import { languages } from '@countersign/words/languages';
import type { PageWords } from '@countersign/words/page';
import { ar, de, en, es, fr } from './page-words.ts';
import { button, heading, posts, preparePages } from './open-pages.ts';
import { allFields, consented, makeSession } from './sessions.ts';

const { onAddress, onPage } = preparePages();

const inLanguage = (page: Page, { language }: PageWords) =>
  page.locator(`html[lang=${language}][dir=${languages[language].direction}]`).waitFor();

const choose = (page: Page, from: PageWords, to: PageWords) =>
  page
    .getByRole('combobox', { name: languages[from.language].listLabel, exact: true })
    .selectOption(to.language);

/** The beginning of our consent text, as it is shown. */
const terms = (page: Page, { language }: PageWords) =>
  page.getByText(consentTexts[language].split('\n', 1)[0] ?? '').waitFor();

test.each([de, fr, es, ar])(
  'in $language, by the browser, from the consent to the end',
  async (messages) => {
    const opened = await onPage(
      makeSession(),
      async (page) => {
        await heading(page, messages.consent.title).waitFor();
        await inLanguage(page, messages);
        await terms(page, messages);
        await page.getByRole('checkbox', { name: messages.consent.accept }).check();
        await button(page, messages.consent.continue).click();
        await heading(page, messages.roles.signer.title).waitFor();
        await button(page, messages.ready.reviewSign).click();
        await page.getByRole('dialog', { name: messages.review.signTitle }).waitFor();
        await button(page, messages.review.sign).click();
        await heading(page, messages.roles.signer.done).waitFor();
        expect(await page.title()).toContain(messages.roles.signer.done);
      },
      { locale: messages.language },
    );
    expect(posts(opened)[0]?.body).toEqual({
      accepted: true,
      version: `${messages.language}-1a2b3c4d`,
    });
  },
);

test('the recipient’s language goes before the browser’s, and a choice before both', async () => {
  const session = makeSession();
  session.recipient.locale = 'fr';
  await onPage(
    session,
    async (page) => {
      await heading(page, fr.consent.title).waitFor();
      await terms(page, fr);
      await choose(page, fr, es);
      await heading(page, es.consent.title).waitFor();
      await terms(page, es);
      await page.reload();
      await heading(page, es.consent.title).waitFor();
      await inLanguage(page, es);
      await terms(page, es);
    },
    { locale: 'de-AT' },
  );
});

test('a language that there is not is English', async () => {
  await onPage(makeSession(), (page) => heading(page, en.consent.title).waitFor(), {
    locale: 'ja-JP',
  });
});

test('a link that does not work says so in the browser’s language', async () => {
  await onAddress('/sign/none', (page) => heading(page, ar.states.invalid.title).waitFor(), {
    locale: 'ar-EG',
  });
});

test('a text that was ticked in one language must be ticked again in another', async () => {
  await onPage(makeSession(), async (page) => {
    await page.getByRole('checkbox').check();
    await choose(page, en, de);
    await terms(page, de);
    await page.waitForFunction(() => !document.querySelector('input:checked'));
  });
});

test('the words of a workspace stay as they are, in their own language', async () => {
  const session = makeSession();
  Object.assign(session.consent, { text: 'Our own words.', version: 'en-0badcafe' });
  const opened = await onPage(
    session,
    async (page) => {
      await heading(page, ar.consent.title).waitFor();
      const text = page.locator('.terms[lang=en]', { hasText: 'Our own words.' });
      await text.waitFor();
      expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
      await page.getByRole('checkbox').check();
      await button(page, ar.consent.continue).click();
      await heading(page, ar.roles.signer.title).waitFor();
    },
    { locale: 'ar' },
  );
  expect(opened.calls.filter(({ operation }) => operation === 'session').length).toBeLessThan(3);
});

test('the switch keeps what was typed, and the document as it is loaded', async () => {
  const session = { ...consented(makeSession()), fields: allFields };
  await onPage(session, async (page, { calls }) => {
    await page.getByText('Clause 1 of the lease').waitFor();
    await page.locator('#place-fld_1').fill('Compilers Ltd');
    await page.getByLabel(en.signature.typeLabel).fill('Grace B. Hopper');
    const canvas = page.locator('#page-1 canvas');
    await canvas.evaluate((element) => element.setAttribute('title', 'drawn before'));
    const sessions = () => calls.filter(({ operation }) => operation === 'session').length;
    const asked = sessions();
    await choose(page, en, ar);
    await heading(page, ar.roles.signer.title).waitFor();
    expect(await page.locator('#place-fld_1').inputValue()).toBe('Compilers Ltd');
    expect(await page.getByLabel(ar.signature.typeLabel).inputValue()).toBe('Grace B. Hopper');
    expect(await page.getByText('Clause 1 of the lease').isVisible()).toBe(true);
    expect(await canvas.getAttribute('title')).toBe('drawn before');
    expect(sessions()).toBe(asked);
  });
});

test('what is missing is told in the language that is chosen afterwards', async () => {
  const session = { ...consented(makeSession()), fields: allFields };
  await onPage(session, async (page) => {
    await button(page, en.ready.reviewSign).click();
    await page.getByText(en.ready.mendFirst(5)).waitFor();
    await choose(page, en, de);
    await page.getByText(de.ready.mendFirst(5)).waitFor();
    await page.locator('#missing').getByText(de.ready.mustTick).waitFor();
  });
});

test('the document is not mirrored with the page around it', async () => {
  const session = { ...consented(makeSession()), fields: allFields.slice(0, 1) };
  await onPage(
    session,
    async (page) => {
      await page.getByText('Clause 1 of the lease').waitFor();
      const left = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => Math.round(element.getBoundingClientRect().left));
      const paper = await left('#page-1');
      // 300 of the page's 595 points from its left edge, and not from its right.
      const width = await page.locator('#page-1').evaluate((element) => element.clientWidth);
      const place = await left('#page-2 .place');
      expect(Math.abs(place - paper - (300 / 595) * width)).toBeLessThan(3);
    },
    { locale: 'ar' },
  );
});

const refusals = [
  { status: 400, code: 'VALIDATION_ERROR', errors: [{ pointer: '/fields/fld_1', message: 'x' }] },
  { status: 400, code: 'VALIDATION_ERROR', errors: [{ pointer: '/signature', message: 'x' }] },
  { status: 400, code: 'VALIDATION_ERROR', errors: [{ pointer: '/shown_sha256', message: 'x' }] },
  { status: 403, code: 'ROLE_NOT_ALLOWED' },
  { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  { status: 429, code: 'RATE_LIMITED' },
  { status: 503, code: 'UNAVAILABLE' },
];

test('nothing that the service says in English, and no place in a request, reaches the reader', async () => {
  const session = { ...consented(makeSession()), fields: allFields.slice(0, 1) };
  await onPage(
    session,
    async (page, { refuseNext }) => {
      await page.locator('#place-fld_1').fill('Compilers Ltd');
      await button(page, de.ready.reviewSign).click();
      for (const refusal of refusals) {
        refuseNext.set('sign', { ...refusal, detail: 'The request is refused: /fields/fld_1.' });
        await button(page, de.review.sign).click();
        const note = page.getByRole('dialog').locator('.error-note');
        await note.waitFor();
        const said = await note.innerText();
        expect(said).not.toMatch(/refused|fld_1|\/signature|must/);
        expect(said).toMatch(/Bitte|bitte/);
      }
    },
    { locale: 'de' },
  );
});
