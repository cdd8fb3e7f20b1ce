import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { rowId } from '../../support/uuid.ts';
import { readyToAct, sign, typed } from '../../support/signing.ts';
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

const two = {
  recipients: [
    { email: 'ana@example.com', order: 1 },
    { email: 'ben@example.com', order: 2 },
  ],
};
const callOff = ({ api }: Workspace, id: string, body?: unknown) =>
  api.post('/documents/void', { query: { id }, ...(body !== undefined && { body }) });

describe('200', () => {
  test('an open document: who was asked is told, who waited is not', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, { ...two, send: true });
    await inviteRecipients(app.operations, rowId('doc', id), app.clock.now());
    const { reply, ...effects } = await effectsOf(app, () =>
      callOff(workspace, id, { reason: 'The price was wrong.' }),
    );
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      id,
      status: 'cancelled',
      voided_at: app.clock.now().toISOString(),
      void_reason: 'The price was wrong.',
    });
    expect(effects).toEqual({
      events: ['document.voided'],
      mails: ['voided ana@example.com'],
      dispatched: 1,
    });
    const got = await workspace.api.get('/documents/get', { id });
    expect(got.body).toMatchObject(reply.body);
    // The link still opens the session and says so, without acts.
    const signer = await signingClient(app, workspace, id, recipientIds[0] ?? '');
    expect((await signer.get('/signing/session')).body.state).toBe('voided');
    for (const act of ['view', 'approve', 'decline', 'opt-out']) {
      const refusal = await signer.post(`/signing/${act}`);
      expect(refusal.status).toBe(act === 'approve' ? 403 : 409);
    }
    expect(await signer.post('/signing/sign', { body: typed })).toEqual(
      refused(409, 'DOCUMENT_NOT_OPEN'),
    );
  });

  test('a draft, and one in progress; without a reason there is none', async () => {
    const workspace = await givenWorkspace(app);
    const draft = await givenDocument(app, workspace, two);
    const begun = await givenDocument(app, workspace, { ...two, send: true });
    await sign(app, workspace, begun.id, begun.recipientIds[0] ?? '');
    for (const [{ id }, mails, dispatched] of [
      [draft, [], 0],
      [begun, ['voided ana@example.com'], 1],
    ] as const) {
      const { reply, ...effects } = await effectsOf(app, () => callOff(workspace, id));
      expect(reply).toMatchObject({ status: 200, body: { status: 'cancelled' } });
      expect(reply.body).not.toHaveProperty('void_reason');
      expect(effects).toEqual({ events: ['document.voided'], mails, dispatched });
    }
  });
});

test('400: a reason that is no text of 4,000 characters', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace);
  for (const reason of ['x'.repeat(4_001), 4, null, ['x'], { text: 'x' }]) {
    expect(await callOff(workspace, id, { reason })).toEqual(invalidAt('/reason'));
  }
});

test('409 DOCUMENT_FINAL: completed, declined, voided', async () => {
  const workspace = await givenWorkspace(app);
  const solo = { recipients: [{ email: 'ana@example.com' }], send: true };
  const completed = await givenDocument(app, workspace, solo);
  await sign(app, workspace, completed.id, completed.recipientIds[0] ?? '');
  const declined = await givenDocument(app, workspace, solo);
  const signer = await readyToAct(app, workspace, declined.id, declined.recipientIds[0] ?? '');
  await signer.post('/signing/decline');
  const voided = await givenDocument(app, workspace, solo);
  await callOff(workspace, voided.id);
  for (const { id } of [completed, declined, voided]) {
    const { reply, ...effects } = await effectsOf(app, () => callOff(workspace, id));
    expect(reply).toEqual(refused(409, 'DOCUMENT_FINAL'));
    expect(effects).toEqual(nothing);
  }
});
