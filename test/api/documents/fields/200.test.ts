import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { canonicalJson } from '../../../../src/evidence/records/canonical-json.ts';
import type { Application } from '../../../support/application.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { readyToAct, typed } from '../../../support/signing.ts';
import { givenDocument, givenMember, givenWorkspace } from '../../../support/workspace.ts';
import {
  a4,
  ana,
  ben,
  box,
  fileField,
  getFields,
  nameRecipient,
  putFields,
  startWithTexts,
} from './given-fields.ts';

const found = (page: number, y: number) => ({ page, box: { x: 72, y, width: 40, height: 12 } });
let app: Application;
beforeAll(async () => {
  app = await startWithTexts({
    'Tenant:': [found(0, 700)],
    'Initial:': [found(0, 50), found(1, 60)],
  });
});
afterAll(() => app.stop());

const sign = { name: 'sign', type: 'signature', recipient: 1, ...box, width: 180, height: 36 };

describe('placed fields', () => {
  test('are answered as they were asked for, with their defaults, and read again the same', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, { pages: [a4, a4] });
    const asked = [
      {
        name: 'rent',
        type: 'number',
        recipient: 2,
        required: true,
        label: 'Monthly rent',
        ...box,
        value: 1250,
      },
      {
        name: 'start',
        type: 'date',
        value: '2027-01-01',
        read_only: true,
        format: 'd mmmm yyyy',
        font_size: 9.5,
        ...box,
        y: 130,
      },
      { name: 'on', type: 'date', recipient: 1, auto: 'signed_at', ...box, page: -1 },
      {
        name: 'notes',
        type: 'textarea',
        recipient: 1,
        placeholder: 'Anything',
        max_length: 90,
        ...box,
        page: 2,
        y: 300,
      },
      {
        name: 'size',
        type: 'select',
        recipient: 1,
        options: ['S', 'M'],
        value: 'M',
        ...box,
        page: 2,
        y: 330,
      },
    ];
    const put = await putFields(workspace, id, asked);
    expect(put).toMatchObject({
      status: 200,
      body: {
        revision: 1,
        pages: [
          { page: 1, width: 595.28, height: 841.89 },
          { page: 2, width: 595.28, height: 841.89 },
        ],
      },
    });
    const answered = (index: number, more: object = {}) => ({
      id: expect.stringMatching(/^fld_/),
      source: 'placed',
      label: asked[index]?.name,
      required: false,
      ...asked[index],
      ...more,
    });
    expect(put.body.fields).toEqual([
      answered(0),
      answered(1),
      answered(2, { page: 2 }),
      answered(3),
      answered(4),
    ]);
    expect((await getFields(workspace, id)).body).toEqual(put.body);
  });

  test('stand by a place, several, on every page or at an anchor; the first place is beside them', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, { pages: [a4, a4] });
    const small = { width: 40, height: 20 };
    const { body } = await putFields(workspace, id, [
      {
        name: 'pets',
        type: 'select',
        recipient: 1,
        places: [
          { ...box, option: 'yes' },
          { ...box, x: 300, option: 'no' },
        ],
      },
      {
        name: 'initials',
        type: 'signature',
        variant: 'initials',
        recipient: 1,
        every_page: true,
        x: 500,
        y: 800,
        ...small,
      },
      {
        name: 'sign',
        type: 'signature',
        recipient: 1,
        anchor: { text: 'Tenant:', dx: 60, dy: -6.0004 },
        ...small,
      },
      {
        name: 'each',
        type: 'text',
        recipient: 1,
        anchor: { text: 'Initial:', all: true },
        ...small,
      },
      {
        name: 'second',
        type: 'text',
        recipient: 1,
        anchor: { text: 'Initial:', occurrence: 2 },
        ...small,
      },
    ]);
    expect(body.fields.map(({ name }: { name: string }) => name)).toEqual([
      'each',
      'pets',
      'sign',
      'initials',
      'second',
    ]);
    expect(body.fields).toMatchObject([
      {
        x: 72,
        y: 50,
        places: [
          { page: 1, y: 50 },
          { page: 2, y: 60, ...small },
        ],
      },
      {
        ...box,
        places: [
          { ...box, option: 'yes' },
          { ...box, x: 300, option: 'no' },
        ],
      },
      { required: true, page: 1, x: 132, y: 694, ...small },
      {
        variant: 'initials',
        page: 1,
        places: [
          { page: 1, x: 500, y: 800 },
          { page: 2, x: 500 },
        ],
      },
      { page: 2, x: 72, y: 60 },
    ]);
    expect(body.fields[1]).not.toHaveProperty('options');
    expect(body.fields[2]).not.toHaveProperty('places');
  });

  test('keep their id with their name; the set is replaced as a whole', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, { pages: [a4] });
    const first = await putFields(workspace, id, [sign, { ...sign, name: 'other', y: 300 }]);
    const second = await putFields(workspace, id, [{ ...sign, type: 'text' }], { revision: 1 });
    expect(second.body).toMatchObject({ revision: 2, fields: [{ type: 'text', required: false }] });
    expect(second.body.fields).toHaveLength(1);
    expect(second.body.fields[0].id).toBe(first.body.fields[0].id);
    expect((await putFields(workspace, id, [])).body).toMatchObject({ revision: 3, fields: [] });
  });
});

