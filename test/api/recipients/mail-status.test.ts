import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { givenInvited, replyWith, startMailing, uuidOf } from '../../support/mailing.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

/** What became of the last invitation to each recipient. */

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

async function mailsOf(id: string): Promise<Record<string, unknown>[]> {
  const { body: document } = await workspace.api.get('/documents/get', {
    id,
    include_recipients: 'true',
  });
  const { body } = await workspace.api.get('/recipients', { document_id: id });
  const mails = body.data.map(({ mail }: { mail: unknown }) => mail);
  expect(document.recipients.map(({ mail }: { mail: unknown }) => mail)).toEqual(mails);
  return mails;
}

test('none before it is written, queued until it left, then sent or refused with the reason', async () => {
  const mailing = await startMailing(app, {
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('gone') ? done(replyWith(550, 'No such person')) : done(),
  });
  const people = [{ email: 'ana@example.com' }, { email: 'gone@example.com', order: 2 }];
  const { id, recipientIds } = await givenInvited(app, workspace, [
    ...people.map((one) => ({ ...one, order: 1 })),
    { email: 'later@example.com', order: 2 },
    { email: 'quiet@example.com', order: 1, notify: false },
  ]);
  const at = app.clock.now().toISOString();
  const none = { status: 'none' };
  expect(await mailsOf(id)).toEqual([
    { status: 'queued', at },
    { status: 'queued', at },
    none,
    none,
  ]);
  app.clock.advance(5_000);
  await mailing.run(id);
  const later = app.clock.now().toISOString();
  const refused = { status: 'refused', at: later, reason: expect.stringContaining('No such') };
  expect(await mailsOf(id)).toEqual([{ status: 'sent', at: later }, refused, none, none]);
  // The address that was refused is nobody’s any more.
  const query = { document_id: id, id: recipientIds[1] ?? '' };
  await workspace.api.call('PUT', '/recipients/update', {
    query,
    body: { email: 'there@example.com' },
  });
  expect((await mailsOf(id))[1]).toEqual(none);
  await inviteRecipients(app.operations, uuidOf(id), app.clock.now());
  expect((await mailsOf(id))[1]).toEqual({ status: 'queued', at: later });
  await mailing.close();
});

test('none in a draft', async () => {
  const { id } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
  });
  expect(await mailsOf(id)).toEqual([{ status: 'none' }]);
});
