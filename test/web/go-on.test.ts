import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, heading, preparePages, type Steps } from './open-pages.ts';
import { consented, makeSession, withRole } from './sessions.ts';

const { onPage } = preparePages();

const plain = () => consented(makeSession());

/** Gives the document an address of the stand-in to lead on to, with a clock that is ours. */
const leadingOn =
  (act: Steps, then: (page: Page, target: string) => Promise<void>): Steps =>
  async (page, opened) => {
    const target = `${new URL(opened.url).origin}/after?case=7&event=signed&document_id=doc_1`;
    opened.session.redirect_url = target;
    await page.clock.install();
    await act(page, opened);
    await then(page, target);
  };

const sign: Steps = async (page) => {
  await button(page, 'Review and sign').click();
  await button(page, 'Sign document').click();
  await heading(page, 'You have signed').waitFor();
};
const approve: Steps = async (page) => {
  await button(page, 'Review and approve').click();
  await button(page, 'Approve document').click();
  await heading(page, 'You have approved').waitFor();
};
const decline: Steps = async (page) => {
  await button(page, 'Decline to sign').click();
  await button(page, 'Decline document').click();
  await heading(page, 'Declined').waitFor();
};
const optOut: Steps = async (page) => {
  await button(page, 'I do not want to sign electronically').click();
  await button(page, 'Do not sign electronically').click();
  await heading(page, 'You asked for paper').waitFor();
};

const passOn: Steps = async (page) => {
  await button(page, 'Let somebody else do it').click();
  await page.getByLabel('Name of this person').fill('Bo Lind');
  await page.getByLabel('Their email address').fill('bo@example.com');
  await button(page, 'Pass on').click();
  await heading(page, 'Passed on').waitFor();
};

test.each<[string, () => ReturnType<typeof plain>, Steps]>([
  ['signed', plain, sign],
  ['approved', () => withRole(plain(), 'approver'), approve],
  ['declined', plain, decline],
  ['opted out', plain, optOut],
  ['passed it on', () => ({ ...plain(), may_delegate: true }), passOn],
])(
  'who has %s is told so, and led on by itself after five seconds',
  async (_what, session, act) => {
    await onPage(
      session(),
      leadingOn(act, async (page, target) => {
        await page.getByRole('status').getByText('in 5 seconds').waitFor({ state: 'attached' });
        const asked = page.waitForRequest(target);
        await page.clock.runFor(6_000);
        await page.waitForURL(target);
        // Whoever is there learns nothing of the link.
        expect((await (await asked).allHeaders())['referer']).toBeUndefined();
      }),
    );
  },
);

test('the way on can be stopped, which is said, and taken later', async () => {
  await onPage(
    plain(),
    leadingOn(sign, async (page, target) => {
      await button(page, 'Stay here').click();
      await page.getByRole('status').getByText('You stay on this page.').waitFor();
      await page.locator('.go-on a:focus').waitFor();
      await page.clock.runFor(20_000);
      await heading(page, 'You have signed').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(target);
    }),
  );
});

test('whoever does something else on the page stays on it', async () => {
  await onPage(
    plain(),
    leadingOn(sign, async (page) => {
      await page.getByText('The document', { exact: true }).click();
      await page.clock.runFor(20_000);
      await page.getByText('Clause 1 of the lease').waitFor();
    }),
  );
});

test('whoever comes back later is offered the way on, and not sent away', async () => {
  const session = { ...plain(), state: 'done' as const };
  await onPage(
    session,
    leadingOn(
      (page) => page.reload().then(() => undefined),
      async (page, target) => {
        const link = page.getByRole('link', { name: /^Continue to/ });
        expect(await link.getAttribute('href')).toBe(target);
        expect(await button(page, 'Stay here').count()).toBe(0);
        await page.clock.runFor(20_000);
        await link.waitFor();
      },
    ),
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'nowhere'])(
  'nobody is led on to %s',
  async (address) => {
    const session = { ...plain(), state: 'done' as const, redirect_url: address };
    await onPage(session, async (page) => {
      await heading(page, 'You have signed').waitFor();
      expect(await page.locator('.go-on').count()).toBe(0);
    });
  },
);
