import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { expireDocument } from '../../../src/operations/documents/expire.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { readyToAct, sign, typed } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type GivenRecipient,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const bo = { name: 'Bo Lind', email: 'bo@example.com', reason: 'on leave' };
const ana = { email: 'ana@example.com', name: 'Ana Torres', allow_delegate: true };

async function given(recipients: GivenRecipient[] = [ana]) {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send: true });
  const [first = '', second = ''] = recipientIds;
  const old = await signingClient(app, workspace, id, first);
  return { workspace, id, first, second, old };
}

describe('200', () => {
  test('the session is delegated, owner and who passed on are told, and Temporal of a new recipient', async () => {
    const { old } = await given();
    expect((await old.get('/signing/session')).body.may_delegate).toBe(true);
    const { reply, ...effects } = await effectsOf(app, () =>
      old.post('/signing/delegate', { body: bo }),
    );
    expect(reply).toMatchObject({
      status: 200,
      body: { state: 'delegated', passed_on: { name: 'Bo Lind', by: 'recipient' } },
    });
    expect(effects).toEqual({
      events: ['recipient.reassigned', 'recipient.added'],
      mails: ['delegated ana@example.com', expect.stringMatching(/^delegated olga/)],
      dispatched: 1,
    });
  });

  test('the same again is answered alike and changes nothing', async () => {
    const { old } = await given();
    await old.post('/signing/delegate', { body: bo });
    const again = await effectsOf(app, () => old.post('/signing/delegate', { body: bo }));
    expect(again.reply).toMatchObject({ status: 200, body: { state: 'delegated' } });
    expect(again).toMatchObject(nothing);
  });

  test('an approver, after viewing and consenting; who comes may pass it on as well, and approves', async () => {
    const { workspace, id, first } = await given([{ ...ana, role: 'approver' }]);
    const approver = await readyToAct(app, workspace, id, first);
    await approver.post('/signing/delegate', { body: bo });
    const list = await workspace.api.get('/recipients', { document_id: id });
    const next = list.body.data[1];
    expect(next).toMatchObject({ role: 'approver', allow_delegate: true, reassigned_from: first });
    const successor = await readyToAct(app, workspace, id, next.id);
    expect((await successor.post('/signing/approve')).body).toMatchObject({
      document_status: 'completed',
    });
  });
});

test('to the sender, or to who only reads: both may act as well, and the sender hears of it once', async () => {
  const viewer = { email: 'vera@example.com', role: 'viewer' } as const;
  const { old } = await given([ana, viewer]);
  const { email, name } = (await old.get('/signing/session')).body.document.sender;
  const toSender = await effectsOf(app, () =>
    old.post('/signing/delegate', { body: { name, email: email.toUpperCase() } }),
  );
  expect(toSender.reply.status).toBe(200);
  expect(toSender.mails).toHaveLength(2);
  const other = await given([ana, viewer]);
  const body = { name: 'Vera', email: viewer.email };
  const toViewer = await other.old.post('/signing/delegate', { body });
  expect(toViewer.status).toBe(200);
});

test('five times at most: the sixth in a chain is refused', async () => {
  const { workspace, id, old } = await given();
  let holder = old;
  for (let passing = 1; passing <= 6; passing += 1) {
    const body = { name: 'Next', email: `next${passing}@example.com` };
    const reply = await holder.post('/signing/delegate', { body });
    if (passing === 6) {
      expect(reply).toEqual(refused(409, 'DELEGATION_LOOP'));
      break;
    }
    expect(reply.status).toBe(200);
    const { data } = (await workspace.api.get('/recipients', { document_id: id })).body;
    const next = data.find((one: { email: string }) => one.email === body.email);
    holder = await signingClient(app, workspace, id, next.id);
  }
});

test.each([
  ['/name', { email: bo.email }],
  ['/name', { ...bo, name: 'Bo\r\nBcc: eve@example.com' }],
  ['/email', { ...bo, email: 'bo@example.com\nBcc: eve@example.com' }],
  ['/email', { ...bo, email: 'bo@example.com\u2028' }],
  ['/reason', { ...bo, reason: 'x'.repeat(4_001) }],
  ['/key', { ...bo, key: 'tenant' }],
])('400 at %s', async (pointer, body) => {
  const { old } = await given();
  expect(await old.post('/signing/delegate', { body })).toEqual(invalidAt(pointer));
});

