import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { webhookMessages } from '../../../src/api/routes/webhooks/event-examples.ts';
import { webhookEventTypes } from '../../../src/domain/webhook/event-types.ts';
import { stageBlobs } from '../../../src/operations/uploads/stage-blobs.ts';
import { storeSeal } from '../../../src/operations/sealing/store-seal.ts';
import { finish } from '../../support/authentication.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { rowId } from '../../support/uuid.ts';
import { givenWebhook } from '../../support/webhooks.ts';
import { readyToAct } from '../../support/signing.ts';
import { givenListening, type EventBody, type Listening } from '../../support/dispatched-events.ts';
import {
  givenDocument,
  givenUpload,
  signingClient,
  type GivenRecipient,
  type Workspace,
} from '../../support/workspace.ts';

const seen = new Set<string>();
let app: Application;
let listening: Listening;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  listening = await givenListening(app);
  ({ workspace } = listening);
});

/** What the act caused: exactly these types, in this order. */
async function caused(act: () => Promise<unknown>, ...types: string[]): Promise<EventBody[]> {
  const bodies = await listening.caused(act, ...types);
  for (const { type } of bodies) seen.add(type);
  return bodies;
}

const one: GivenRecipient[] = [{ email: 'ana@example.com', order: 1 }];

async function givenSent(recipients = one) {
  const document = await givenDocument(app, workspace, { recipients, send: true });
  const [recipientId = ''] = document.recipientIds;
  const signer = await signingClient(app, workspace, document.id, recipientId);
  return { ...document, recipientId, signer };
}

async function givenViewed(recipients = one) {
  const sent = await givenSent(recipients);
  await readyToAct(app, workspace, sent.id, sent.recipientId);
  return sent;
}

test('creating a document, adding a recipient and sending', async () => {
  const upload = await givenUpload(app, workspace);
  let id = '';
  const [created] = await caused(async () => {
    const { body } = await workspace.api.post('/documents', {
      body: { title: 'Lease', ...upload },
    });
    id = body.id;
  }, 'document.created');
  expect(created?.data.document).toEqual(await listening.document(id));
  let recipientId = '';
  const [added] = await caused(async () => {
    const { body } = await workspace.api.post('/recipients', {
      query: { document_id: id },
      body: { email: 'ana@example.com', name: 'Ana Torres', role: 'signer', order: 1 },
    });
    recipientId = body.id;
  }, 'recipient.added');
  expect(added?.data).toEqual({
    document: await listening.document(id),
    recipient: await listening.recipient(id, recipientId),
  });
  const [sent] = await caused(
    () => workspace.api.post('/documents/send', { query: { id } }),
    'document.sent',
  );
  expect(sent?.data.document).toEqual(await listening.document(id));
  expect([created?.sequence, added?.sequence, sent?.sequence]).toEqual([1, 2, 3]);
});

test('the first view; a second recipient’s view is no view of the document', async () => {
  const recipients = [
    { email: 'ana@example.com', order: 1 },
    { email: 'ben@example.com', order: 1 },
  ];
  const { id, recipientIds, recipientId, signer } = await givenSent(recipients);
  const bodies = await caused(
    () => signer.post('/signing/view'),
    'recipient.viewed',
    'document.viewed',
  );
  for (const { data } of bodies) {
    expect(data).toEqual({
      document: await listening.document(id),
      recipient: await listening.recipient(id, recipientId),
    });
  }
  const other = await signingClient(app, workspace, id, recipientIds[1] ?? '');
  await caused(() => other.post('/signing/view'), 'recipient.viewed');
  await caused(() => other.post('/signing/view'));
});

