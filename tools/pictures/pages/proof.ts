import type { Page } from 'playwright-core';
import type { HiddenSigningSession, SigningSession } from '../../../pages/src/api/session.ts';
import { consented, makeSession } from '../../../test/web/sessions.ts';
import { refusingHost } from '../../../test/web/stand-in-proof.ts';
import type { OpenSession, StandIn } from '../../../test/web/stand-in.ts';
import type { Screen } from './sheet.ts';

type Demands = HiddenSigningSession['authentication'];

const hint = 'g•••@example.com';
const mailed: Demands[number] = { method: 'email_code', before: 'view', hint, done: false };
const told: Demands[number] = { method: 'access_code', before: 'view', done: false };
const given: Demands[number] = { method: 'external_code', before: 'view', done: false };
const passkey: Demands[number] = { method: 'passkey', before: 'act', done: false };

const hidden = (...authentication: Demands): HiddenSigningSession => ({
  state: 'authenticate',
  organization: 'Mill Lane Estates',
  branding: { name: null, accent_color: null, logo_url: null },
  languages: ['en', 'de', 'fr', 'es', 'ar'],
  authentication,
});

const submit = (page: Page) => page.locator('.proof .primary').click();
const code = (page: Page) => page.locator('.proof input');

async function send(page: Page): Promise<void> {
  await submit(page);
  await code(page).waitFor();
}

const unfold = (page: Page) => page.locator('summary').click();

async function enter(page: Page, value: string): Promise<void> {
  await code(page).fill(value);
  await submit(page);
}

interface Proof {
  asked: Demands;
  step?: (page: Page, opened: OpenSession) => Promise<void>;
}

/** Before anything of the document is shown. */
const proofs: Record<string, Proof> = {
  'mail-asked': { asked: [mailed] },
  'mail-sent': { asked: [mailed], step: send },
  'mail-refused': { asked: [{ ...mailed, hint: `g•••${refusingHost}` }], step: send },
  'mail-missing': {
    asked: [mailed],
    async step(page) {
      await send(page);
      await submit(page);
    },
  },
  'mail-wrong': {
    asked: [mailed],
    async step(page) {
      await send(page);
      await enter(page, '123456');
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
  'mail-expired': {
    asked: [mailed],
    async step(page, { refuseNext }) {
      await send(page);
      refuseNext.set('authentication/finish', { status: 410, code: 'CODE_EXPIRED' });
      await enter(page, '123456');
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
  'mail-not-received': {
    asked: [mailed],
    async step(page) {
      await send(page);
      await unfold(page);
    },
  },
  'mail-too-many': {
    asked: [mailed],
    async step(page, { refuseNext }) {
      refuseNext.set('authentication/start', { status: 429, code: 'TOO_MANY_CODES' });
      await submit(page);
      await page.locator('.error-note').waitFor();
    },
  },
  'access-code': { asked: [told] },
  'access-code-lacking': { asked: [told], step: unfold },
  'external-lacking': { asked: [given], step: unfold },
  'external-expired': {
    asked: [given],
    async step(page, { refuseNext }) {
      refuseNext.set('authentication/finish', { status: 410, code: 'CODE_EXPIRED' });
      await enter(page, '123456');
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
  'first-of-two': { asked: [told, mailed] },
  blocked: {
    asked: [told],
    async step(page, { refuseNext }) {
      refuseNext.set('authentication/finish', { status: 403, code: 'RECIPIENT_BLOCKED' });
      await enter(page, 'blue house');
      await page.locator('.proof').waitFor({ state: 'detached' });
    },
  },
};

/** Beside the document. */
const acts: Record<string, Proof> = {
  'before-act': { asked: [{ ...mailed, before: 'act' }] },
  'before-act-sent': { asked: [{ ...mailed, before: 'act' }], step: send },
  passkey: { asked: [passkey] },
};

export function proofScreens(standIn: StandIn): Screen[] {
  const ready = consented(makeSession());
  const before = Object.entries(proofs).map(([name, { asked, step }]): Screen => ({
    name: `proof-${name}`,
    inEveryLanguage: true,
    async open(page) {
      const opened = standIn.open(structuredClone(ready), hidden(...structuredClone(asked)));
      await page.goto(opened.url);
      await page.locator('h1').waitFor();
      await step?.(page, opened);
    },
  }));
  const beside = Object.entries(acts).map(([name, { asked, step }]): Screen => ({
    name: `proof-${name}`,
    inEveryLanguage: true,
    async open(page) {
      const authentication = structuredClone(asked);
      const opened = standIn.open({ ...structuredClone(ready), authentication });
      await page.goto(opened.url);
      await page.locator('h1').waitFor();
      await step?.(page, opened);
    },
  }));
  const asked = (session: SigningSession): SigningSession => ({
    ...structuredClone(session),
    authentication: [passkey],
  });
  const ahead: Screen = {
    name: 'proof-passkey-ahead',
    inEveryLanguage: true,
    async open(page) {
      await page.goto(standIn.open(asked(makeSession())).url);
      await page.locator('.passkey').waitFor();
    },
  };
  const without = [
    { name: 'proof-no-passkeys-ahead', session: makeSession() },
    { name: 'proof-no-passkeys', session: ready },
  ].map(({ name, session }): Screen => ({
    name,
    inEveryLanguage: true,
    async open(page) {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
      await page.goto(standIn.open(asked(session)).url);
      await page.locator('.passkey').waitFor();
    },
  }));
  const refusing: Screen = {
    name: 'proof-passkey-not-made',
    inEveryLanguage: true,
    async open(page) {
      await page.goto(standIn.open(asked(ready)).url);
      await page.locator('.pdf-page').first().waitFor();
      await page.evaluate(() => {
        navigator.credentials.create = () => Promise.reject(new Error('No device'));
      });
      await page.locator('#review').click();
      await page.locator('dialog[open] .primary').click();
      await page.locator('dialog[open] .error-note').waitFor();
    },
  };
  return [...before, ...beside, ahead, ...without, refusing];
}
