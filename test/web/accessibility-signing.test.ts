import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { PageWords } from '@countersign/words/page';
import { clause, plain, testWithAxe } from './moments.ts';
import { adoptAll, button } from './open-pages.ts';
import {
  allFields,
  consented,
  initialsField,
  makeSession,
  prefilledFields,
  withRole,
} from './sessions.ts';

const signer = () => ({
  ...consented(makeSession()),
  fields: structuredClone([...allFields.slice(0, 1), initialsField]),
});

async function choose(page: Page, messages: PageWords, mimeType: string, buffer: Buffer) {
  await page.getByRole('radio', { name: messages.upload.way, exact: true }).check();
  const file = { name: 'signature.jpg', mimeType, buffer };
  await page.locator('input[type=file]').setInputFiles(file);
}

const ink = Buffer.from('<svg width="200" height="40"><path d="M0 0h200v40z"/></svg>');
const picture = () =>
  sharp({ create: { width: 300, height: 100, channels: 3, background: 'white' } })
    .composite([{ input: ink }])
    .jpeg()
    .toBuffer();

testWithAxe({
  'an enlarged page': {
    steps: (messages) => async (page) => {
      await page.getByText(clause).waitFor();
      await button(page, messages.document.zoomIn).click();
      await page.getByText(messages.document.zoom(125)).waitFor();
    },
  },
  'a picture that is chosen': {
    steps: (messages) => async (page) => {
      await choose(page, messages, 'image/jpeg', await picture());
      await page.getByRole('img', { name: messages.upload.preview }).waitFor();
    },
  },
  'a picture that is refused': {
    steps: (messages) => async (page) => {
      await choose(page, messages, 'text/plain', Buffer.from('no picture'));
      await page.getByText(messages.upload.refused.type).waitFor();
    },
  },
  'the panel at a field': {
    session: signer,
    steps: () => async (page) => {
      await page.getByText(clause).waitFor();
      await page.locator('#place-fld_1').click();
      await page.locator(':is(#place-fld_1, #field-fld_1):focus').waitFor();
    },
  },
  'the review with answers and initials': {
    session: signer,
    steps: (messages) => async (page) => {
      await page.locator('#review:enabled').waitFor();
      const list = page.locator('.as-list summary');
      if ((await list.count()) > 0) await list.click();
      await page.locator('#field-fld_1').fill('Compilers Ltd');
      await adoptAll(page);
      await button(page, messages.ready.reviewSign).click();
      await page.getByRole('dialog', { name: messages.review.signTitle }).waitFor();
    },
  },
  'no connection in the review': {
    steps: (messages) => async (page) => {
      await page.getByText(clause).waitFor();
      await button(page, messages.ready.reviewSign).click();
      await page.context().setOffline(true);
      await button(page, messages.review.sign).click();
      await page.getByText(messages.errors.offline).waitFor();
    },
  },
  'fields that are filled in before': {
    session: () => ({ ...plain(), fields: prefilledFields }),
    steps: () => async (page) => {
      await page.locator('#place-fld_d').waitFor();
    },
  },
  'the list of an approver’s fields': {
    session: () => withRole({ ...plain(), fields: prefilledFields }, 'approver'),
    steps: (messages) => async (page) => {
      await page.locator('#place-fld_d').waitFor();
      const list = page.getByText(messages.place.asList);
      if (await list.isVisible()) await list.click();
    },
  },
  'the review of fields that were filled in before': {
    session: () => withRole({ ...plain(), fields: prefilledFields }, 'approver'),
    steps: (messages) => async (page) => {
      await page.locator('#place-fld_d').waitFor();
      await button(page, messages.ready.reviewApprove).last().click();
      await page.getByRole('dialog', { name: messages.review.approveTitle }).waitFor();
    },
  },
  'the way on after signing': {
    session: () => ({ ...plain(), redirect_url: 'https://app.example.com/done' }),
    steps: (messages) => async (page) => {
      await page.clock.install();
      await button(page, messages.ready.reviewSign).click();
      await button(page, messages.review.sign).click();
      await button(page, messages.goOn.stop).waitFor();
    },
  },
  'the way on, stopped': {
    session: () => ({ ...plain(), redirect_url: 'https://app.example.com/done' }),
    steps: (messages) => async (page) => {
      await page.clock.install();
      await button(page, messages.ready.reviewSign).click();
      await button(page, messages.review.sign).click();
      await button(page, messages.goOn.stop).click();
    },
  },
  'the review of an approver': {
    session: () => consented(withRole(makeSession(), 'approver')),
    steps: (messages) => async (page) => {
      await button(page, messages.ready.reviewApprove).click();
      await page.getByRole('dialog', { name: messages.review.approveTitle }).waitFor();
    },
  },
  'a browser that keeps nothing': {
    session: signer,
    steps: (messages) => async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', { get: () => undefined });
      });
      await page.reload();
      await page.getByLabel(messages.signature.typeLabel).fill('Grace');
      await page.getByText(messages.place.notKept).waitFor();
    },
  },
});
