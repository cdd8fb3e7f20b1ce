import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import type { Reply } from '../../support/client.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { givenMember, givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { givenTemplate } from './given-template.ts';

let app: Application;
let workspace: Workspace;
let id: string;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
const ana = { key: 'tenant', name: 'Ana Torres', email: 'ana@example.com' };
const tenant = { key: 'tenant', role: 'signer' as const, order: 1 };
const owner = { key: 'owner', role: 'approver' as const, name: 'Olga', email: 'o@example.com' };
const box = { page: 1, x: 72, width: 120, height: 18 };
beforeEach(async () => {
  workspace = await givenWorkspace(app);
  ({ id } = await givenTemplate(app, workspace, {
    recipients: [tenant, owner],
    message: 'From the template',
    deadline_days: 14,
  }));
  await putFields('2027-01-01');
});
afterAll(() => app.stop());

/** A rent that the tenant gives, and this start that the sender says. */
const putFields = (start: string) =>
  workspace.api.call('PUT', '/templates/fields', {
    query: { id },
    body: {
      fields: [
        { ...box, name: 'rent', type: 'number', recipient: 'tenant', y: 100 },
        { ...box, name: 'start', type: 'date', value: start, read_only: true, y: 200 },
      ],
    },
  });

const use = (body: Record<string, unknown>, { api } = workspace) =>
  api.post('/templates/use', { query: { id }, body: { title: 'Lease', ...body } });
const daysFromNow = (days: number) =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();

test('201: roles filled, values given and sent, all at once', async () => {
  const { reply, mails } = await effectsOf(app, () =>
    use({
      recipients: [{ ...ana, notify: false }],
      values: { rent: 1_250, start: '2027-02-01' },
      external_id: 'lease-12',
      metadata: { flat: '12' },
      send: {},
    }),
  );
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({
    status: 'sent',
    created_from_template: id,
    template_id: id,
    template_version: 2,
    message: 'From the template',
    deadline: daysFromNow(14),
    external_id: 'lease-12',
    metadata: { flat: '12' },
    recipients: [
      { key: 'tenant', email: 'ana@example.com', signing_url: expect.stringContaining('/sign/') },
      { key: 'owner', email: 'o@example.com', role: 'approver' },
    ],
    fields: [
      { name: 'rent', recipient: 'tenant', value: 1_250 },
      { name: 'start', value: '2027-02-01', read_only: true },
    ],
  });
  expect(mails).toEqual([]);
  const [row] = await app.database.fork().execute<{ written: boolean }[]>(
    `select d.prepared_file_id <> t.prepared_file_id as written
     from documents d join templates t on t.id = d.created_from_template_id where d.external_id = ?`,
    ['lease-12'],
  );
  expect(row).toEqual({ written: true });
});

test('deadline_days count from sending, also when it is sent later; a deadline given wins', async () => {
  const { body: draft } = await use({ recipients: [ana] });
  expect(draft).not.toHaveProperty('deadline');
  app.clock.advance(3 * 86_400_000);
  const sent = await workspace.api.post('/documents/send', { query: { id: draft.id } });
  expect(sent.body).toMatchObject({ status: 'sent', deadline: daysFromNow(14) });
  const own = daysFromNow(2);
  const { body } = await use({ recipients: [ana], deadline: own, send: { message: 'Other' } });
  expect(body).toMatchObject({ deadline: own, message: 'Other' });
});

test('without recipients nobody is added; with none, those who are fixed', async () => {
  const { body } = await use({});
  expect(Object.keys(body).sort()).toEqual([
    'created_at',
    'created_from_template',
    'id',
    'status',
    'title',
  ]);
  const count = async (document: string) =>
    (await workspace.api.get('/documents/get', { id: document })).body.recipients_count;
  expect(await count(body.id)).toBe(0);
  const fixed = await givenTemplate(app, workspace, { recipients: [owner] });
  const query = { id: fixed.id };
  const title = 'Lease';
  const plain = await workspace.api.post('/templates/use', { query, body: { title } });
  expect(await count(plain.body.id)).toBe(0);
  const all = await workspace.api.post('/templates/use', {
    query,
    body: { title, recipients: [] },
  });
  expect(all.body.recipients).toMatchObject([{ key: 'owner', email: 'o@example.com' }]);
});

test('fields of a role that nobody took belong to the signer of its number', async () => {
  const { body: draft } = await use({});
  const { body: before } = await workspace.api.get('/documents/fields', { id: draft.id });
  expect(before.fields).toMatchObject([{ name: 'rent', recipient: 1 }, { name: 'start' }]);
  await workspace.api.post('/recipients', {
    query: { document_id: draft.id },
    body: { key: 'lessee', name: 'Bo', email: 'bo@example.com', role: 'signer' },
  });
  const { body: after } = await workspace.api.get('/documents/fields', { id: draft.id });
  expect(after.fields).toMatchObject([{ name: 'rent', recipient: 'lessee' }, { name: 'start' }]);
});

