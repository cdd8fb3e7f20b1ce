import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf } from '../../support/effects.ts';
import { givenInvited } from '../../support/mailing.ts';
import { signer } from '../../support/signer.ts';
import { givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

/** The mails that a first view and a last signature write, under these settings. */
async function mailsUnder(notifications: Record<string, boolean>) {
  const workspace = await givenWorkspace(app);
  const recipients = [
    { email: 'ana@example.com' },
    { email: 'vera@example.com', role: 'viewer' as const },
  ];
  const { id, recipientIds } = await givenInvited(app, workspace, recipients);
  // At once: also for a document that is under way.
  const patched = await workspace.api.call('PATCH', '/settings', { body: { notifications } });
  expect(patched.status).toBe(200);
  const ana = await signer(app, workspace, id, recipientIds[0]);
  const viewed = await effectsOf(app, () => ana.view());
  const signed = await effectsOf(app, () => ana.sign());
  expect(signed.reply.status).toBe(200);
  const nameless = (mails: string[]) => mails.map((mail) => mail.replace(/\d*@.*/, ''));
  return { viewed: nameless(viewed.mails), signed: nameless(signed.mails) };
}

describe('send_viewed_notification', () => {
  test('on, tells the owner of the first view', async () => {
    const { viewed } = await mailsUnder({ send_viewed_notification: true });
    expect(viewed).toEqual(['viewed olga']);
  });

  test('off, tells nobody, and changes no other mail', async () => {
    const { viewed, signed } = await mailsUnder({ send_viewed_notification: false });
    expect(viewed).toEqual([]);
    expect(signed.sort()).toEqual(['completed ana', 'completed olga', 'completed vera']);
  });
});

describe('send_completion_email', () => {
  test('on, tells the owner as well as everybody who took part', async () => {
    const { signed } = await mailsUnder({ send_completion_email: true });
    expect(signed.sort()).toEqual(['completed ana', 'completed olga', 'completed vera']);
  });

  test('off, leaves out the owner alone', async () => {
    const { viewed, signed } = await mailsUnder({ send_completion_email: false });
    expect(signed.sort()).toEqual(['completed ana', 'completed vera']);
    expect(viewed).toEqual(['viewed olga']);
  });
});