describe('403 DELEGATION_NOT_ALLOWED', () => {
  test('unless the sender allows it, for the recipient or for the workspace', async () => {
    const { workspace, id, first, old } = await given([{ ...ana, allow_delegate: undefined }]);
    const delegate = () => old.post('/signing/delegate', { body: bo });
    expect(await delegate()).toEqual(refused(403, 'DELEGATION_NOT_ALLOWED'));
    const allow = (allow_delegate: boolean) =>
      workspace.api.call('PATCH', '/settings', { body: { signing: { allow_delegate } } });
    expect((await allow(true)).status).toBe(200);
    const query = { document_id: id, id: first };
    const own = (allow_delegate: boolean) =>
      workspace.api.call('PUT', '/recipients/update', { query, body: { allow_delegate } });
    expect((await own(false)).body).toMatchObject({ allow_delegate: false });
    expect(await delegate()).toEqual(refused(403, 'DELEGATION_NOT_ALLOWED'));
    await own(true);
    await allow(false);
    expect((await delegate()).status).toBe(200);
  });

  test.each(['viewer', 'cc'] as const)('for a %s', async (role) => {
    const { old } = await given([{ ...ana, role }, { email: 'ben@example.com' }]);
    expect(await old.post('/signing/delegate', { body: bo })).toEqual(
      refused(403, 'DELEGATION_NOT_ALLOWED'),
    );
  });
});

describe('409', () => {
  test('NOT_YOUR_TURN before the turn, RECIPIENT_DONE after the act, DOCUMENT_NOT_OPEN when closed', async () => {
    const { workspace, id, first, old } = await given([
      { ...ana, order: 2 },
      { email: 'ben@example.com', order: 1 },
      { email: 'eve@example.com', order: 3 },
    ]);
    const delegate = () => old.post('/signing/delegate', { body: bo });
    expect(await delegate()).toEqual(refused(409, 'NOT_YOUR_TURN'));
    const list = await workspace.api.get('/recipients', { document_id: id });
    await sign(app, workspace, id, list.body.data[1].id);
    await sign(app, workspace, id, first);
    expect(await delegate()).toEqual(refused(409, 'RECIPIENT_DONE'));
    await workspace.api.post('/documents/void', { query: { id } });
    expect(await delegate()).toEqual(refused(409, 'DOCUMENT_NOT_OPEN'));
  });

  test('DELEGATION_LOOP for themselves in capitals, RECIPIENT_EXISTS for another signer', async () => {
    const { old } = await given([ana, { email: 'ben@example.com' }]);
    const to = (email: string) => old.post('/signing/delegate', { body: { name: 'X', email } });
    expect(await to('ANA@EXAMPLE.COM')).toEqual(refused(409, 'DELEGATION_LOOP'));
    expect(await to('Ben@example.com')).toEqual(refused(409, 'RECIPIENT_EXISTS'));
  });
});

describe('races', () => {
  const ends = ['recipient.signed', 'document.voided', 'document.expired', 'recipient.reassigned'];
  test.each([0, 1, 2, 3])(
    'delegate against sign, void, another delegation and a reassign: one wins (%i)',
    async (turn) => {
      const { workspace, id, first } = await given();
      const signer = await readyToAct(app, workspace, id, first);
      const query = { document_id: id, id: first };
      const all = [
        () => signer.post('/signing/delegate', { body: bo }),
        () => signer.post('/signing/delegate', { body: { ...bo, email: 'cy@example.com' } }),
        () =>
          workspace.api.post('/recipients/reassign', {
            query,
            body: { name: 'D', email: 'd@example.com' },
          }),
        () => signer.post('/signing/sign', { body: typed }),
      ];
      const order = [...all.slice(turn), ...all.slice(0, turn)];
      const { reply, events } = await effectsOf(app, () => Promise.all(order.map((one) => one())));
      expect(reply.filter(({ status }) => status < 300)).toHaveLength(1);
      for (const { status, body } of reply.filter(({ status }) => status >= 300)) {
        expect(status).toBe(409);
        expect(['RECIPIENT_DONE', 'DOCUMENT_NOT_OPEN']).toContain(body.code);
      }
      expect(events.filter((type) => ends.includes(type))).toHaveLength(1);
    },
  );

  test('delegate and void at once: whoever comes second finds it so', async () => {
    const { workspace, id, old } = await given();
    const { reply } = await effectsOf(app, () =>
      Promise.all([
        old.post('/signing/delegate', { body: bo }),
        workspace.api.post('/documents/void', { query: { id } }),
      ]),
    );
    const [delegated, voided] = reply;
    expect(voided.status).toBe(200);
    if (delegated.status !== 200) expect(delegated).toEqual(refused(409, 'DOCUMENT_NOT_OPEN'));
    // Whatever came first, who passed on hears nothing of the void.
    expect((await workspace.api.get('/documents/get', { id })).body.status).toBe('cancelled');
  });

  test('delegate and the deadline’s timer: the expiry wins, and names who holds the place', async () => {
    const { workspace, id, old } = await given();
    app.clock.advance(30 * 86_400_000);
    const { reply, events } = await effectsOf(app, () =>
      Promise.all([
        old.post('/signing/delegate', { body: bo }),
        expireDocument(app.operations, rowId('doc', id), app.clock.now()),
      ]),
    );
    expect(reply[0]).toEqual(refused(409, 'DOCUMENT_NOT_OPEN'));
    expect(events).toEqual(['document.expired', 'recipient.expired']);
    expect((await workspace.api.get('/documents/get', { id })).body.recipients_count).toBe(1);
  });
});
