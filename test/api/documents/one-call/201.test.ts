import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../../support/application.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { givenUpload, givenWorkspace, type Workspace } from '../../../support/workspace.ts';
import { a4, box, fileField, getFields } from '../fields/given-fields.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const tenant = { key: 'tenant', email: 'ana@example.com', name: 'Ana Torres', role: 'signer' };
const owner = { key: 'owner', email: 'ben@example.com', name: 'Ben Ode', role: 'signer', order: 2 };
const rent = { name: 'rent', type: 'number', recipient: 'tenant', ...box };
const sign = { name: 'sign', type: 'signature', recipient: 'owner', ...box, y: 300 };

async function create(more: object, headers: Record<string, string> = {}) {
  const upload = await givenUpload(app, workspace, [fileField({ name: 'pets' })], undefined, [a4]);
  const body = { title: 'Lease', ...upload, ...more };
  return workspace.api.post('/documents', { body, headers });
}

describe('a document made, filled in and sent by one call', () => {
  test('answers as get does, and leaves what the single calls leave', async () => {
    const { reply, ...effects } = await effectsOf(app, () =>
      create({
        external_id: 'crm-17',
        metadata: { deal: '4711' },
        reminder_schedule: [7, 2],
        expiration_alert_days: 5,
        recipients: [tenant, owner],
        fields: [rent, sign],
        values: { rent: 1250, pets: 'a dog' },
        send: { message: 'By Friday, please.' },
      }),
    );
    expect(reply.status).toBe(201);
    const { recipients, fields, ...document } = reply.body;
    const id = String(document.id);
    const got = await workspace.api.get('/documents/get', { id, include_recipients: 'true' });
    expect(got.body).toEqual({ ...document, recipients });
    expect(document).toMatchObject({
      status: 'sent',
      recipients_count: 2,
      external_id: 'crm-17',
      metadata: { deal: '4711' },
      message: 'By Friday, please.',
      reminder_schedule: [2, 7],
      expiration_alert_days: 5,
      owner: { id: expect.stringMatching(/^mem_/), name: 'Olga Berg', email: expect.any(String) },
    });
    expect(recipients).toMatchObject([
      { key: 'tenant' },
      { key: 'owner', mail: { status: 'none' } },
    ]);
    expect((await getFields(workspace, id)).body).toMatchObject({ revision: 1, fields });
    expect(fields).toMatchObject([
      { name: 'rent', recipient: 'tenant', value: 1250, source: 'placed' },
      { name: 'pets', recipient: 'owner', value: 'a dog', source: 'form' },
      { name: 'sign', recipient: 'owner' },
    ]);
    expect(effects).toEqual({
      events: [
        'document.created',
        'recipient.added',
        'recipient.added',
        'document.fields_changed',
        'document.sent',
      ],
      mails: [],
      dispatched: 1,
    });
  });

  test('hands out the addresses of those without mails, and says so in the log', async () => {
    const { reply, ...effects } = await effectsOf(app, () =>
      create({ recipients: [{ ...tenant, notify: false }, owner], send: {} }),
    );
    const [first, second] = reply.body.recipients;
    expect(second).not.toHaveProperty('signing_url');
    expect(effects.events).toEqual([
      'document.created',
      'recipient.added',
      'recipient.added',
      'document.sent',
      'recipient.link_issued',
    ]);
    const link = app.client.as(String(first.signing_url).split('/sign/')[1] ?? '');
    expect((await link.get('/signing/session')).body.recipient).toMatchObject({
      name: 'Ana Torres',
    });
  });

  test('stays a draft without `send`; numbers may name signers who are not there', async () => {
    const { body } = await create({ fields: [{ ...rent, recipient: 2 }], values: {} });
    expect(body).toMatchObject({ status: 'draft', recipients: [], fields: [{ recipient: 2 }, {}] });
    expect((await create({ recipients: [] })).body).toMatchObject({ recipients: [], fields: [{}] });
  });

  test('has the sender’s words in its file, written before the transaction', async () => {
    const words = { name: 'start', type: 'text', read_only: true, ...box };
    const { body } = await create({
      recipients: [tenant],
      fields: [words],
      values: { start: 'May' },
      send: {},
    });
    expect(body).toMatchObject({ status: 'sent', fields: [{ value: 'May', read_only: true }, {}] });
    const { body: download } = await workspace.api.get('/documents/download', {
      id: String(body.id),
    });
    const bytes = Buffer.from(await (await fetch(String(download.download_url))).arrayBuffer());
    expect(bytes.subarray(-6).toString()).toBe('%words');
    expect(await app.database.fork().execute('select from staged_blobs')).toEqual([]);
  });

  test('is made once for an Idempotency-Key, whatever was prepared', async () => {
    const upload = await givenUpload(app, workspace, [], undefined, [a4]);
    const request = {
      body: { title: 'Lease', ...upload, recipients: [tenant], fields: [rent], send: {} },
      headers: { 'idempotency-key': 'one call' },
    };
    const first = await workspace.api.post('/documents', request);
    const { reply, ...effects } = await effectsOf(app, () =>
      workspace.api.post('/documents', request),
    );
    expect(reply.body).toEqual(first.body);
    expect(effects).toEqual(nothing);
  });
});

test('a body of the specification is answered as ever', async () => {
  const { body } = await create({});
  expect(Object.keys(body).sort()).toEqual([
    'created_at',
    'download_url',
    'id',
    'recipients_count',
    'signed_count',
    'status',
    'title',
    'updated_at',
  ]);
});
