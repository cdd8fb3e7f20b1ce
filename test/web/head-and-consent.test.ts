import { expect, test } from '@jest/globals';
import { consentTexts } from '@countersign/words/consent';
import { ar, de, en, es, fr } from './page-words.ts';
import { agree, button, heading, posts, preparePages } from './open-pages.ts';
import { makeSession } from './sessions.ts';

const { onPage } = preparePages();

const inOneLine = (text: string | null) => text?.replace(/\s+/g, ' ').trim();

test('the head says what it is, from whom, until when and how many have acted, on every page', async () => {
  await onPage(makeSession(), async (page) => {
    await heading(page, 'Before you open the document').waitFor();
    const head = page.getByRole('banner');
    const stands = async () => {
      await head.getByText('Lease of the workshop at 12 Mill Lane').waitFor();
      const sender = await head.locator('.sender').textContent();
      expect(inOneLine(sender)).toBe('Sent by Ada Byron (Mill Lane Estates)');
      await head.getByText('Please act by').waitFor();
      await head.getByText('1 December 2026 at 17:00 UTC').waitFor();
      await head.getByText('0 of 2 done').waitFor();
    };
    await stands();
    await agree(page);
    await heading(page, 'Sign this document').waitFor();
    await stands();
  });
});

test('what the sender wrote to all and to this reader is shown, by line, and once if it is the same', async () => {
  const session = makeSession();
  session.recipient.message = 'Page 4 is about you.';
  await onPage(session, async (page, opened) => {
    const message = page.locator('figure.message');
    await message.getByText('Message from').waitFor();
    const texts = () => message.locator('blockquote').allInnerTexts();
    expect(await texts()).toEqual([
      'Dear Grace,\nplease sign the lease we spoke about.',
      'Page 4 is about you.',
    ]);
    opened.session.recipient.message = opened.session.document.message ?? '';
    await page.reload();
    await message.waitFor();
    expect(await texts()).toHaveLength(1);
  });
});

test('the consent has its full text in paragraphs of its own, and its version', async () => {
  await onPage(makeSession(), async (page) => {
    await heading(page, 'Before you open the document').waitFor();
    const paragraphs = consentTexts.en.split(/\n{2,}/).map(inOneLine);
    expect(paragraphs.length).toBeGreaterThan(3);
    const shown = await page.locator('.terms p').allInnerTexts();
    expect(shown.map(inOneLine)).toEqual(paragraphs);
    await page.locator('.disclosure').getByText('Text en-1a2b3c4d', { exact: true }).waitFor();
    // Laid out to be read: in one flow with the page, not in a window of its own.
    const hidden = await page
      .locator('.terms')
      .evaluate((terms) => terms.scrollHeight - terms.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });
});

test.each([en, de, fr, es, ar])(
  'on a phone three sentences and the button are in sight before the whole text, in $language',
  async ({ language, consent, roles }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await onPage(
        makeSession(),
        async (page) => {
          await heading(page, consent.title).waitFor();
          const sentences = await page.locator('.plainly p').allInnerTexts();
          expect(sentences.map(inOneLine)).toEqual(roles.signer.consent.map(inOneLine));
          expect(sentences).toHaveLength(3);
          const box = await button(page, consent.continue).boundingBox();
          expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height);
          const text = page.locator('details[open] .terms');
          const below = await text.boundingBox();
          const form = await page.locator('form').boundingBox();
          expect(below?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
          expect(inOneLine(await text.innerText())).toBe(inOneLine(consentTexts[language]));
        },
        { locale: language, viewport },
      );
    }
  },
);

test('who goes on without the tick is told to set it, and has the focus there', async () => {
  const opened = await onPage(makeSession(), async (page) => {
    await button(page, 'Agree and open the document').click();
    await page.getByText('Please tick the box to go on.').waitFor();
    const box = page.getByRole('checkbox');
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await box.getAttribute('aria-invalid')).toBe('true');
    await box.press('Space');
    expect(await page.getByText('Please tick the box to go on.').count()).toBe(0);
  });
  expect(posts(opened)).toEqual([]);
});

test('a deadline that was reached and a reader who has acted are not urged any more', async () => {
  for (const state of ['done', 'expired'] as const) {
    await onPage({ ...makeSession(), state }, async (page) => {
      await page.locator('h1').waitFor();
      expect(await page.getByText('Please act by').count()).toBe(0);
    });
  }
});
