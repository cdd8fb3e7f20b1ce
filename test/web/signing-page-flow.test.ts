import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, heading, posts, longPdf, preparePages } from './open-pages.ts';
import { allFields, consented, makeSession } from './sessions.ts';

const { onPage } = preparePages(longPdf());

const keptOn = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('what was filled in is there again after a reload, and gone from the device after signing', async () => {
  const session = { ...consented(makeSession()), fields: allFields.slice(0, 1) };
  await onPage(session, async (page) => {
    await page.locator('#place-fld_1').fill('Compilers Ltd');
    await page.getByLabel('Your name').fill('Grace B. Hopper');
    await page.reload();
    await page.locator('#place-fld_1').waitFor();
    expect(await page.locator('#place-fld_1').inputValue()).toBe('Compilers Ltd');
    expect(await page.getByLabel('Your name').inputValue()).toBe('Grace B. Hopper');
    expect((await keptOn(page)).sort()).toEqual([
      'countersign:rec_1:fields',
      'countersign:rec_1:signature',
    ]);
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
    await page.waitForFunction(() => localStorage.length === 0);
  });
});

test('what was filled in more than 30 days ago is gone from the device, for every document', async () => {
  const session = { ...consented(makeSession()), fields: allFields.slice(0, 1) };
  await onPage(session, async (page) => {
    await page.locator('#place-fld_1').fill('Compilers Ltd');
    await page.getByLabel('Your name').fill('Grace B. Hopper');
    await page.evaluate(() => {
      const put = (key: string, days: number, value: object) =>
        localStorage.setItem(
          key,
          JSON.stringify({ keptAt: Date.now() - days * 86_400_000, value }),
        );
      put('countersign:rec_1:fields', 31, { fld_1: 'Compilers Ltd' });
      put('countersign:rec_2:fields', 31, { fld_1: 'Others Ltd' });
      put('countersign:rec_3:fields', 29, { fld_1: 'Others Ltd' });
    });
    await page.reload();
    await page.locator('#place-fld_1').waitFor();
    expect(await page.locator('#place-fld_1').inputValue()).toBe('');
    expect(await page.getByLabel('Your name').inputValue()).toBe('Grace B. Hopper');
    expect((await keptOn(page)).sort()).toEqual([
      'countersign:rec_1:signature',
      'countersign:rec_3:fields',
    ]);
  });
});

test('a drawing is there again after a reload, and can be gone on with', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await page.getByLabel('Draw', { exact: true }).check();
    await stroke(page, 60);
    await page.reload();
    await page.locator('#signature-input').waitFor();
    await stroke(page, 90);
    await button(page, 'Undo').click();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({ signature: { type: 'draw' } });
});

async function stroke(page: Page, y: number): Promise<void> {
  const area = page.locator('#signature-input');
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (!box) throw new Error('There is no drawing area.');
  await page.mouse.move(box.x + 30, box.y + y);
  await page.mouse.down();
  for (let x = 30; x < 200; x += 10) await page.mouse.move(box.x + x, box.y + y + (x % 20));
  await page.mouse.up();
}

test('a browser that denies storage says so and signs all the same', async () => {
  const session = { ...consented(makeSession()), fields: allFields.slice(0, 1) };
  await onPage(session, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.reload();
    await page.locator('#place-fld_1').fill('Compilers Ltd');
    await page.getByText('does not let the page keep').waitFor();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
});

test('a page left open says that the sender has withdrawn the document, and why', async () => {
  await onPage(consented(makeSession()), async (page, { session }) => {
    await heading(page, 'Sign this document').waitFor();
    session.state = 'voided';
    session.document.void_reason = 'The rent was wrong.';
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await heading(page, 'Withdrawn by the sender').waitFor();
    await page.getByText('The rent was wrong.').waitFor();
    await page.getByText('The document has changed in the meantime.').waitFor();
  });
});

test('a page left open over the deadline says so at the deadline', async () => {
  const session = consented(makeSession());
  session.document.deadline = new Date(Date.now() + 15_000).toISOString();
  await onPage(session, async (page, opened) => {
    await heading(page, 'Sign this document').waitFor();
    opened.session.state = 'expired';
    await heading(page, 'The deadline has passed').waitFor();
  });
});

test('a connection that is lost while reading is waited for', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await page.getByText('Clause 1 of the lease').waitFor();
    await page.context().setOffline(true);
    await page.locator('#page-18').scrollIntoViewIfNeeded();
    await page.context().setOffline(false);
    await page
      .locator('#page-18')
      .getByText(/^0 lorem/)
      .waitFor();
  });
});

test('signing without a connection says so, keeps everything, and works when it is back', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await button(page, 'Review and sign').click();
    await page.context().setOffline(true);
    await button(page, 'Sign document').click();
    await page.getByText('There is no connection right now.').waitFor();
    await page.context().setOffline(false);
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).filter(({ operation }) => operation === 'sign')).toHaveLength(1);
});

test('the page indicator shows the page that is read and leads to any other', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await page.getByText('Clause 1 of the lease').waitFor();
    const indicator = page.getByLabel('Page', { exact: true });
    await indicator.fill('12');
    await indicator.press('Enter');
    await page
      .locator('#page-12')
      .getByText(/^0 lorem/)
      .waitFor();
    await page.waitForFunction(() =>
      ['11', '12'].includes(
        document.querySelector<HTMLInputElement>('.page-jump input')?.value ?? '',
      ),
    );
  });
});

test('a document that cannot be shown is saved, read elsewhere, and then signed', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await page.route('**/signing/document', async (route) => {
      await route.fetch();
      await route.fulfill({ body: 'no PDF at all' });
    });
    await page.reload();
    await page.getByText('This browser cannot show the document.').waitFor();
    const download = page.waitForEvent('download');
    await page.locator('.placeholder').getByRole('button', { name: 'Save a copy' }).click();
    await download;
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).map(({ operation }) => operation)).toEqual(['view', 'sign']);
});

test('going back to the page after signing shows that it was signed', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
    await page.goto(new URL('/sign/other', page.url()).href);
    await heading(page, 'This link does not work').waitFor();
    await page.goBack();
    await heading(page, 'You have signed').waitFor();
  });
});
