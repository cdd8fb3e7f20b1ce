import { expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { agree, button, heading, posts, longPdf, preparePages, type Steps } from './open-pages.ts';
import { allFields, consented, makeSession, withRole } from './sessions.ts';

const { onAddress, onPage, ranges } = preparePages(longPdf());

test('a viewer asks for the document, reads and is offered nothing to act on', async () => {
  const opened = await onPage(withRole(makeSession(), 'viewer'), async (page, asked) => {
    await heading(page, 'For your information').waitFor();
    await button(page, 'Show the document').click();
    await page.getByText('Clause 1 of the lease').waitFor();
    await eventually(() => posts(asked)[0]);
    for (const name of ['Decline to sign', 'I do not want to sign electronically']) {
      expect(await button(page, name).count()).toBe(0);
    }
  });
  expect(posts(opened)).toEqual([{ operation: 'view', body: { known_by: 'pressed' } }]);
});

test('a consent text that has changed is shown again and must be agreed to again', async () => {
  await onPage(makeSession(), async (page, { session }) => {
    await heading(page, 'Before you open the document').waitFor();
    Object.assign(session.consent, { version: 'en-ffffffff', text: 'Other words.' });
    await agree(page);
    await page.getByText('The text has changed in the meantime.').waitFor();
    await page.getByText('Other words.').waitFor();
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await agree(page);
    await heading(page, 'Sign this document').waitFor();
  });
});

test('a document that is withdrawn during the review is shown as withdrawn', async () => {
  await onPage(consented(makeSession()), async (page, { session, refuseNext }) => {
    await button(page, 'Review and sign').click();
    session.state = 'voided';
    refuseNext.set('sign', { status: 409, code: 'DOCUMENT_NOT_OPEN' });
    await button(page, 'Sign document').click();
    await heading(page, 'Withdrawn by the sender').waitFor();
    await page.getByText('The document has changed in the meantime.').waitFor();
  });
});

test('after the last signature the page waits for the seal and then offers the download', async () => {
  const session = { ...consented(makeSession()), progress: { done: 1, total: 2 } };
  await onPage(session, async (page, opened) => {
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'Signed and completed').waitFor();
    await page.getByText('is being sealed').waitFor();
    opened.session.download_available = true;
    const download = page.waitForEvent('download');
    await button(page, 'Download the completed document').click();
    expect((await download).suggestedFilename()).toBe('Lease of the workshop at 12 Mill Lane.pdf');
  });
});

test.each(['no-such-token', 'cut%20off', 'a.b~c'])(
  'the link %s says that it does not work',
  async (token) => {
    await onAddress(`/sign/${token}`, (page) => heading(page, 'This link does not work').waitFor());
  },
);

test('a link that no longer shows the document offers to mail a fresh one', async () => {
  const session = { ...makeSession(), state: 'completed', content_expired: true } as const;
  const opened = await onPage(session, async (page) => {
    await heading(page, 'Completed').waitFor();
    expect(await page.getByText('is being sealed').count()).toBe(0);
    await button(page, 'Mail me a fresh link').click();
    await page.getByText('a fresh link is on its way').waitFor();
    expect(await button(page, 'Mail me a fresh link').count()).toBe(0);
  });
  expect(posts(opened)).toEqual([{ operation: 'fresh-link', body: {} }]);
});

test('a document that cannot be loaded can be tried again', async () => {
  const steps: Steps = async (page, { refused }) => {
    await page.getByText('The document could not be shown.').waitFor();
    refused.delete('document');
    await button(page, 'Try again').click();
    await page.getByText('Clause 1 of the lease').waitFor();
  };
  await onPage(consented(makeSession()), steps, { refused: ['document'] });
});

test('a document that closed while it was loaded is shown as closed', async () => {
  const steps: Steps = async (page, { session, refused }) => {
    await page.getByText('The document could not be shown.').waitFor();
    session.state = 'voided';
    refused.set('document', { status: 409, code: 'DOCUMENT_NOT_OPEN' });
    await button(page, 'Try again').click();
    await heading(page, 'Withdrawn by the sender').waitFor();
  };
  await onPage(consented(makeSession()), steps, { refused: ['document'] });
});

test('a way of signing that is no longer allowed is taken off the form, which says so', async () => {
  await onPage(consented(makeSession()), async (page, { session, refuseNext }) => {
    await button(page, 'Review and sign').click();
    session.allowed_signature_types = ['draw'];
    refuseNext.set('sign', { status: 400, code: 'SIGNATURE_TYPE_NOT_ALLOWED' });
    await button(page, 'Sign document').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The sender does not accept this kind of signature.').waitFor();
    await button(page, 'Go back').click();
    expect(await page.getByLabel('Your name').count()).toBe(0);
    await page.getByRole('img', { name: 'Drawing area for your signature' }).waitFor();
  });
});

test('the document is fetched in parts, and far pages are neither drawn nor kept', async () => {
  const before = ranges().length;
  await onPage(consented(makeSession()), async (page) => {
    await page.getByText('Clause 1 of the lease').waitFor();
    expect(await page.locator('.pdf-page').count()).toBe(18);
    expect(await page.locator('.pdf-page canvas').count()).toBeLessThan(5);
    await page.getByLabel('Page 18 of 18').scrollIntoViewIfNeeded();
    await page
      .getByLabel('Page 18 of 18')
      .getByText(/^0 lorem/)
      .waitFor();
    await page.getByLabel('Page 1 of 18').locator('canvas').waitFor({ state: 'detached' });
    // Finding in the page and screen readers still reach it.
    await page.getByLabel('Page 1 of 18').getByText('Clause 1 of the lease').waitFor();
    await page.getByLabel('Page 9 of 18').getByText('0 lorem').waitFor();
  });
  expect(ranges().length).toBeGreaterThan(before);
});

test('320 pixels are wide enough, and every control is a target of 24 pixels', async () => {
  const session = { ...consented(makeSession()), fields: allFields };
  await onPage(
    session,
    async (page) => {
      await page.getByText('Clause 1 of the lease').waitFor();
      const measured = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - window.innerWidth,
        small: [...document.querySelectorAll('button, a, input, select, textarea')]
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return element.checkVisibility() && (width < 24 || height < 24);
          })
          .map((element) => element.outerHTML),
      }));
      expect(measured).toEqual({ sideways: 0, small: [] });
      await button(page, 'Start').click();
      await page.locator('#field-fld_1:focus').waitFor();
    },
    { viewport: { width: 320, height: 640 } },
  );
});