test('signing and approving; the last act completes, which is told once the seal is there', async () => {
  const { id, recipientId, signer } = await givenViewed();
  const sign = { body: { signature: { type: 'type', text: 'Ana Torres' } } };
  app.dispatched.length = 0;
  const [signed, completed] = await caused(
    () => signer.post('/signing/sign', sign),
    'recipient.signed',
    'document.completed',
  );
  expect(signed?.data.recipient).toEqual(await listening.recipient(id, recipientId));
  expect(signed?.data.signature_id).toMatch(/^sig_/);
  expect(completed?.data.document).toEqual(await listening.document(id));
  expect(completed?.sequence).toBe((signed?.sequence ?? 0) + 1);
  expect(app.dispatched.flatMap(({ deliveries }) => [...deliveries])).toHaveLength(1);
  app.dispatched.length = 0;
  await stageBlobs(app.operations, ['sealed/x']);
  await storeSeal(
    app.operations,
    rowId('doc', id),
    { blobKey: 'sealed/x', sha256: '0'.repeat(64), sizeBytes: 1, pageCount: null },
    app.clock.now(),
  );
  expect(app.dispatched.flatMap(({ deliveries }) => [...deliveries])).toHaveLength(1);

  const approval = await givenViewed([
    { email: 'ana@example.com', role: 'approver', order: 1 },
    { email: 'ben@example.com', role: 'signer', order: 2 },
  ]);
  const [approved] = await caused(
    () => approval.signer.post('/signing/approve'),
    'recipient.approved',
  );
  expect(approved?.data.recipient).toMatchObject({ status: 'approved' });
});

test('the removal of the last one still due completes', async () => {
  const { id, recipientIds, signer } = await givenViewed([
    { email: 'ana@example.com', order: 1 },
    { email: 'ben@example.com', order: 2 },
  ]);
  await signer.post('/signing/sign', { body: { signature: { type: 'type', text: 'Ana Torres' } } });
  const query = { document_id: id, id: recipientIds[1] ?? '' };
  const [completed] = await caused(
    () => workspace.api.call('DELETE', '/recipients/delete', { query }),
    'document.completed',
  );
  expect(completed?.data.document).toEqual(await listening.document(id));
});

test('declining and opting out', async () => {
  const declining = await givenViewed();
  const bodies = await caused(
    () => declining.signer.post('/signing/decline', { body: { reason: 'Too dear' } }),
    'recipient.declined',
    'document.declined',
  );
  for (const { data } of bodies) {
    expect(data).toEqual({
      document: await listening.document(declining.id),
      recipient: await listening.recipient(declining.id, declining.recipientId),
      reason: 'Too dear',
    });
  }
  const opting = await givenViewed();
  await caused(
    () => opting.signer.post('/signing/opt-out', { body: { reason: 'On paper, please' } }),
    'recipient.declined',
    'document.declined',
  );
});

test('reminding, voiding, deleting', async () => {
  const { id, recipientId } = await givenSent();
  app.clock.advance(25 * 3_600_000);
  const [reminded] = await caused(
    () => workspace.api.post('/recipients/remind', { query: { document_id: id, id: recipientId } }),
    'recipient.reminded',
  );
  expect(reminded?.data.recipient).toEqual(await listening.recipient(id, recipientId));
  const [voided] = await caused(
    () => workspace.api.post('/documents/void', { query: { id }, body: { reason: 'Wrong' } }),
    'document.voided',
  );
  expect(voided?.data.document).toEqual(await listening.document(id));
  const before = (await listening.stored()).length;
  app.clock.advance(1_000);
  await workspace.api.call('DELETE', '/documents/delete', { query: { id } });
  const after = await listening.stored();
  expect(after).toHaveLength(before + 1);
  // What was told before is erased; the deletion itself is told, and names nothing but the id.
  expect(after.slice(0, before).every(({ body }) => body === null)).toBe(true);
  const deleted = JSON.parse(after.at(-1)?.body ?? '') as EventBody;
  seen.add(deleted.type);
  expect(deleted).toMatchObject({
    type: 'document.deleted',
    sequence: (voided?.sequence ?? 0) + 1,
  });
  expect(deleted.data).toEqual({ document: { id } });
});

test('the deadline passing', async () => {
  const deadline = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const { id } = await givenDocument(app, workspace, { recipients: one, send: true, deadline });
  app.clock.advance(3_600_000);
  // Any command finds it; the timer does the same.
  const [expired] = await caused(
    () => workspace.api.post('/documents/void', { query: { id } }),
    'document.expired',
  );
  expect(expired?.data.document).toEqual(await listening.document(id));
});

