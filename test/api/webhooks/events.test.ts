import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { webhookMessages } from '../../../src/api/routes/webhooks/event-examples.ts';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { webhookEventTypes } from '../../../src/domain/webhook/event-types.ts';
import { announceBlobs } from '../../../src/operations/announce-blobs.ts';
import { storeSeal } from '../../../src/operations/store-seal.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { givenWebhook } from '../../support/webhooks.ts';
import {
  givenDocument,
  givenMember,
  givenUpload,
  givenWorkspace,
  signingClient,
  type GivenRecipient,
  type Workspace,
} from '../../support/workspace.ts';

interface Body {
  id: string;
  type: string;
  timestamp: string;
  sequence?: number;
  data: { document?: unknown; recipient?: unknown; template?: unknown; signature_id?: string };
}

const seen = new Set<string>();
let app: Application;
let workspace: Workspace;
let webhookId: string;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  workspace = await givenWorkspace(app);
  webhookId = (await givenWebhook(workspace)).id;
});

async function stored(): Promise<{ eventId: string; body: string | null }[]> {
  return app.database.fork().execute(
    `select d.event_id as "eventId", m.body from webhook_deliveries d
       join webhook_messages m on m.event_id = d.event_id
     where d.webhook_id = ? order by m.created_at, m.event_id`,
    [parsePublicId('whk', webhookId)],
  );
}

/** What the act caused: exactly these types, in this order. */
async function caused(act: () => Promise<unknown>, ...types: string[]): Promise<Body[]> {
  const before = await stored();
  app.clock.advance(1_000);
  await act();
  const after = await stored();
  expect(after.slice(0, before.length)).toEqual(before);
  const bodies = after.slice(before.length).map(({ body }) => JSON.parse(body ?? 'null') as Body);
  expect(bodies.map(({ type }) => type)).toEqual(types);
  for (const body of bodies) {
    seen.add(body.type);
    expect(body.timestamp).toBe(app.clock.now().toISOString());
    const message = webhookMessages.find(({ type }) => type === body.type);
    expect(message?.schema.safeParse(body)).toMatchObject({ success: true });
    expect(shapeOf(message?.example)).toEqual(shapeOf(body));
  }
  return bodies;
}

/** The names of all that is in it: examples show what is really sent. */
function shapeOf(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

async function documentNow(id: string): Promise<unknown> {
  const { body } = await workspace.api.get('/documents/get', { id });
  delete body.download_url;
  return body;
}

async function recipientNow(documentId: string, id: string): Promise<unknown> {
  const { body } = await workspace.api.get('/recipients/get', { document_id: documentId, id });
  delete body.signing_url;
  return body;
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
  const { body } = await sent.signer.get('/signing/session');
  await sent.signer.post('/signing/consent', {
    body: { accepted: true, version: body.consent.version },
  });
  await sent.signer.post('/signing/view');
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
  expect(created?.data.document).toEqual(await documentNow(id));
  let recipientId = '';
  const [added] = await caused(async () => {
    const { body } = await workspace.api.post('/recipients', {
      query: { document_id: id },
      body: { email: 'ana@example.com', name: 'Ana Torres', role: 'signer', order: 1 },
    });
    recipientId = body.id;
  }, 'recipient.added');
  expect(added?.data).toEqual({
    document: await documentNow(id),
    recipient: await recipientNow(id, recipientId),
  });
  const [sent] = await caused(
    () => workspace.api.post('/documents/send', { query: { id } }),
    'document.sent',
  );
  expect(sent?.data.document).toEqual(await documentNow(id));
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
      document: await documentNow(id),
      recipient: await recipientNow(id, recipientId),
    });
  }
  const other = await signingClient(app, workspace, id, recipientIds[1] ?? '');
  await caused(() => other.post('/signing/view'), 'recipient.viewed');
  await caused(() => other.post('/signing/view'));
});

