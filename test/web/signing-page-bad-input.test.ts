import { expect, test } from '@jest/globals';
import { button, heading, posts, preparePages } from './open-pages.ts';
import { consented, makeSession } from './sessions.ts';

const { onAddress, onPage } = preparePages();

test('a double click on “Sign document” signs once', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').dblclick();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).map(({ operation }) => operation)).toEqual(['view', 'sign']);
});

test('a second tab, still at the review, says that the document is signed already', async () => {
  await onPage(consented(makeSession()), async (first, { url }) => {
    const second = await first.context().newPage();
    await second.goto(url);
    await button(second, 'Review and sign').click();
    await button(first, 'Review and sign').click();
    await button(first, 'Sign document').click();
    await heading(first, 'You have signed').waitFor();
    await button(second, 'Sign document').click();
    await heading(second, 'You have signed').waitFor();
    await second.getByText('The document has changed in the meantime.').waitFor();
  });
});

test('a name of emoji alone is a name, and is sent as it was typed', async () => {
  const name = '👩‍🚀 ❤️';
  const opened = await onPage(consented(makeSession()), async (page) => {
    await page.getByLabel('Your name').fill(name);
    await button(page, 'Review and sign').click();
    await page.getByRole('dialog').getByText(name).waitFor();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({ signature: { type: 'type', text: name } });
});

test('a name of 100,000 characters is cut to what is printed', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await page.getByLabel('Your name').selectText();
    await page.keyboard.insertText('x'.repeat(100_000));
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  const text = 'x'.repeat(100);
  expect(posts(opened).at(-1)?.body).toMatchObject({ signature: { type: 'type', text } });
});

test('a reason of 100,000 characters is cut to what is kept', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await button(page, 'Decline to sign').click();
    await page.getByLabel('Reason').click();
    await page.keyboard.insertText('x'.repeat(100_000));
    await button(page, 'Decline document').click();
    await heading(page, 'Declined').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toEqual({ reason: 'x'.repeat(4_000) });
});

test('where JavaScript is blocked the page says that it needs it', async () => {
  await onAddress('/sign/tok_0', (page) => page.locator('p.noscript[lang=en]').waitFor(), {
    javaScriptEnabled: false,
  });
});