test('templates: made, changed and used, without a sequence of their own', async () => {
  const { id: documentId } = await givenDocument(app, workspace);
  let id = '';
  const named = { name: 'Lease', description: 'Twelve months', category: 'leases' };
  const [created] = await caused(async () => {
    const { body } = await workspace.api.post('/templates', {
      body: { document_id: documentId, ...named },
    });
    id = body.id;
  }, 'template.created');
  expect(created).not.toHaveProperty('sequence');
  const templateNow = async () => {
    const { body } = await workspace.api.get('/templates/get', { id });
    delete body.fields;
    return body as unknown;
  };
  expect(created?.data.template).toEqual(await templateNow());
  const [updated] = await caused(
    () =>
      workspace.api.call('PUT', '/templates/update', { query: { id }, body: { name: 'Other' } }),
    'template.updated',
  );
  expect(updated?.data.template).toEqual(await templateNow());
  const [used] = await caused(
    () => workspace.api.post('/templates/use', { query: { id }, body: { title: 'From it' } }),
    'template.used',
    'document.created',
  );
  expect(used?.data.template).toEqual(await templateNow());
});

test('passing a place on is told as recipient.added, and as recipient.reassigned to who named it', async () => {
  const { id, recipientId } = await givenSent();
  const pass = () =>
    workspace.api.post('/recipients/reassign', {
      query: { document_id: id, id: recipientId },
      body: { name: 'Bo Lind', email: 'bo@example.com', reason: 'on leave' },
    });
  const named = await givenWebhook(workspace, { events: ['recipient.reassigned'] });
  const told = (await listening.stored()).length;
  await pass();
  const [added, ...more] = (await listening.stored())
    .slice(told)
    .map(({ body }) => JSON.parse(body ?? 'null') as EventBody);
  expect([added?.type, more]).toEqual(['recipient.added', []]);
  const list = await workspace.api.get('/recipients', { document_id: id });
  const newId = String(list.body.data[1].id);
  expect(added?.data.recipient).toEqual(await listening.recipient(id, newId));
  const rows = await app.database.fork().execute<{ body: string }[]>(
    `select m.body from webhook_deliveries d join webhook_messages m on m.event_id = d.event_id
     where d.webhook_id = ?`,
    [rowId('whk', named.id)],
  );
  const bodies = rows.map(({ body }) => JSON.parse(body) as EventBody);
  const message = webhookMessages.find(({ type }) => type === 'recipient.reassigned');
  expect(bodies.map((body) => message?.schema.safeParse(body).success)).toEqual([true]);
  expect(bodies[0]).not.toHaveProperty('sequence');
  expect(bodies[0]?.data).toMatchObject({
    recipient: { id: recipientId, reassigned_to: newId },
    reassigned_to: { id: newId, reassigned_from: recipientId },
    by: 'sender',
    reason: 'on leave',
  });
  const [next] = await caused(
    () => workspace.api.post('/documents/void', { query: { id }, body: { reason: 'No' } }),
    'document.voided',
  );
  expect(next?.sequence).toBe((added?.sequence ?? 0) + 1);
});

test('proofs and blocks are told to who named them, without a sequence', async () => {
  listening = await givenListening(app, ['recipient.authenticated', 'recipient.blocked']);
  ({ workspace } = listening);
  const authentication = [{ method: 'access_code', code: 'Blue House' }];
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com', order: 1, authentication }],
    send: true,
  });
  const signer = await signingClient(app, workspace, id, recipientIds[0] ?? '');
  const [told] = await caused(
    () => finish(signer, 'access_code', 'blue house'),
    'recipient.authenticated',
  );
  expect(told).not.toHaveProperty('sequence');
  expect(told?.data).toMatchObject({ method: 'access_code', recipient: { id: recipientIds[0] } });
  for (let wrong = 0; wrong < 9; wrong += 1) await finish(signer, 'access_code', 'nothing');
  const [blocked] = await caused(
    () => finish(signer, 'access_code', 'nothing'),
    'recipient.blocked',
  );
  expect(blocked?.data).toMatchObject({ method: 'access_code', document: { id } });
});

test('all seventeen types of the specification were seen above', () => {
  const own = webhookEventTypes.filter(({ extension }) => !extension);
  expect(own.filter(({ type }) => !seen.has(type))).toEqual([]);
});
