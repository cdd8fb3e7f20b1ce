import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenDocument, givenWorkspace, signingClient } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('a document goes from draft through two signers in order to completed', async () => {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'ana@example.com', order: 1 },
      { email: 'ben@example.com', order: 2 },
    ],
    send: true,
  });
  for (const recipientId of recipientIds) {
    const signer = await signingClient(app, workspace, id, recipientId);
    const session = await signer.get('/signing/session');
    expect(session.body).toMatchObject({ state: 'ready' });
    await signer.post('/signing/consent', {
      body: { accepted: true, version: session.body.consent.version },
    });
    expect((await signer.get('/signing/document')).status).toBe(200);
    expect(await signer.post('/signing/view')).toMatchObject({ status: 200 });
    const signed = await signer.post('/signing/sign', {
      body: { signature: { type: 'type', text: 'Ana Torres' } },
    });
    expect(signed).toMatchObject({ status: 200, body: { recipient: { status: 'signed' } } });
  }
  const { body } = await workspace.api.get('/documents/get', { id, include_recipients: true });
  expect(body).toMatchObject({ status: 'completed', signed_count: 2, recipients_count: 2 });
  const trail = await workspace.api.get('/signatures/audit', { document_id: id });
  expect(trail.body.events.map((event: { event_type: string }) => event.event_type)).toEqual([
    'document.created',
    'recipient.added',
    'recipient.added',
    'document.sent',
    'recipient.viewed',
    'recipient.signed',
    'recipient.viewed',
    'recipient.signed',
    'document.completed',
  ]);
});
