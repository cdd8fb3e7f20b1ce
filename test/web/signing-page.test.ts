import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { Session } from '../../web/src/api/session.ts';
import { launchBrowser, openWatchedPage } from '../support/browser.ts';
import { buildWebInChild } from '../support/web.ts';
import { samplePdf } from './sample-pdf.ts';
import { allFields, consented, makeSession, withRole } from './sessions.ts';
import { startStandIn, type Opened, type StandIn } from './stand-in.ts';

let browser: Browser;
let standIn: StandIn;

beforeAll(async () => {
  await buildWebInChild();
  // Long enough to be fetched in parts.
  const filler = Array.from({ length: 400 }, (_, line) => `${line} ${'lorem ipsum '.repeat(20)}`);
  const words = Array.from({ length: 8 }, (_, page) => [`Clause ${page + 1} of the lease`]);
  standIn = await startStandIn(samplePdf([...words, ...Array.from({ length: 10 }, () => filler)]));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await standIn.close();
});

/** Opens a session's page, and holds it to the page's policy until the end of the steps. */
async function onPage(
  session: Session,
  steps: (page: Page, opened: Opened) => Promise<void>,
  viewport = { width: 1280, height: 800 },
): Promise<Opened> {
  const opened = standIn.open(session);
  const { page, faults } = await openWatchedPage(browser, standIn.origin, { viewport });
  try {
    await page.goto(opened.url);
    await steps(page, opened);
    expect(faults).toEqual([]);
  } finally {
    await page.context().close();
  }
  return opened;
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const posts = ({ calls }: Opened) =>
  calls.filter(({ operation }) => !['session', 'document', 'download'].includes(operation));

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I have read this/ }).check();
  await button(page, 'Agree and open the document').click();
}

test('a signer agrees, reads, types a name, reviews and signs, in this order', async () => {
  const opened = await onPage(makeSession(), async (page, { calls }) => {
    await heading(page, 'Before you open the document').waitFor();
    expect(calls.map(({ operation }) => operation)).toEqual(['session']);
    await agree(page);
    await heading(page, 'Sign this document').waitFor();
    await page.getByText('Clause 1 of the lease').waitFor();
    await page.getByLabel('Your name').fill('Grace B. Hopper');
    await button(page, 'Review and sign').click();
    const dialog = page.getByRole('dialog', { name: 'Review and sign' });
    expect(await dialog.textContent()).toContain('Grace B. Hopper');
    expect(calls.map(({ operation }) => operation)).not.toContain('sign');
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened)).toEqual([
    { operation: 'consent', body: { accepted: true, version: 'en-1a2b3c4d' } },
    { operation: 'view', body: {} },
    {
      operation: 'sign',
      body: { signature: { type: 'type', text: 'Grace B. Hopper' }, fields: {} },
    },
  ]);
});

test('a drawn signature is sent as a PNG that shows something', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await page.getByLabel('Draw', { exact: true }).check();
    await button(page, 'Review and sign').click();
    await page.getByText('Please draw your signature.').waitFor();
    await drawLine(page);
    await button(page, 'Review and sign').click();
    await page.getByRole('img', { name: 'Your signature', exact: true }).waitFor();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  const { body } = posts(opened).at(-1) ?? {};
  const { image } = (body as { signature: { image: string } }).signature;
  expect(image.startsWith('data:image/png;base64,iVBOR')).toBe(true);
  const { default: sharp } = await import('sharp');
  const stats = await sharp(Buffer.from(image.slice(22), 'base64')).stats();
  expect(stats.channels[3]?.max).toBe(255);
});

async function drawLine(page: Page): Promise<void> {
  const area = page.locator('#signature-drawing');
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (!box) throw new Error('There is no drawing area.');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let x = 30; x < 200; x += 10) await page.mouse.move(box.x + x, box.y + 60 + (x % 40));
  await page.mouse.up();
}

