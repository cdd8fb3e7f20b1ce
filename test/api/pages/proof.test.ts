import { expect, test } from '@jest/globals';
import { mailedCode, wrongFor } from '../../support/authentication.ts';
import { eventually } from '../../support/eventually.ts';
import { heading, prepareProofPages, press } from '../../support/proof-pages.ts';

const { app, given, openPage } = prepareProofPages();

test('a mailed code: asked for, mistaken, pasted with a space and marks of direction, and kept for the tab', async () => {
  const { url, recipientId } = await given([{ method: 'email_code' }]);
  const page = await openPage(url, { viewport: { width: 360, height: 740 } });
  await heading(page, 'Please show that it is you').waitFor();
  expect(await page.getByText('Lease for 12 Harbour Street').count()).toBe(0);
  await press(page, 'Send the code');
  const input = page.getByRole('textbox', { name: 'Code' });
  await input.waitFor();
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await input.getAttribute('autocomplete')).toBe('one-time-code');
  const code = await mailedCode(app(), recipientId);
  await input.fill(wrongFor(code));
  await input.press('Enter');
  await page.getByText('You have 4 more tries.').waitFor();
  await page.getByText('I did not get a code').click();
  await page.getByText('a•••@example.com').last().waitFor();
  await input.fill(` \u2068${code.slice(0, 3)} ${code.slice(3)}\u2069 `);
  await input.press('Enter');
  await heading(page, 'Before you open the document').waitFor();
  await page.reload();
  await heading(page, 'Before you open the document').waitFor();
  expect(await page.context().cookies()).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(url);
  await heading(other, 'Please show that it is you').waitFor();
  await page.context().close();
});

test('a code that is used up leads on to a new one, and one that was mailed is entered after a reload', async () => {
  const { url, recipientId } = await given([{ method: 'email_code' }]);
  const page = await openPage(url);
  await press(page, 'Send the code');
  const input = page.getByRole('textbox', { name: 'Code' });
  const code = await mailedAs(recipientId);
  for (let left = 4; left >= 0; left -= 1) {
    await input.fill(wrongFor(code));
    await press(page, 'Go on');
    await page
      .getByText(left > 1 ? `${left} more tries` : left === 1 ? 'one more try' : 'cannot be tried')
      .waitFor();
  }
  // Nobody has to look for it.
  await page.getByText('A new code can be sent in').waitFor();
  app().clock.advance(31_000);
  await page.reload();
  await press(page, 'Send the code');
  await input.waitFor();
  const second = await mailedAs(recipientId, code);
  await page.reload();
  await press(page, 'I have a code already');
  await input.fill(second);
  await press(page, 'Go on');
  await heading(page, 'Before you open the document').waitFor();
  await page.context().close();
});

async function mailedAs(recipientId: string, before?: string): Promise<string> {
  return eventually(async () => {
    const code = await mailedCode(app(), recipientId).catch(() => undefined);
    return code === before ? undefined : code;
  });
}

test('too many wrong codes: the page says so, and lets try again once the sender allows it', async () => {
  const { workspace, query, url } = await given([{ method: 'access_code', code: 'blue-house' }]);
  const page = await openPage(url, { locale: 'de-DE' });
  await heading(page, 'Bitte zeigen Sie, dass Sie es sind').waitFor();
  const input = page.getByRole('textbox', { name: 'Code' });
  for (let tried = 0; tried < 10; tried += 1) {
    await input.fill(`wrong-${tried}`);
    await press(page, 'Weiter');
    if (tried === 9) break;
    await page.getByText(tried < 8 ? `noch ${9 - tried} Versuche` : 'noch einen Versuch').waitFor();
  }
  await heading(page, 'Zu viele falsche Codes').waitFor();
  await workspace.api.post('/recipients/reset-authentication', { query });
  await press(page, 'Erneut versuchen');
  await page.getByRole('textbox', { name: 'Code' }).fill('BLUE house'.replace(' ', '-'));
  await press(page, 'Weiter');
  await heading(page, 'Bevor Sie das Dokument öffnen').waitFor();
  await page.context().close();
});

test('what is asked before the act comes before passing on, too, and opens it', async () => {
  const asked = [{ method: 'access_code', before: 'act', code: 'blue-house' }];
  const { url } = await given(asked, { allow_delegate: true });
  const page = await openPage(url);
  await heading(page, 'Before you open the document').waitFor();
  await press(page, 'Let somebody else do it');
  await page.getByRole('textbox', { name: 'Code' }).fill('blue-house');
  await page.getByRole('textbox', { name: 'Code' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pass this document on?' });
  await dialog.getByLabel('Name of this person').fill('Bo Lind');
  await dialog.getByLabel('Their email address').fill('bo@example.com');
  await dialog.getByRole('button', { name: 'Pass on' }).click();
  await heading(page, 'Passed on').waitFor();
  await page.context().close();
});
