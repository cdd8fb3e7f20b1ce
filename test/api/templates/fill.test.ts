import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Field } from '../../../src/domain/template/field.ts';
import { SignatureEntity } from '../../../src/persistence/entities/documents.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { givenWorkspace, signingClient, type Workspace } from '../../support/workspace.ts';
import { field, givenTemplate, readyToSign } from './given-template.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const typed = { type: 'type', text: 'Ana Torres' };

/** A document made from a template with these fields, out for signing in order. */
async function givenSent(
  workspace: Workspace,
  fields: Omit<Field, 'id'>[],
  emails: string[],
): Promise<{ id: string; recipientIds: string[] }> {
  const template = await givenTemplate(app, workspace, { fields });
  const { body } = await workspace.api.post('/templates/use', {
    query: { id: template.id },
    body: { title: 'Lease for Ana' },
  });
  const recipientIds: string[] = [];
  for (const [index, email] of emails.entries()) {
    const added = await workspace.api.post('/recipients', {
      query: { document_id: body.id },
      body: { email, name: 'Ana Torres', role: 'signer', order: index + 1 },
    });
    recipientIds.push(added.body.id);
  }
  await workspace.api.post('/documents/send', { query: { id: body.id } });
  return { id: body.id, recipientIds };
}

const everyType = [
  field('name', { required: true, label: 'Full name' }),
  field('address', { type: 'textarea' }),
  field('rent', { type: 'number', required: true }),
  field('from', { type: 'date' }),
  field('mail', { type: 'email' }),
  field('agree', { type: 'checkbox', required: true }),
  field('term', { type: 'select', options: ['6', '12'] }),
  field('sign', { type: 'signature', required: true }),
];

describe('the only signer of a document made from a template', () => {
  test('fills its fields, and the values end up in the signature', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenSent(workspace, everyType, ['ana@example.com']);
    const { signer, fieldIds } = await readyToSign(app, workspace, id, recipientIds[0] ?? '');
    const values = {
      [fieldIds['name'] ?? '']: 'Ana Torres',
      [fieldIds['address'] ?? '']: 'Harbour Street 12\nOslo',
      [fieldIds['rent'] ?? '']: 950.5,
      [fieldIds['from'] ?? '']: '2028-02-29',
      [fieldIds['mail'] ?? '']: 'ana@example.com',
      [fieldIds['agree'] ?? '']: true,
      [fieldIds['term'] ?? '']: '12',
    };
    const signed = await signer.post('/signing/sign', {
      body: { signature: typed, fields: values },
    });
    expect(signed.status).toBe(200);
    const signature = await app.database.fork().findOneOrFail(SignatureEntity, {
      signerEmail: 'ana@example.com',
      organizationId: workspace.organizationId,
    });
    expect(signature.fieldValues).toEqual(values);
    expect(signature.signatureFieldIds).toEqual([fieldIds['sign']]);
  });

  test('sees what the form had chosen, which stands unless it is changed', async () => {
    const workspace = await givenWorkspace(app);
    const term = { type: 'select', options: ['6', '12'], value: '12' } as const;
    const preset = [
      field('term', { ...term, options: [...term.options] }),
      field('agree', { type: 'checkbox', value: true }),
    ];
    const { id, recipientIds } = await givenSent(workspace, preset, ['ana@example.com']);
    const { signer, fieldIds } = await readyToSign(app, workspace, id, recipientIds[0] ?? '');
    const { fields } = (await signer.get('/signing/session')).body;
    expect(fields).toMatchObject([
      { name: 'term', options: ['6', '12'], value: '12' },
      { name: 'agree', type: 'checkbox', value: true },
    ]);
    const changed = { [fieldIds['agree'] ?? '']: false };
    const signed = await signer.post('/signing/sign', {
      body: { signature: typed, fields: changed },
    });
    expect(signed.status).toBe(200);
    const { fieldValues } = await app.database.fork().findOneOrFail(SignatureEntity, {
      organizationId: workspace.organizationId,
    });
    expect(fieldValues).toEqual({
      [fieldIds['term'] ?? '']: '12',
      [fieldIds['agree'] ?? '']: false,
    });
  });

  test('400: required fields left out are named, and nothing is signed', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenSent(workspace, everyType, ['ana@example.com']);
    const { signer, fieldIds } = await readyToSign(app, workspace, id, recipientIds[0] ?? '');
    const refused = await signer.post('/signing/sign', {
      body: { signature: typed, fields: { [fieldIds['name'] ?? '']: ' ' } },
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(refused.body.errors).toEqual([
      { pointer: `/fields/${fieldIds['name']}`, message: '“Full name” is required' },
      { pointer: `/fields/${fieldIds['rent']}`, message: '“rent” is required' },
      { pointer: `/fields/${fieldIds['agree']}`, message: '“agree” is required' },
    ]);
    expect(refused.body.detail).toContain('Full name');
    expect((await workspace.api.get('/documents/get', { id })).body.signed_count).toBe(0);
  });

  test.each([
    ['name', 7],
    ['name', 'two\nlines'],
    ['rent', '950'],
    ['from', '2027-02-29'],
    ['from', '29.02.2028'],
    ['mail', 'nobody'],
    ['agree', 'yes'],
    ['term', '24'],
    ['sign', 'Ana'],
    ['address', 'x'.repeat(4_001)],
    ['address', null],
  ])('400: %s may not be %j, and the pointer says so', async (name, value) => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenSent(workspace, everyType, ['ana@example.com']);
    const { signer, fieldIds } = await readyToSign(app, workspace, id, recipientIds[0] ?? '');
    const fieldsOk = {
      [fieldIds['name'] ?? '']: 'Ana',
      [fieldIds['rent'] ?? '']: 1,
      [fieldIds['agree'] ?? '']: true,
    };
    const refused = await signer.post('/signing/sign', {
      body: { signature: typed, fields: { ...fieldsOk, [fieldIds[name] ?? '']: value } },
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      `/fields/${fieldIds[name]}`,
    ]);
  });
});

