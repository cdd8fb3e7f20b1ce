import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { rowId } from '../../support/uuid.ts';
import { readyToAct, sign } from '../../support/signing.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const pair = {
  recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }],
  send: true,
};
async function given(options: Parameters<typeof givenDocument>[2]) {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, options);
  const [first = '', second = ''] = recipientIds;
  return { workspace, id, first, second };
}
const update = ({ api }: Workspace, document_id: string, id: string, body: unknown) =>
  api.call('PUT', '/recipients/update', { query: { document_id, id }, body });

describe('200', () => {
  test('every field, and the answer is the recipient without a signing address', async () => {
    const { workspace, id, first } = await given({ recipients: [{ email: 'ana@example.com' }] });
    const changes = {
      name: 'Ana Ruiz',
      email: 'ana.ruiz@example.com',
      order: 4,
      role: 'approver',
      locale: 'de',
      notify: false,
    };
    const { reply, ...effects } = await effectsOf(app, () => update(workspace, id, first, changes));
    expect(reply).toMatchObject({ status: 200 });
    expect(reply.body).toEqual({ id: first, status: 'pending', ...changes });
    expect(effects).toEqual({ events: ['recipient.updated'], mails: [], dispatched: 0 });
  });

  test('what changes nothing leaves no trace', async () => {
    const { workspace, id, first } = await given(pair);
    for (const body of [undefined, {}, { email: 'ana@example.com', role: 'signer' }]) {
      const { reply, ...effects } = await effectsOf(app, () => update(workspace, id, first, body));
      expect(reply.status).toBe(200);
      expect(effects).toEqual(nothing);
    }
  });

  test('a changed email kills the old links and its pending mail; the new one is invited', async () => {
    const { workspace, id, first } = await given(pair);
    const uuid = rowId('doc', id);
    await inviteRecipients(app.operations, uuid, app.clock.now());
    const before = await signingClient(app, workspace, id, first);
    const { reply, ...effects } = await effectsOf(app, () =>
      update(workspace, id, first, { email: 'new@example.com' }),
    );
    expect(reply.status).toBe(200);
    expect(effects).toEqual({ events: ['recipient.updated'], mails: [], dispatched: 1 });
    expect(await before.get('/signing/session')).toEqual(refused(401, 'SIGNING_LINK_INVALID'));
    const after = await signingClient(app, workspace, id, first);
    expect((await after.get('/signing/session')).body.state).toBe('ready');
    const invited = await effectsOf(app, () =>
      inviteRecipients(app.operations, uuid, app.clock.now()),
    );
    expect(invited.mails).toEqual(['invitation new@example.com']);
    const old = await app.database
      .fork()
      .execute(`select status from mails where document_id = ? and to_email = 'ana@example.com'`, [
        uuid,
      ]);
    expect(old).toEqual([{ status: 'cancelled' }]);
  });

  test('after viewing: name, order, locale and notify still change', async () => {
    const { workspace, id, first } = await given(pair);
    await readyToAct(app, workspace, id, first);
    expect(
      await update(workspace, id, first, { order: 1, locale: 'fr', notify: false }),
    ).toMatchObject({ status: 200, body: { locale: 'fr', status: 'viewed' } });
    expect(await update(workspace, id, first, { name: 'Ana R' })).toMatchObject({ status: 200 });
  });

  test('an order given later makes the others of later groups wait', async () => {
    const { workspace, id, first, second } = await given(pair);
    await update(workspace, id, first, { order: 1 });
    await update(workspace, id, second, { order: 2 });
    const ben = await signingClient(app, workspace, id, second);
    expect((await ben.get('/signing/session')).body.state).toBe('waiting');
  });

  test('the last one still due becomes a viewer: the document is completed', async () => {
    const { workspace, id, first, second } = await given(pair);
    await sign(app, workspace, id, first);
    const { reply, ...effects } = await effectsOf(app, () =>
      update(workspace, id, second, { role: 'viewer' }),
    );
    expect(reply).toMatchObject({ status: 200, body: { role: 'viewer' } });
    expect(effects.events).toEqual(['recipient.updated', 'document.completed']);
    const { body } = await workspace.api.get('/documents/get', { id });
    expect(body).toMatchObject({ status: 'completed', signed_count: 1 });
  });
});

test('400: wrong values and unknown fields', async () => {
  const { workspace, id, first } = await given(pair);
  for (const [body, ...pointers] of [
    [{ name: '' }, '/name'],
    [{ email: 'x' }, '/email'],
    [{ role: 'owner' }, '/role'],
    [{ order: -1 }, '/order'],
    [{ name: null }, '/name'],
    [{ message: 'New words' }, '/message'],
    [{ status: 'signed' }, '/status'],
    [['name'], ''],
  ] as const) {
    expect(await update(workspace, id, first, body)).toEqual(invalidAt(...pointers));
  }
});

describe('409', () => {
  test('RECIPIENT_LOCKED: email and role once they have viewed', async () => {
    const { workspace, id, first } = await given(pair);
    await readyToAct(app, workspace, id, first);
    for (const body of [{ email: 'new@example.com' }, { role: 'viewer', name: 'X' }]) {
      const { reply, ...effects } = await effectsOf(app, () => update(workspace, id, first, body));
      expect(reply).toEqual(refused(409, 'RECIPIENT_LOCKED'));
      expect(effects).toEqual(nothing);
    }
  });

  test('RECIPIENT_DONE: everything, once they have signed or approved', async () => {
    const { workspace, id, first } = await given(pair);
    await sign(app, workspace, id, first);
    for (const body of [{ name: 'X' }, { order: 9 }, { email: 'new@example.com' }, {}]) {
      expect(await update(workspace, id, first, body)).toEqual(refused(409, 'RECIPIENT_DONE'));
    }
  });

  test('RECIPIENT_EXISTS: another has this address in this role', async () => {
    const { workspace, id, first } = await given(pair);
    expect(await update(workspace, id, first, { email: 'BEN@example.com' })).toEqual(
      refused(409, 'RECIPIENT_EXISTS'),
    );
  });

  test('NO_RECIPIENTS: an open document would be left with viewers', async () => {
    const { workspace, id, first } = await given({
      recipients: [{ email: 'ana@example.com' }],
      send: true,
    });
    const { reply, ...effects } = await effectsOf(app, () =>
      update(workspace, id, first, { role: 'viewer' }),
    );
    expect(reply).toEqual(refused(409, 'NO_RECIPIENTS'));
    expect(effects).toEqual(nothing);
  });

  test('DOCUMENT_FINAL: after void, also for those who had not acted', async () => {
    const { workspace, id, first } = await given(pair);
    await workspace.api.post('/documents/void', { query: { id } });
    expect(await update(workspace, id, first, { name: 'X' })).toEqual(
      refused(409, 'DOCUMENT_FINAL'),
    );
  });
});

test('404: no such recipient on this document', async () => {
  const { workspace, id } = await given(pair);
  const other = await givenDocument(app, workspace, pair);
  expect(await update(workspace, id, other.recipientIds[0] ?? '', { name: 'X' })).toEqual(
    refused(404, 'RECIPIENT_NOT_FOUND'),
  );
});
