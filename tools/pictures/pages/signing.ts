import type { Page } from 'playwright-core';
import {
  allFields,
  consented,
  initialsField,
  makeSession,
  prefilledFields,
  withRole,
} from '../../../test/web/sessions.ts';
import type { StandIn } from '../../../test/web/stand-in.ts';
import type { SigningSession } from '../../../pages/src/api/session.ts';
import type { Screen } from './sheet.ts';

const session = makeSession();
const acted = { ...session.recipient, viewed_at: '2026-11-21T09:00:00.000Z' };
const at = '2026-11-21T09:05:00.000Z';
type Status = SigningSession['participants'][number]['status'];

/** How the two of the session stand. */
function people(own: Status, others: Status): Pick<SigningSession, 'participants'> {
  const statuses = [own, others];
  const participants = session.participants.map((one, index) => {
    const status = statuses[index] ?? one.status;
    const isOver = status === 'signed' || status === 'approved' || status === 'declined';
    return { ...one, status, ...(isOver && { completed_at: at }) };
  });
  return { participants };
}

/** Of what was withdrawn nobody is named. */
const nobody = { participants: [] };
const branding = { name: 'Mill Lane Estates', accent_color: '#0b5d57', logo_url: null };

/** On the page that is seen first. */
const filledFirst = allFields.map((field) => ({ ...field, page: 0 }));

const prefilledFirst = prefilledFields.map((field) => ({ ...field, page: 0 }));

const states: Record<string, SigningSession> = {
  consent: session,
  'consent-branded': { ...session, branding },
  document: consented(session),
  fields: { ...consented(session), fields: filledFirst },
  prefilled: { ...consented(session), fields: prefilledFirst },
  'approver-fields': consented({ ...withRole(session, 'approver'), fields: prefilledFirst }),
  initials: { ...consented(session), fields: [{ ...initialsField, page: 0 }] },
  approver: consented(withRole(session, 'approver')),
  viewer: withRole(session, 'viewer'),
  waiting: {
    ...session,
    participants: people('waiting', 'due').participants.toReversed(),
    state: 'waiting',
  },
  'not-sent': { ...session, ...nobody, state: 'not_sent' },
  done: {
    ...consented(session),
    ...people('signed', 'due'),
    state: 'done',
    recipient: { ...acted, status: 'signed' },
    progress: { done: 1, total: 2 },
  },
  completed: {
    ...consented(session),
    ...people('signed', 'approved'),
    state: 'completed',
    recipient: { ...acted, status: 'signed' },
    progress: { done: 2, total: 2 },
    download_available: true,
  },
  'content-expired': {
    ...consented(session),
    ...nobody,
    state: 'completed',
    content_expired: true,
  },
  declined: {
    ...session,
    ...people('declined', 'not_needed'),
    state: 'declined',
    recipient: { ...acted, status: 'declined' },
  },
  'declined-by-another': { ...session, ...people('not_needed', 'declined'), state: 'declined' },
  voided: {
    ...session,
    ...nobody,
    state: 'voided',
    document: {
      ...session.document,
      void_reason: 'The rent was agreed anew. A new lease follows.',
    },
  },
  expired: { ...session, ...nobody, state: 'expired' },
};

const review = (page: Page) => page.locator('#review').click();
const way = (index: number) => (page: Page) =>
  page.locator('fieldset.signature .segments label').nth(index).click();

/** What a step of the recipient's leads to. */
const steps: { name: string; state: SigningSession; step: (page: Page) => Promise<void> }[] = [
  { name: 'missing', state: { ...consented(session), fields: filledFirst }, step: review },
  {
    name: 'filling',
    state: { ...consented(session), fields: filledFirst },
    step: (page) => page.locator('.field-bar button.primary').click(),
  },
  {
    name: 'consent-missing',
    state: session,
    step: (page) => page.locator('form .primary').click(),
  },
  { name: 'review', state: consented(session), step: review },
  {
    name: 'review-prefilled',
    state: { ...consented(session), fields: prefilledFirst },
    step: review,
  },
  {
    name: 'leading-on',
    state: { ...consented(session), redirect_url: 'https://app.example.com/lease?case=7' },
    async step(page) {
      // The way on waits as long as it is looked at.
      await page.clock.install();
      await page.locator('#review:enabled').click();
      await page.locator('dialog[open] button.primary').click();
      await page.locator('.go-on').waitFor();
    },
  },
  { name: 'drawing', state: consented(session), step: way(1) },
  { name: 'uploading', state: consented(session), step: way(2) },
  {
    name: 'declining',
    state: consented(session),
    async step(page) {
      const ways = page.locator('.other-ways button');
      // Declining is there once the document was seen.
      await ways.nth(1).waitFor();
      await ways.first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'opting-out',
    state: session,
    async step(page) {
      await page.locator('.other-ways button').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'fresh-link',
    state: { ...consented(session), ...nobody, state: 'completed', content_expired: true },
    async step(page) {
      await page.locator('.primary').click();
      await page.locator('.primary').waitFor({ state: 'detached' });
    },
  },
];

/** Every state of the signing page. */
export function signingScreens(standIn: StandIn): Screen[] {
  const screens = Object.entries(states).map(([name, state]): Screen => ({
    name: `signing-${name}`,
    async open(page) {
      await page.goto(standIn.open(structuredClone(state)).url);
      await page.locator('h1').waitFor();
    },
  }));
  const stepped = steps.map(({ name, state, step }): Screen => ({
    name: `signing-${name}`,
    async open(page) {
      await page.goto(standIn.open(structuredClone(state)).url);
      await step(page);
    },
  }));
  const invalid: Screen = {
    name: 'signing-invalid-link',
    async open(page) {
      await page.goto(`${standIn.origin}/sign/no-such-token`);
      await page.locator('h1').waitFor();
    },
  };
  const unreachable: Screen = {
    name: 'signing-unreachable',
    async open(page) {
      const opened = standIn.open(structuredClone(session));
      opened.refused.set('session', { status: 503, code: 'SERVICE_NOT_READY' });
      await page.goto(opened.url);
      await page.locator('h1').waitFor();
    },
  };
  return [...screens, ...stepped, invalid, unreachable];
}
