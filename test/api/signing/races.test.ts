import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expireDocument } from '../../../src/operations/documents/expire.ts';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { effectsOf } from '../../support/effects.ts';
import { readyToAct, typed } from '../../support/signing.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';
import { rowId } from '../../support/uuid.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const closing = ['document.completed', 'document.voided', 'document.declined', 'document.expired'];

/** Several ends at once for one document; whoever gets the row lock first decides. */
test.each([0, 1, 2, 3, 4, 5])(
  'sign, void and decline at once: exactly one wins (%i)',
  async (turn) => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ana@example.com' }],
      send: true,
    });
    const signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
    const ends = [
      () => signer.post('/signing/sign', { body: typed }),
      () => workspace.api.post('/documents/void', { query: { id } }),
      () => signer.post('/signing/decline'),
      () =>
        workspace.api.call('DELETE', '/recipients/delete', {
          query: { document_id: id, id: recipientIds[0] ?? '' },
        }),
    ];
    const shift = turn % ends.length;
    const order = [...ends.slice(shift), ...ends.slice(0, shift)];
    const { reply, events } = await effectsOf(app, () => Promise.all(order.map((end) => end())));
    const statuses = reply.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect(events.filter((type) => closing.includes(type))).toHaveLength(1);
  },
);

test('the deadline’s timer and a signature at the same moment: the expiry wins once', async () => {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
  app.clock.advance(30 * 86_400_000);
  const { reply, events } = await effectsOf(app, () =>
    Promise.all([
      signer.post('/signing/sign', { body: typed }),
      expireDocument(app.operations, rowId('doc', id), app.clock.now()),
      workspace.api.post('/documents/void', { query: { id } }),
    ]),
  );
  expect([reply[0].status, reply[2].status]).toEqual([409, 409]);
  expect(events).toEqual(['document.expired', 'recipient.expired']);
});

test('two last signers at once: completed once, whoever came second', async () => {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }],
    send: true,
  });
  const signers: Client[] = [];
  for (const one of recipientIds) signers.push(await readyToAct(app, workspace, id, one));
  const { reply, events } = await effectsOf(app, () =>
    Promise.all(signers.map((signer) => signer.post('/signing/sign', { body: typed }))),
  );
  expect(reply.map(({ body }) => body.document_status).sort()).toEqual([
    'completed',
    'in_progress',
  ]);
  expect(events.sort()).toEqual(['document.completed', 'recipient.signed', 'recipient.signed']);
});
