import type { Page } from 'playwright-core';
import type { SigningSession } from '../../../pages/src/api/session.ts';
import { consented, makeSession, withRole } from '../../../test/web/sessions.ts';
import type { StandIn } from '../../../test/web/stand-in.ts';
import type { Screen } from './sheet.ts';

const session = makeSession();
const allowed: SigningSession = { ...consented(session), may_delegate: true };
const passedOn = (by: 'sender' | 'recipient'): SigningSession => ({
  ...session,
  state: 'delegated',
  participants: [],
  passed_on: { name: 'Bo Lind', at: '2026-11-23T10:31:00.000Z', by },
});
/** Who gets a copy acts on nothing, and is none of those who do. */
const copy: SigningSession = {
  ...withRole(session, 'cc'),
  participants: session.participants.map((one) => ({ ...one, you: false })),
};
const signed: SigningSession['participants'] = copy.participants.map((one) => ({
  ...one,
  status: one.role === 'signer' ? 'signed' : 'approved',
  completed_at: '2026-11-23T10:31:00.000Z',
}));

async function open(page: Page): Promise<void> {
  await page.locator('.other-ways button').first().click();
  await page.locator('dialog[open]').waitFor();
}

const screens: Record<string, { state: SigningSession; step?: (page: Page) => Promise<void> }> = {
  offered: { state: allowed },
  dialog: { state: allowed, step: open },
  missing: {
    state: allowed,
    async step(page) {
      await open(page);
      await page.locator('dialog[open] .actions button').last().click();
    },
  },
  own: { state: passedOn('recipient') },
  'by-sender': { state: passedOn('sender') },
  'copy-waits': { state: { ...copy, state: 'waiting' } },
  'copy-there': {
    state: { ...copy, participants: signed, state: 'completed', download_available: true },
  },
};

/** Passing on, and who only gets a copy. */
export function passingScreens(standIn: StandIn): Screen[] {
  return Object.entries(screens).map(([name, { state, step }]) => ({
    name: `passing-${name}`,
    inEveryLanguage: true,
    async open(page) {
      await page.goto(standIn.open(structuredClone(state)).url);
      await page.locator('h1').waitFor();
      await step?.(page);
    },
  }));
}