describe('400, and nothing is left behind', () => {
  test.each([
    ['a role that nobody fills', { recipients: [] }, '/recipients'],
    ['a key that is no role', { recipients: [ana, { ...ana, key: 'guest' }] }, '/recipients/1/key'],
    ['a role that is filled twice', { recipients: [ana, ana] }, '/recipients/1/key'],
    ['a role that is fixed', { recipients: [ana, { ...ana, key: 'owner' }] }, '/recipients/1/key'],
    ['a wrong value', { recipients: [ana], values: { rent: 'much' } }, '/values/rent'],
    ['a value of no field', { recipients: [ana], values: { pets: true } }, '/values/pets'],
    ['a value that no font has', { values: { start: '\u{10FFFD}' } }, '/values/start'],
    ['a deadline that has passed', { deadline: '2020-01-01T00:00:00Z' }, '/deadline'],
    ['an address that is none', { recipients: [{ ...ana, email: 'x' }] }, '/recipients/0/email'],
    [
      'a member that nobody knows',
      { recipients: [{ ...ana, role: 'signer' }] },
      '/recipients/0/role',
    ],
  ])('%s', async (_name, body, pointer) => {
    const { reply, ...effects } = await effectsOf(app, () => use(body));
    expect(reply).toEqual(invalidAt(pointer));
    expect(effects).toEqual(nothing);
    expect((await workspace.api.get('/templates/get', { id })).body.usage_count).toBe(0);
  });
});

test('403: values, recipients and send need two scopes beside; the spec’s body does not', async () => {
  const member = await givenMember(app, workspace, 'member', [
    'svc:templates:read',
    'svc:documents:write',
  ]);
  for (const body of [{ recipients: [ana] }, { values: {} }, { send: {} }]) {
    expect(await use(body, member)).toEqual(refused(403, 'INSUFFICIENT_SCOPE'));
  }
  expect(await use({ external_id: 'mine' }, member)).toMatchObject({ status: 201 });
});

test('409 NO_RECIPIENTS: sent to nobody, and nothing is left behind', async () => {
  const { reply, ...effects } = await effectsOf(app, () => use({ send: {} }));
  expect(reply).toEqual(refused(409, 'NO_RECIPIENTS'));
  expect(effects).toEqual(nothing);
});

test('409 RECIPIENT_EXISTS: one person in two roles of one kind', async () => {
  const two = await givenTemplate(app, workspace, {
    recipients: [tenant, { ...tenant, key: 'second' }],
  });
  const reply = await workspace.api.post('/templates/use', {
    query: { id: two.id },
    body: { title: 'Lease', recipients: [ana, { ...ana, key: 'second' }] },
  });
  expect(reply).toEqual(refused(409, 'RECIPIENT_EXISTS'));
});

describe('a template that is changed while what the sender says is written', () => {
  /** Used through another API, where somebody changes it so often meanwhile. */
  async function useWhileChanged(changes: number): Promise<{ reply: Reply; written: number }> {
    let written = 0;
    const other = await startApplication({
      operations: {
        database: app.database,
        writeWords: async (...given) => {
          const file = await app.operations.writeWords(...given);
          written += 1;
          if (written <= changes) await putFields(`2027-02-0${written}`);
          return file;
        },
      },
      cloned: { ...app.cloned, drop: () => Promise.resolve() },
    });
    try {
      const body = { title: 'Lease', recipients: [{ ...ana, notify: false }], send: {} };
      const query = { id };
      const reply = await other.client.as(workspace.key).post('/templates/use', { query, body });
      return { reply, written };
    } finally {
      await other.stop();
    }
  }

  test('once: that is written anew, and the document says what the template says now', async () => {
    const { reply, written } = await useWhileChanged(1);
    expect(written).toBe(2);
    expect(reply).toMatchObject({
      status: 201,
      body: {
        status: 'sent',
        template_version: 3,
        fields: [{ name: 'rent' }, { name: 'start', value: '2027-02-01' }],
      },
    });
  });

  test('each time: 409, and nothing is made', async () => {
    const { reply, mails } = await effectsOf(app, async () => (await useWhileChanged(2)).reply);
    expect(reply).toEqual(refused(409, 'DOCUMENT_NOT_READY'));
    expect(mails).toEqual([]);
    expect((await workspace.api.get('/documents', { template_id: id })).body.data).toEqual([]);
  });
});