test('the keyboard alone is enough to sign', async () => {
  await onPage(makeSession(), async (page, opened) => {
    await heading(page, 'Before you open the document').waitFor();
    await tabTo(page, 'checkbox');
    await page.keyboard.press('Space');
    await tabTo(page, 'Agree and open the document');
    await page.keyboard.press('Enter');
    await heading(page, 'Sign this document').waitFor();
    await page.locator('button:enabled', { hasText: 'Review and sign' }).waitFor();
    await tabTo(page, 'Review and sign');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'Sign document');
    await page.keyboard.press('Enter');
    await heading(page, 'You have signed').waitFor();
    expect(posts(opened).at(-1)?.operation).toBe('sign');
  });
});

/** Tabs on to the control with this text or type; what has the focus must show it. */
async function tabTo(page: Page, what: string): Promise<void> {
  for (let pressed = 0; pressed < 30; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { outlineStyle, opacity } = getComputedStyle(element);
      return {
        names: [element.textContent, element.getAttribute('type')],
        visible: outlineStyle !== 'none' || opacity === '0',
      };
    });
    if (focused) expect(focused.visible).toBe(true);
    if (focused?.names.includes(what)) return;
  }
  throw new Error(`The Tab key does not lead to “${what}”.`);
}

test('fields are asked for by type, and what is missing is listed before anything is sent', async () => {
  const session = { ...consented(makeSession()), fields: allFields };
  const opened = await onPage(session, async (page) => {
    await button(page, 'Review and sign').click();
    await page.getByText('4 things are still missing:').waitFor();
    await page.getByRole('link', { name: 'Company' }).click();
    await page.keyboard.type('Compilers Ltd');
    await page.getByLabel('In business since').fill('1952-05-01');
    await page.getByLabel('Monthly rent').fill('1,500');
    await page.getByText('Please give a number.').waitFor();
    await page.getByLabel('Monthly rent').fill('1500.50');
    await page.getByLabel('Use of the rooms').selectOption('Storage');
    await page.getByLabel('I keep the house rules').check();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toEqual({
    signature: { type: 'type', text: 'Grace Hopper' },
    fields: {
      fld_1: 'Compilers Ltd',
      fld_2: '1952-05-01',
      fld_3: 1500.5,
      fld_6: 'Storage',
      fld_7: true,
    },
  });
});

test('what the service finds wrong with a field is shown at that field', async () => {
  const session = { ...consented(makeSession()), fields: allFields.slice(0, 1) };
  await onPage(session, async (page, { refuseNext }) => {
    const errors = [{ pointer: '/fields/fld_1', message: 'must be a company' }];
    refuseNext.set('sign', { status: 400, code: 'VALIDATION_ERROR', detail: 'Refused.', errors });
    await page.getByLabel('Company').fill('x');
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await page.getByRole('dialog').getByText('Refused.').waitFor();
    await button(page, 'Go back').click();
    await page.getByText('must be a company').waitFor();
  });
});

test('an approver approves without a signature', async () => {
  const session = withRole(makeSession(), 'approver');
  const opened = await onPage(session, async (page) => {
    await agree(page);
    await heading(page, 'Approve this document').waitFor();
    expect(await page.getByLabel('Your name').count()).toBe(0);
    await button(page, 'Review and approve').click();
    await button(page, 'Approve document').click();
    await heading(page, 'You have approved').waitFor();
  });
  expect(posts(opened).at(-1)).toEqual({ operation: 'approve', body: {} });
});

test('a viewer reads at once and is offered nothing to act on', async () => {
  const opened = await onPage(withRole(makeSession(), 'viewer'), async (page) => {
    const viewed = page.waitForResponse(/\/signing\/view$/);
    await heading(page, 'For your information').waitFor();
    await page.getByText('Clause 1 of the lease').waitFor();
    await viewed;
    for (const name of ['Decline to sign', 'I do not want to sign electronically']) {
      expect(await button(page, name).count()).toBe(0);
    }
  });
  expect(posts(opened)).toEqual([{ operation: 'view', body: {} }]);
});

test('a signer declines with a reason', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await button(page, 'Decline to sign').click();
    await page.getByLabel('Reason').fill('The rent is wrong.');
    await button(page, 'Decline document').click();
    await page.getByText('You declined this document.').waitFor();
  });
  expect(posts(opened).at(-1)).toEqual({
    operation: 'decline',
    body: { reason: 'The rent is wrong.' },
  });
});

