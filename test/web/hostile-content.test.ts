import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, heading, preparePages, type Steps } from './open-pages.ts';
import { hostilePdf } from './hostile-pdf.ts';
import { consented, makeField, makeSession } from './sessions.ts';

const { onPage } = preparePages(hostilePdf('A lease that wants more'));

/** Opens the page again, and notes what the content makes the browser do. */
async function watched(page: Page, steps: () => Promise<void>): Promise<string[]> {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => done.push(`popup ${popup.url()}`));
  page.on('framenavigated', (frame) => done.push(`navigated to ${frame.url()}`));
  page.on('download', (download) => done.push(`download ${download.url()}`));
  const address = page.url();
  await page.reload();
  await steps();
  const owned = await page.evaluate(() => Reflect.get(window, 'owned') as unknown);
  if (owned !== undefined) done.push(`ran ${JSON.stringify(owned)}`);
  return done.filter((one) => one !== `navigated to ${address}`);
}

test('scripts, actions and links of a PDF do nothing, and nothing of its forms is offered', async () => {
  await onPage(consented(makeSession()), async (page) => {
    const done = await watched(page, async () => {
      await page.getByText('A lease that wants more').waitFor();
      await page.locator('#review:enabled').waitFor();
      const box = await page.locator('#page-1').boundingBox();
      if (!box) throw new Error('There is no page.');
      // Over the link and the button, which lie on the whole page.
      await page.mouse.click(box.x + box.width / 2, box.y + 40);
      await page.getByText('A lease that wants more').click();
    });
    expect(done).toEqual([]);
    expect(await page.locator('.pdf-page :is(a, input, button, iframe)').count()).toBe(0);
  });
});

const markup = '<img src=x onerror="owned=1"><script>owned=2</script>';

const hostile = () => {
  const session = consented(makeSession());
  const field = makeField({
    page: 0,
    label: markup,
    placeholder: markup,
    type: 'select',
    options: [markup],
  });
  Object.assign(session.document, { title: markup, message: markup, void_reason: markup });
  session.document.sender.organization = markup;
  session.recipient.name = markup;
  session.participants = session.participants.map((one) => ({ ...one, name: markup }));
  return { ...session, fields: [field] };
};

test('titles, names, messages and fields that look like HTML are shown as they are written', async () => {
  const steps: Steps = async (page, { session }) => {
    const done = await watched(page, async () => {
      await page.locator('#place-fld_1').selectOption(markup);
      await page.getByLabel('Your name').fill(markup);
      await button(page, 'Review and sign').click();
      await page.getByRole('dialog').getByText(markup).first().waitFor();
      expect(await page.locator('img[src=x]').count()).toBe(0);
      await button(page, 'Go back').click();
      session.state = 'voided';
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await heading(page, 'Withdrawn by the sender').waitFor();
      await page.locator('figure.message').getByText(markup).waitFor();
    });
    expect(done).toEqual([]);
  };
  await onPage(hostile(), steps);
});

test('a name that turns the direction of writing around turns nothing but itself', async () => {
  const session = consented(makeSession());
  session.document.sender.name = 'Ada \u202eBYRON';
  await onPage(session, async (page) => {
    const sender = page.getByRole('banner').locator('.sender');
    await sender.waitFor();
    const [name, organization] = await sender.evaluate((element) => {
      const at = (word: string) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          const start = text.data.indexOf(word);
          if (start < 0) continue;
          range.setStart(text, start);
          range.setEnd(text, start + word.length);
        }
        return range.getBoundingClientRect().left;
      };
      return [at('BYRON'), at('Mill')];
    });
    expect(name).toBeGreaterThan(0);
    expect(name).toBeLessThan(organization);
  });
});