describe('numbered fields', () => {
  const numbered = [
    field('first', { required: true }),
    field('2.second', { signer: 2, required: true }),
    field('3.third', { signer: 3 }),
  ];

  test('belong to the signer of that number; those of a missing one to the first still to act', async () => {
    const workspace = await givenWorkspace(app);
    const emails = ['ana@example.com', 'ben@example.com'];
    const { id, recipientIds } = await givenSent(workspace, numbered, emails);
    const ana = await readyToSign(app, workspace, id, recipientIds[0] ?? '');
    expect(Object.keys(ana.fieldIds)).toEqual(['first', '3.third']);
    const bensPlace = await signingClient(app, workspace, id, recipientIds[1] ?? '');
    const bens = (await bensPlace.get('/signing/session')).body.fields;
    expect(bens.map(({ name }: { name: string }) => name)).toEqual(['2.second']);
    const first = { [ana.fieldIds['first'] ?? '']: 'A' };
    const foreign = await ana.signer.post('/signing/sign', {
      body: { signature: typed, fields: { ...first, [bens[0].id]: 'B' } },
    });
    expect(foreign).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: `/fields/${bens[0].id}` }] },
    });
    const signed = await ana.signer.post('/signing/sign', {
      body: { signature: typed, fields: first },
    });
    expect(signed.status).toBe(200);

    const ben = await readyToSign(app, workspace, id, recipientIds[1] ?? '');
    // Nobody is the third signer, and the one who stood in has signed.
    expect(Object.keys(ben.fieldIds)).toEqual(['2.second', '3.third']);
  });

  test('of a removed signer fall to the first one still to act', async () => {
    const workspace = await givenWorkspace(app);
    const emails = ['ana@example.com', 'ben@example.com', 'cleo@example.com'];
    const { id, recipientIds } = await givenSent(workspace, numbered, emails);
    await workspace.api.call('DELETE', '/recipients/delete', {
      query: { document_id: id, id: recipientIds[1] ?? '' },
    });
    const ana = await readyToSign(app, workspace, id, recipientIds[0] ?? '');
    expect(Object.keys(ana.fieldIds)).toEqual(['first', '2.second']);
    const incomplete = await ana.signer.post('/signing/sign', {
      body: { signature: typed, fields: { [ana.fieldIds['first'] ?? '']: 'A' } },
    });
    expect(incomplete).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: `/fields/${ana.fieldIds['2.second']}` }] },
    });
    const cleo = await signingClient(app, workspace, id, recipientIds[2] ?? '');
    const { fields } = (await cleo.get('/signing/session')).body;
    expect(fields.map(({ name }: { name: string }) => name)).toEqual(['3.third']);
  });
});