describe('a field of the file', () => {
  test('is changed by its name, and is the file’s own again when it is left out', async () => {
    const workspace = await givenWorkspace(app);
    const own = fileField({ name: '2.rent', signer: 2, label: 'Rent' });
    const { id } = await givenDocument(app, workspace, { fields: [own], pages: [a4] });
    const before = await getFields(workspace, id);
    expect(before.body).toMatchObject({
      revision: 0,
      fields: [{ name: '2.rent', source: 'form', label: 'Rent', recipient: 2, x: 72, y: 123.89 }],
    });
    const said = {
      name: '2.rent',
      recipient: 1,
      label: 'The rent',
      required: true,
      value: '9',
      read_only: true,
    };
    const changed = await putFields(workspace, id, [said]);
    expect(changed.body.fields).toEqual([{ ...before.body.fields[0], ...said }]);
    const restored = await putFields(workspace, id, []);
    expect(restored.body).toEqual({ ...before.body, revision: 2 });
  });

  test('in its own place is no conflict, and nothing is changed by sending back what was read', async () => {
    const workspace = await givenWorkspace(app);
    const fields = [
      fileField({
        name: 'größe (cm)',
        label: 'Größe',
        format: { kind: 'date', pattern: 'mm/dd' },
        type: 'date',
      }),
      fileField({ name: 'sign', type: 'signature', source: 'tag', rect: [72, 600, 90, 20] }),
      fileField({ name: 'sign', type: 'signature', source: 'tag', rect: [72, 400, 90, 20] }),
      fileField({
        name: 'plan',
        type: 'select',
        options: ['A', 'B'],
        places: [
          { page: 0, rect: [72, 300, 3, 3], option: 'A' },
          { page: 0, rect: [99, 300, 3, 3], option: 'B' },
        ],
        rect: [72, 300, 3, 3],
      }),
    ];
    const { id, recipientIds } = await givenDocument(app, workspace, {
      fields,
      pages: [a4],
      recipients: [ana],
    });
    const { body } = await getFields(workspace, id);
    expect(body.fields.map(({ recipient }: { recipient: string }) => recipient)).toEqual(
      Array(4).fill(recipientIds[0]),
    );
    const { reply, ...effects } = await effectsOf(app, () =>
      putFields(workspace, id, body.fields, { revision: body.revision }),
    );
    expect(reply).toMatchObject({ status: 200, body });
    expect(effects).toEqual(nothing);
  });
});

