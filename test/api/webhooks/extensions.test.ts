import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { webhookMessages } from '../../../src/api/routes/webhooks/event-examples.ts';
import { recordMailOutcome } from '../../../src/operations/mails/record-outcome.ts';
import type { MailId } from '../../../src/domain/ids.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { givenBulkSend } from '../../support/bulk-sends.ts';
import { rowId } from '../../support/uuid.ts';
import { givenWebhook } from '../../support/webhooks.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { runBulkSend } from '../bulk-sends/given-bulk-send.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

/** The bodies for an endpoint, oldest first. */
async function bodiesFor(id: string): Promise<Record<string, any>[]> {
  const rows = await app.database.fork().execute<{ body: string }[]>(
    `select m.body from webhook_deliveries d join webhook_messages m on m.event_id = d.event_id
     where d.webhook_id = ? order by m.created_at, m.event_id`,
    [rowId('whk', id)],
  );
  return rows.map(({ body }) => JSON.parse(body));
}

function expectDescribed(body: Record<string, any> | undefined): void {
  const message = webhookMessages.find(({ type }) => type === body?.['type']);
  expect(message?.schema.safeParse(body)).toMatchObject({ success: true });
  expect(body).not.toHaveProperty('sequence');
}

async function refuseMails(workspace: Workspace, documentId: string): Promise<void> {
  const mails = await app.database
    .fork()
    .execute<{ id: MailId }[]>(
      `select id from mails where document_id = ? and status = 'pending'`,
      [rowId('doc', documentId)],
    );
  for (const { id } of mails) {
    const mail = { id, documentId: rowId('doc', documentId) };
    const reason = '550 5.1.1 No such mailbox';
    await recordMailOutcome(app.operations, mail, { outcome: 'refused', reason });
  }
}

test('an endpoint that names recipient.undeliverable is told of a refused address, once', async () => {
  const workspace = await givenWorkspace(app);
  const named = await givenWebhook(workspace, { events: ['recipient.undeliverable'] });
  const all = await givenWebhook(workspace);
  const recipients = [{ email: 'ana@example.com' }];
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send: true });
  await refuseMails(workspace, id);
  app.clock.advance(86_400_000 * 2);
  await workspace.api.post('/recipients/remind', {
    query: { document_id: id, id: recipientIds[0] ?? '' },
  });
  await refuseMails(workspace, id);
  const [body, ...more] = await bodiesFor(named.id);
  expect(more).toEqual([]);
  expectDescribed(body);
  expect(body).toMatchObject({
    type: 'recipient.undeliverable',
    data: {
      document: { id },
      recipient: { email: 'ana@example.com' },
      reason: '550 5.1.1 No such mailbox',
    },
  });
  const sequences = (await bodiesFor(all.id)).map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.map((_, at) => at + 1));
});

test('an endpoint that names bulk_send.completed is told when every row is done', async () => {
  const workspace = await givenWorkspace(app);
  const named = await givenWebhook(workspace, { events: ['bulk_send.completed'] });
  const all = await givenWebhook(workspace);
  const { id } = await givenBulkSend(app, workspace, 2);
  expect(await bodiesFor(named.id)).toEqual([]);
  await runBulkSend(app, id);
  const [body, ...more] = await bodiesFor(named.id);
  expect(more).toEqual([]);
  expectDescribed(body);
  expect(body).toMatchObject({
    data: { bulk_send: { id, status: 'completed', total: 2, sent: 2, failed: 0, pending: 0 } },
  });
  const types = (await bodiesFor(all.id)).map(({ type }) => type);
  expect(types).not.toContain('bulk_send.completed');
  expect(types).toContain('document.sent');
});

test('an endpoint that names them is told what was changed of a document and a recipient, and who was removed', async () => {
  const workspace = await givenWorkspace(app);
  const events = ['document.updated', 'recipient.updated', 'recipient.removed'];
  const named = await givenWebhook(workspace, { events });
  const recipients = [{ email: 'ana@example.com' }, { email: 'bo@example.com' }];
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients });
  const [ana = '', bo = ''] = recipientIds;
  const of = (recipient: string) => ({ query: { document_id: id, id: recipient } });
  await workspace.api.call('PUT', '/documents/update', {
    query: { id },
    body: { title: 'A lease' },
  });
  await workspace.api.call('PUT', '/recipients/update', { ...of(ana), body: { name: 'Ana Berg' } });
  await workspace.api.call('DELETE', '/recipients/delete', of(bo));
  const bodies = await bodiesFor(named.id);
  for (const body of bodies) expectDescribed(body);
  expect(bodies.map(({ type, data }) => ({ type, data }))).toMatchObject([
    { type: 'document.updated', data: { document: { title: 'A lease' }, changed: ['title'] } },
    { type: 'recipient.updated', data: { recipient: { name: 'Ana Berg' }, changed: ['name'] } },
    {
      type: 'recipient.removed',
      data: { document: { recipients_count: 1 }, recipient: { id: bo } },
    },
  ]);
});