test('signing and approving; the last act completes, which is told once the seal is there', async () => {
  const { id, recipientId, signer } = await givenViewed();
  const sign = { body: { signature: { type: 'type', text: 'Ana Torres' } } };
  app.told.length = 0;
  const [signed, completed] = await caused(
    () => signer.post('/signing/sign', sign),
    'recipient.signed',
    'document.completed',
  );
  expect(signed?.data.recipient).toEqual(await recipientNow(id, recipientId));
  expect(signed?.data.signature_id).toMatch(/^sig_/);
  expect(completed?.data.document).toEqual(await documentNow(id));
  expect(completed?.sequence).toBe((signed?.sequence ?? 0) + 1);
  expect(app.told.flatMap(({ deliveries }) => [...deliveries])).toHaveLength(1);
  app.told.length = 0;
  await announceBlobs(app.operations, ['sealed/x']);
  await storeSeal(
    app.operations,
    parsePublicId('doc', id) ?? '',
    { blobKey: 'sealed/x', sha256: '0'.repeat(64), sizeBytes: 1, pageCount: null },
    app.clock.now(),
  );
  expect(app.told.flatMap(({ deliveries }) => [...deliveries])).toHaveLength(1);

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
  expect(completed?.data.document).toEqual(await documentNow(id));
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
      document: await documentNow(declining.id),
      recipient: await recipientNow(declining.id, declining.recipientId),
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
  expect(reminded?.data.recipient).toEqual(await recipientNow(id, recipientId));
  const [voided] = await caused(
    () => workspace.api.post('/documents/void', { query: { id }, body: { reason: 'Wrong' } }),
    'document.voided',
  );
  expect(voided?.data.document).toEqual(await documentNow(id));
  const before = (await stored()).length;
  app.clock.advance(1_000);
  await workspace.api.call('DELETE', '/documents/delete', { query: { id } });
  const after = await stored();
  expect(after).toHaveLength(before + 1);
  // What was told before is erased; the deletion itself is told, and names nothing but the id.
  expect(after.slice(0, before).every(({ body }) => body === null)).toBe(true);
  const deleted = JSON.parse(after.at(-1)?.body ?? '') as Body;
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
  expect(expired?.data.document).toEqual(await documentNow(id));
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

test('bulk operations tell as the single ones do', async () => {
  const ids: string[] = [];
  for (const _ of [1, 2]) ids.push((await givenDocument(app, workspace, { recipients: one })).id);
  await caused(
    () => workspace.api.post('/documents/bulk-send', { body: { document_ids: ids } }),
    'document.sent',
    'document.sent',
  );
  await caused(
    () =>
      workspace.api.post('/documents/bulk-void', {
        body: { document_ids: ids, reason: 'Both wrong' },
      }),
    'document.voided',
    'document.voided',
  );
});

test('sequences have no gaps, whoever writes at once', async () => {
  const { id } = await givenDocument(app, workspace);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      workspace.api.post('/recipients', {
        query: { document_id: id },
        body: { email: `r${index}@example.com`, name: 'R', role: 'signer' },
      }),
    ),
  );
  const bodies = (await stored()).map(({ body }) => JSON.parse(body ?? 'null') as Body);
  const numbers = bodies.map(({ sequence }) => sequence ?? 0).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
});

test('only what was subscribed to is delivered, and only in its own workspace', async () => {
  const some = await givenWebhook(workspace, { events: ['document.sent', 'template.used'] });
  const foreign = await givenWorkspace(app);
  const others = await givenWebhook(foreign);
  await givenMember(app, workspace, 'member');
  await givenDocument(app, workspace, { recipients: one, send: true });
  const typesOf = async (api: Workspace['api'], id: string) => {
    const { body } = await api.get('/webhooks/deliveries', { id });
    return body.data.map((delivery: { event_type: string }) => delivery.event_type) as string[];
  };
  expect(await typesOf(workspace.api, some.id)).toEqual(['document.sent']);
  expect(await typesOf(foreign.api, others.id)).toEqual([]);
});

test('all seventeen types were seen above', () => {
  expect([...seen].sort()).toEqual(webhookEventTypes.map(({ type }) => type).sort());
});