describe('`recipient`', () => {
  test('is the key, else the id, else the number of a signer who is not there yet', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [ana],
      pages: [a4],
    });
    const [first = ''] = recipientIds;
    await nameRecipient(app, first, 'tenant');
    const placed = [1, 2, first, 'tenant'].map((recipient, at) => ({
      ...sign,
      name: `${at}`,
      y: 100 + 50 * at,
      recipient,
    }));
    const names = async () =>
      (await getFields(workspace, id)).body.fields.map((field: typeof sign) => field.recipient);
    expect((await putFields(workspace, id, placed)).status).toBe(200);
    expect(await names()).toEqual(['tenant', 2, 'tenant', 'tenant']);
    await nameRecipient(app, first, 'lodger');
    const added = await workspace.api.post('/recipients', {
      query: { document_id: id },
      body: { ...ben, name: 'Ben', role: 'signer', order: 1 },
    });
    expect(await names()).toEqual([added.body.id, 'lodger', 'lodger', 'lodger']);
  });

  test('who is removed leaves their fields to the first signer', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [ana, ben],
      pages: [a4],
    });
    const [first, second = ''] = recipientIds;
    await putFields(workspace, id, [{ ...sign, recipient: second }]);
    await workspace.api.call('DELETE', '/recipients/delete', {
      query: { document_id: id, id: second },
    });
    const { body } = await getFields(workspace, id);
    expect(body.fields).toMatchObject([{ recipient: first }]);
    expect((await putFields(workspace, id, body.fields)).status).toBe(200);
  });

  test('an approver may hold all but signatures', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [{ ...ana, role: 'approver' }],
      pages: [a4],
    });
    const [recipient] = recipientIds;
    const { body } = await putFields(workspace, id, [
      { name: 'cost', type: 'text', recipient, ...box },
    ]);
    expect(body.fields).toMatchObject([{ recipient }]);
  });
});

test('a change is one event in the workspace’s log, with the number and the SHA-256 of the set', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, { pages: [a4] });
  const { reply, ...effects } = await effectsOf(app, () => putFields(workspace, id, [sign]));
  expect(effects).toEqual({ events: ['document.fields_changed'], mails: [], dispatched: 0 });
  const log = await workspace.api.get('/audit-log', { action: 'document.fields_changed' });
  const [entry] = log.body.entries;
  const sha256 = createHash('sha256').update(canonicalJson(reply.body.fields)).digest('hex');
  await app.sequence();
  const proof = await workspace.api.get('/audit-log/proof', { id: entry.id });
  expect(JSON.parse(proof.body.event).details).toEqual({ count: 1, sha256 });
  const again = await effectsOf(app, () => putFields(workspace, id, [sign]));
  expect(again).toMatchObject({ ...nothing, reply: { body: { revision: 1 } } });
});

test('after completion the value is what was signed, whoever may see the document', async () => {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [ana, { ...ben, role: 'viewer' }],
    pages: [a4],
  });
  const [signer = ''] = recipientIds;
  await putFields(workspace, id, [
    { name: 'rent', type: 'number', recipient: signer, value: 1250, ...box },
    { name: 'notes', type: 'text', recipient: signer, value: 'none', ...box, y: 200 },
    { ...sign, recipient: signer, y: 300 },
    { name: 'start', type: 'date', value: '2027-02-01', read_only: true, ...box, y: 400 },
  ]);
  await workspace.api.post('/documents/send', { query: { id } });
  const client = await readyToAct(app, workspace, id, signer);
  const { fields } = (await getFields(workspace, id)).body;
  const idOf = (name: string) => fields.find((one: { name: string }) => one.name === name).id;
  const signed = await client.post('/signing/sign', {
    body: { ...typed, fields: { [idOf('rent')]: 1300, [idOf('notes')]: 'garden' } },
  });
  expect(signed).toMatchObject({ status: 200, body: { document_status: 'completed' } });
  const reader = await givenMember(app, workspace, 'admin', ['svc:documents:read']);
  expect((await getFields(reader, id)).body.fields).toMatchObject([
    { name: 'rent', value: 1300, recipient: signer },
    { name: 'notes', value: 'garden' },
    { name: 'sign', recipient: signer },
    { name: 'start', value: '2027-02-01', read_only: true },
  ]);
  expect((await getFields(reader, id)).body.fields[2]).not.toHaveProperty('value');
});