test('who does not want to sign electronically opts out before seeing the document', async () => {
  const opened = await onPage(makeSession(), async (page) => {
    await button(page, 'I do not want to sign electronically').click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await button(page, 'I do not want to sign electronically').click();
    await button(page, 'Do not sign electronically').click();
    await heading(page, 'Declined').waitFor();
  });
  expect(posts(opened)).toEqual([{ operation: 'opt-out', body: {} }]);
});

test('a consent text that changed meanwhile is shown anew and agreed to anew', async () => {
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

test('a failure of the service keeps the form, and trying again signs once', async () => {
  const opened = await onPage(consented(makeSession()), async (page, { refuseNext }) => {
    refuseNext.set('sign', { status: 503, code: 'UNAVAILABLE' });
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await page.getByText('Something went wrong on our side.').waitFor();
    await button(page, 'Sign document').dblclick();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).filter(({ operation }) => operation === 'sign')).toHaveLength(2);
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

test.each([
  ['not_sent', 'Not sent yet'],
  ['waiting', 'Not your turn yet'],
  ['done', 'You have signed'],
  ['completed', 'Completed'],
  ['declined', 'Declined'],
  ['voided', 'Withdrawn by the sender'],
  ['expired', 'The deadline has passed'],
] as const)('the state %s has a page of its own and changes nothing', async (state, title) => {
  const opened = await onPage({ ...makeSession(), state }, (page) =>
    heading(page, title).waitFor(),
  );
  expect(posts(opened)).toEqual([]);
  expect(opened.calls.map(({ operation }) => operation)).not.toContain('document');
});

test.each(['no-such-token', 'cut%20off', 'a.b~c'])(
  'the link %s says that it does not work',
  async (token) => {
    const { page, faults } = await openWatchedPage(browser, standIn.origin);
    await page.goto(`${standIn.origin}/sign/${token}`);
    await heading(page, 'This link does not work').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test('a document that cannot be loaded can be tried again', async () => {
  await onPage(consented(makeSession()), async (page, opened) => {
    opened.refuseNext.set('document', { status: 503, code: 'UNAVAILABLE' });
    await page.reload();
    await page.getByText('The document could not be shown.').waitFor();
    await button(page, 'Try again').click();
    await page.getByText('Clause 1 of the lease').waitFor();
  });
});

test('the document is fetched in parts, and far pages are neither drawn nor kept', async () => {
  const before = standIn.ranges.length;
  await onPage(consented(makeSession()), async (page) => {
    await page.getByText('Clause 1 of the lease').waitFor();
    expect(await page.locator('.pdf-page').count()).toBe(18);
    expect(await page.locator('.pdf-page canvas').count()).toBeLessThan(5);
    await page.getByLabel('Page 18 of 18').scrollIntoViewIfNeeded();
    await page
      .getByLabel('Page 18 of 18')
      .getByText(/^0 lorem/)
      .waitFor();
    expect(await page.getByLabel('Page 1 of 18').locator('canvas').count()).toBe(0);
  });
  expect(standIn.ranges.length).toBeGreaterThan(before);
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
            return width < 24 || height < 24;
          })
          .map((element) => element.outerHTML),
      }));
      expect(measured).toEqual({ sideways: 0, small: [] });
      await page.getByRole('link', { name: 'Go to signing' }).click();
      await page.getByLabel('Company').waitFor();
    },
    { width: 320, height: 640 },
  );
});
