import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { makePictures } from '@countersign/pdf/images/pictures';
import { readTrace } from '@countersign/signature-marks/ink';
import { adoptAll, agree, button, heading, posts, preparePages } from './open-pages.ts';
import { allFields, consented, makeSession, withRole } from './sessions.ts';

const { onPage } = preparePages();

/** The act names the file that was on the screen. */
const quoted = { shown_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown };

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
    { operation: 'view', body: { known_by: 'pressed' } },
    {
      operation: 'sign',
      body: { ...quoted, signature: { type: 'type', text: 'Grace B. Hopper' }, fields: {} },
    },
  ]);
});

test('a drawn signature is sent as strokes, of which something is seen', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await page.getByLabel('Draw', { exact: true }).check();
    await button(page, 'Review and sign').click();
    await page.locator('#signature-error').getByText('Please draw your signature.').waitFor();
    await drawLine(page);
    await button(page, 'Review and sign').click();
    await page.getByRole('img', { name: 'Your signature', exact: true }).waitFor();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  const { body } = posts(opened).at(-1) ?? {};
  const { strokes } = (body as { signature: { strokes: string[] } }).signature;
  const pictures = makePictures();
  const drawn = await pictures.strokes(strokes.map(readTrace));
  await pictures.close();
  if (!drawn.ok) throw new Error(drawn.message);
  const stats = await sharp(drawn.png).stats();
  expect(stats.channels[3]?.max).toBe(255);
});

async function drawLine(page: Page): Promise<void> {
  const area = page.locator('#signature-input');
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (!box) throw new Error('There is no drawing area.');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let x = 30; x < 200; x += 10) await page.mouse.move(box.x + x, box.y + 60 + (x % 40));
  await page.mouse.up();
}

test('fields are asked for by type, and what is missing is listed before anything is sent', async () => {
  const session = { ...consented(makeSession()), fields: allFields };
  const opened = await onPage(session, async (page) => {
    await button(page, 'Review and sign').click();
    const missing = page.getByRole('alert').filter({ hasText: '5 things are still missing:' });
    await missing.getByRole('link', { name: 'Company' }).click();
    await page.locator('#place-fld_1:focus').waitFor();
    await page.keyboard.type('Compilers Ltd');
    await page.locator('#place-fld_2').fill('1952-05-01');
    await page.locator('#place-fld_3').fill('1,50,0');
    await page.locator('#place-fld_3-error').getByText('Please give a number').waitFor();
    await page.locator('#place-fld_3').fill('1500.50');
    await page.locator('#place-fld_6').selectOption('Storage');
    await page.locator('#place-fld_7').check();
    await adoptAll(page);
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toEqual({
    ...quoted,
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
    await page.locator('#place-fld_1').fill('x');
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await page.getByRole('dialog').getByText('was not accepted').waitFor();
    await button(page, 'Go back').click();
    await page.locator('#place-fld_1').focus();
    await page.locator('#place-fld_1-error').getByText('This was not accepted.').waitFor();
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
  expect(posts(opened).at(-1)).toEqual({ operation: 'approve', body: quoted });
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

test('a signer who refuses to sign electronically opts out before seeing the document', async () => {
  const opened = await onPage(makeSession(), async (page) => {
    await button(page, 'I do not want to sign electronically').click();
    await page.getByRole('dialog', { name: 'Not sign electronically?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button(page, 'I do not want to sign electronically').click();
    await button(page, 'Do not sign electronically').click();
    await heading(page, 'You asked for paper').waitFor();
  });
  expect(posts(opened)).toEqual([{ operation: 'opt-out', body: {} }]);
});

test('a failure of the service keeps the form, and trying again signs once', async () => {
  const opened = await onPage(consented(makeSession()), async (page, { refuseNext }) => {
    refuseNext.set('sign', { status: 503, code: 'UNAVAILABLE' });
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await page.getByText('Something went wrong on our side.').waitFor();
    await button(page, 'Sign document').evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).filter(({ operation }) => operation === 'sign')).toHaveLength(2);
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
