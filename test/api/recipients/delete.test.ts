import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { refused } from '../../support/refusals.ts';
import { rowId } from '../../support/uuid.ts';
import { readyToAct, sign } from '../../support/signing.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type GivenRecipient,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com' };
const ben = { email: 'ben@example.com' };
const viewer: GivenRecipient = { email: 'vic@example.com', role: 'viewer' };
async function given(recipients: GivenRecipient[], send = true) {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send });
  const [first = '', second = ''] = recipientIds;
  return { workspace, id, first, second };
}
const remove = ({ api }: Workspace, document_id: string, id: string) =>
  api.call('DELETE', '/recipients/delete', { query: { document_id, id } });

describe('200', () => {
  test('from a draft, down to nobody', async () => {
    const { workspace, id, first } = await given([ana], false);
    const { reply, ...effects } = await effectsOf(app, () => remove(workspace, id, first));
    expect(reply).toMatchObject({ status: 200, body: { deleted: true } });
    expect(effects).toEqual({ events: ['recipient.removed'], mails: [], dispatched: 0 });
    expect((await workspace.api.get('/recipients', { document_id: id })).body.data).toEqual([]);
    expect(await remove(workspace, id, first)).toEqual(refused(404, 'RECIPIENT_NOT_FOUND'));
  });

  test('while open, viewed or not: the link dies, unsent mail does not leave', async () => {
    const { workspace, id, first } = await given([ana, ben]);
    const uuid = rowId('doc', id);
    await inviteRecipients(app.operations, uuid, app.clock.now());
    const signer = await readyToAct(app, workspace, id, first);
    const { reply, ...effects } = await effectsOf(app, () => remove(workspace, id, first));
    expect(reply.status).toBe(200);
    expect(effects).toEqual({ events: ['recipient.removed'], mails: [], dispatched: 1 });
    for (const call of [signer.get('/signing/session'), signer.post('/signing/view')]) {
      expect(await call).toEqual(refused(401, 'SIGNING_LINK_INVALID'));
    }
    const mails = await app.database
      .fork()
      .execute(`select status from mails where document_id = ? and to_email = ?`, [
        uuid,
        ana.email,
      ]);
    expect(mails).toEqual([{ status: 'cancelled' }]);
  });

  test('the last one still due: the document is completed when somebody has signed', async () => {
    const { workspace, id, first, second } = await given([ana, ben]);
    await sign(app, workspace, id, first);
    const { reply, ...effects } = await effectsOf(app, () => remove(workspace, id, second));
    expect(reply.status).toBe(200);
    expect(effects.events).toEqual(['recipient.removed', 'document.completed']);
    expect(effects.mails).toEqual([
      'completed ana@example.com',
      expect.stringMatching(/^completed olga/),
    ]);
    const { body } = await workspace.api.get('/documents/get', { id });
    expect(body).toMatchObject({ status: 'completed', recipients_count: 1, signed_count: 1 });
  });

  test('the one everybody waited for: the next have the turn', async () => {
    const { workspace, id, first, second } = await given([
      { ...ana, order: 1 },
      { ...ben, order: 2 },
    ]);
    const next = await signingClient(app, workspace, id, second);
    expect((await next.get('/signing/session')).body.state).toBe('waiting');
    await remove(workspace, id, first);
    expect((await next.get('/signing/session')).body.state).toBe('ready');
  });
});

describe('409', () => {
  test('RECIPIENT_DONE: who has signed or approved stays, also on a final document', async () => {
    const { workspace, id, first, second } = await given([{ ...ana, role: 'approver' }, ben]);
    const approver = await readyToAct(app, workspace, id, first);
    await approver.post('/signing/approve');
    expect(await remove(workspace, id, first)).toEqual(refused(409, 'RECIPIENT_DONE'));
    await sign(app, workspace, id, second);
    expect(await remove(workspace, id, second)).toEqual(refused(409, 'RECIPIENT_DONE'));
  });

  test('NO_RECIPIENTS: the last one still due when nobody has acted', async () => {
    const { workspace, id, first, second } = await given([ana, viewer]);
    const { reply, ...effects } = await effectsOf(app, () => remove(workspace, id, first));
    expect(reply).toEqual(refused(409, 'NO_RECIPIENTS'));
    expect(effects).toEqual(nothing);
    expect(await remove(workspace, id, second)).toMatchObject({ status: 200 });
  });

  test('DOCUMENT_FINAL: nobody leaves a cancelled document', async () => {
    const { workspace, id, first } = await given([ana, ben]);
    await workspace.api.post('/documents/void', { query: { id } });
    expect(await remove(workspace, id, first)).toEqual(refused(409, 'DOCUMENT_FINAL'));
  });

  test('both of the last two removed at once: one stays', async () => {
    const { workspace, id, first, second } = await given([ana, ben]);
    const replies = await Promise.all([
      remove(workspace, id, first),
      remove(workspace, id, second),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
