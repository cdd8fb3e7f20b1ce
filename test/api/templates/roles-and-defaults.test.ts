import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { givenTemplate } from './given-template.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
});
beforeEach(async () => {
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const tenant = { key: 'tenant', role: 'signer' as const, label: 'Tenant', order: 1 };
const owner = { key: 'owner', role: 'approver' as const, name: 'Olga', email: 'o@example.com' };

const update = (id: string, body: unknown) =>
  workspace.api.call('PUT', '/templates/update', { query: { id }, body });
const place = (id: string, body: unknown) =>
  workspace.api.call('PUT', '/templates/fields', { query: { id }, body });
const rent = {
  name: 'rent',
  type: 'number',
  recipient: 'tenant',
  page: 1,
  x: 72,
  y: 540.5,
  width: 120,
  height: 18,
};

test('201: a template says who is asked, and what its documents begin with', async () => {
  const { id: document_id } = await givenDocument(app, workspace);
  const said = { recipients: [tenant, owner], message: 'Please sign', deadline_days: 14 };
  const made = await workspace.api.post('/templates', {
    body: { document_id, name: 'Lease', ...said },
  });
  expect(made).toMatchObject({ status: 201, body: { ...said, version: 1 } });
  const { body } = await workspace.api.get('/templates/get', { id: made.body.id });
  expect(body).toEqual(made.body);
});

test('201: a document’s recipients become roles without who they are, and hold its placed fields', async () => {
  const { id: document_id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'ana@example.com', order: 2, key: 'tenant' },
      { email: 'bo@example.com', role: 'approver' },
    ],
  });
  await workspace.api.call('PUT', '/documents/fields', {
    query: { id: document_id },
    body: {
      fields: [rent, { ...rent, name: 'note', type: 'text', recipient: recipientIds[1], y: 600 }],
    },
  });
  const { body } = await workspace.api.post('/templates', { body: { document_id, name: 'Lease' } });
  expect(body.recipients).toEqual([
    { key: 'tenant', role: 'signer', order: 2 },
    { key: 'recipient_1', role: 'approver' },
  ]);
  const { body: fields } = await workspace.api.get('/templates/fields', { id: body.id });
  expect(fields.fields).toMatchObject([
    { name: 'rent', recipient: 'tenant', y: 540.5 },
    { name: 'note', recipient: 'recipient_1' },
  ]);
});

test('the version rises with other recipients and other fields, and with nothing else', async () => {
  const { id } = await givenTemplate(app, workspace, { recipients: [tenant] });
  const version = async () => (await workspace.api.get('/templates/get', { id })).body.version;
  await update(id, { name: 'Other', message: 'Hello', deadline_days: 3 });
  await update(id, { recipients: [tenant] });
  expect(await version()).toBe(1);
  await update(id, { recipients: [tenant, owner] });
  expect(await version()).toBe(2);
  const placed = await place(id, { revision: 2, fields: [rent] });
  expect(placed).toMatchObject({ status: 200, body: { revision: 3 } });
  expect(placed.body.fields).toMatchObject([{ ...rent, source: 'placed', required: false }]);
  const again = await effectsOf(app, () => place(id, { fields: placed.body.fields }));
  expect(again).toMatchObject({ reply: { body: placed.body }, events: [] });
  expect(await version()).toBe(3);
  expect((await workspace.api.get('/templates/fields', { id })).body).toEqual(placed.body);
});

test('null takes a message, a deadline and an address away', async () => {
  const { id } = await givenTemplate(app, workspace, { message: 'Hello', deadline_days: 3 });
  const { body } = await update(id, { message: null, deadline_days: null, redirect_url: null });
  expect(body).not.toHaveProperty('message');
  expect(body).not.toHaveProperty('deadline_days');
});

test('409 FIELDS_CHANGED: a revision that is not the latest changes nothing', async () => {
  const { id } = await givenTemplate(app, workspace, { recipients: [tenant] });
  const { reply, ...effects } = await effectsOf(app, () => place(id, { revision: 0, fields: [] }));
  expect(reply).toEqual(refused(409, 'FIELDS_CHANGED'));
  expect(effects).toEqual(nothing);
});

describe('400', () => {
  test.each([
    [[{ ...tenant, name: 'Ana' }], '/recipients/0/email'],
    [[{ ...tenant, email: 'ana@example.com' }], '/recipients/0/name'],
    [[tenant, tenant], '/recipients/1/key'],
    [[{ ...tenant, key: 'Tenant' }], '/recipients/0/key'],
    [[{ key: 'tenant' }], '/recipients/0/role'],
    [[{ ...tenant, colour: 'red' }], '/recipients/0/colour'],
    [[{ ...tenant, order: -1 }], '/recipients/0/order'],
    [[], '/recipients'],
    [[{ ...tenant, role: 'viewer' }], '/recipients/0/role'],
  ])('roles %j of a template that has a field: %s', async (recipients, pointer) => {
    const { id } = await givenTemplate(app, workspace, { recipients: [tenant] });
    await place(id, { fields: [rent] });
    const { reply, ...effects } = await effectsOf(app, () => update(id, { recipients }));
    expect(reply).toEqual(invalidAt(pointer));
    expect(effects).toEqual(nothing);
  });

  test.each([
    [{ recipient: 'guest' }, '/fields/0/recipient'],
    [{ recipient: 'copy' }, '/fields/0/recipient'],
    [{ page: 2 }, '/fields/0/page'],
    [{ x: 500 }, '/fields/0/x'],
    [{ recipient: undefined }, '/fields/0/recipient'],
  ])('a field with %j: %s', async (wrong, pointer) => {
    const { id } = await givenTemplate(app, workspace, {
      recipients: [tenant, { key: 'copy', role: 'viewer' }],
    });
    const { body } = await place(id, { fields: [{ ...rent, ...wrong }] });
    expect(body).toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(body.errors).toContainEqual(expect.objectContaining({ pointer }));
  });

  test.each([
    [{ deadline_days: 0 }, '/deadline_days'],
    [{ deadline_days: 1.5 }, '/deadline_days'],
    [{ message: 7 }, '/message'],
  ])('%j', async (wrong, pointer) => {
    const { id } = await givenTemplate(app, workspace);
    expect(await update(id, wrong)).toEqual(invalidAt(pointer));
  });

  test('REDIRECT_NOT_ALLOWED: another origin than the settings allow', async () => {
    const { id } = await givenTemplate(app, workspace);
    const reply = await update(id, { redirect_url: 'https://app.example.com/done' });
    expect(reply).toEqual(refused(400, 'REDIRECT_NOT_ALLOWED'));
    await workspace.api.call('PATCH', '/settings', {
      body: { signing: { redirect_origins: ['https://app.example.com'] } },
    });
    const { body } = await update(id, { redirect_url: 'https://app.example.com/done' });
    expect(body.redirect_url).toBe('https://app.example.com/done');
  });
});
