import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { readRecord } from '@countersign/verifier/record';
import type { Field } from '../../../src/domain/template/field.ts';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { sealedFile } from '../../support/evidence.ts';
import { textOf } from '../../support/pdf-text.ts';
import { heldBy, placedField, placeFields } from '../../support/placed-fields.ts';
import { invalidAt } from '../../support/refusals.ts';
import { readyToAct, typed } from '../../support/signing.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const button = (option: string, x: number) => ({
  option,
  page: 0,
  rect: [x, 300, 12, 12] as Field['rect'],
});

/** An approver and a signer after them, with fields of every manner. */
async function givenPlaced() {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'ada@example.com', name: 'Ada Reyes', role: 'approver', order: 1 },
      { email: 'ana@example.com', name: 'Ana Torres', order: 2 },
    ],
  });
  const [ada = '', ana = ''] = recipientIds;
  const line = (name: string, y: number, more: Partial<Field>) =>
    placedField(name, { rect: [72, y, 200, 18], ...more });
  const [byAda, byAna] = [{ holder: heldBy(ada) }, { holder: heldBy(ana) }];
  const day = { kind: 'date', pattern: 'dd.mm.yyyy' } as const;
  const ids = await placeFields(app, id, [
    line('budget', 700, { ...byAda, type: 'number', required: true, value: 1_250 }),
    line('remark', 670, { ...byAda, required: true, rect: [59.279999999999973, 670, 200, 18] }),
    line('approved', 640, { ...byAda, type: 'date', auto: 'signed_at', format: day }),
    line('city', 600, { ...byAna, value: 'Oslo', required: true }),
    // As a form has them: an upright field that suggests words and takes others.
    line('street', 570, {
      ...byAna,
      value: 'Fjord Street',
      options: ['Fjord Street'],
      rect: [400, 300, 18, 200],
      turn: 90,
    }),
    line('start', 540, { ...byAna, type: 'date', value: '2027-02-01', readOnly: true }),
    line('tenant', 510, { ...byAna, auto: 'name' }),
    line('mail', 480, { ...byAna, auto: 'email' }),
    line('pets', 300, {
      ...byAna,
      type: 'select',
      options: ['yes', 'no'],
      places: [button('yes', 72), button('no', 120)],
    }),
    line('owner', 450, { holder: { kind: 'sender' }, value: 'Harbour Estates', readOnly: true }),
  ]);
  const sent = await workspace.api.post('/documents/send', { query: { id } });
  expect(sent.status).toBe(200);
  return { workspace, id, ada, ana, ids };
}

const shownTo = async (client: Client) =>
  (await client.get('/signing/session')).body.fields as Record<string, unknown>[];

test('a session has the recipient’s own fields, with what is suggested, fixed and filled in', async () => {
  const { workspace, id, ada, ana, ids } = await givenPlaced();
  const approver = await readyToAct(app, workspace, id, ada);
  const [budget, remark, approved] = await shownTo(approver);
  // What coordinates from the top came to, without what floating point leaves behind.
  expect(remark).toMatchObject({ rect: [59.28, 670, 200, 18] });
  expect(budget).toEqual({
    id: ids['budget'],
    name: 'budget',
    label: 'budget',
    type: 'number',
    required: true,
    value: 1_250,
    page: 0,
    rect: [72, 700, 200, 18],
  });
  expect(approved).toMatchObject({ auto: 'signed_at', format: 'dd.mm.yyyy' });
  expect(approved).not.toHaveProperty('value');
  await approver.post('/signing/approve', { body: { fields: { [ids['remark'] ?? '']: 'Fine' } } });
  const signer = await readyToAct(app, workspace, id, ana);
  expect(await shownTo(signer)).toMatchObject([
    { name: 'city', value: 'Oslo', required: true },
    { name: 'street', value: 'Fjord Street', options: ['Fjord Street'], turn: 90 },
    { name: 'start', value: '2027-02-01', read_only: true },
    { name: 'tenant', auto: 'name', value: 'Ana Torres' },
    { name: 'mail', auto: 'email', value: 'ana@example.com' },
    { name: 'pets', places: [{ option: 'yes' }, { option: 'no' }] },
  ]);
});

describe('400: a value', () => {
  test('that an approver leaves out, gives of a wrong type, or for a field that is not theirs', async () => {
    const { workspace, id, ada, ids } = await givenPlaced();
    const approver = await readyToAct(app, workspace, id, ada);
    const approve = (fields?: object) =>
      approver.post('/signing/approve', { body: fields === undefined ? {} : { fields } });
    expect(await approve()).toEqual(invalidAt(`/fields/${ids['remark']}`));
    const wrong = { [ids['remark'] ?? '']: 'Fine', [ids['budget'] ?? '']: '1250' };
    expect(await approve(wrong)).toEqual(invalidAt(`/fields/${ids['budget']}`));
    for (const name of ['approved', 'city', 'owner']) {
      const given = { [ids['remark'] ?? '']: 'Fine', [ids[name] ?? '']: '2027-01-01' };
      expect(await approve(given)).toEqual(invalidAt(`/fields/${ids[name]}`));
    }
    const [first] = await shownTo(approver);
    expect(first).toMatchObject({ name: 'budget', value: 1_250 });
  });

  test('for what the sender or the service fills in, and for what is not on the buttons', async () => {
    const { workspace, id, ada, ana, ids } = await givenPlaced();
    const approver = await readyToAct(app, workspace, id, ada);
    await approver.post('/signing/approve', {
      body: { fields: { [ids['remark'] ?? '']: 'Fine' } },
    });
    const signer = await readyToAct(app, workspace, id, ana);
    for (const [name, value] of [
      ['start', '2027-02-01'],
      ['tenant', 'Ana Torres'],
      ['mail', null],
      ['pets', 'maybe'],
      ['city', null],
    ] as const) {
      const body = { ...typed, fields: { [ids[name] ?? '']: value } };
      expect(await signer.post('/signing/sign', { body })).toEqual(
        invalidAt(`/fields/${ids[name]}`),
      );
    }
  });
});

test('200: suggestions stand, the service fills in its part, and the sealed file has all of it', async () => {
  const { workspace, id, ada, ana, ids } = await givenPlaced();
  const approver = await readyToAct(app, workspace, id, ada);
  const approved = await approver.post('/signing/approve', {
    body: { fields: { [ids['remark'] ?? '']: 'Within the limit' } },
  });
  expect(approved.status).toBe(200);

  const signer = await readyToAct(app, workspace, id, ana);
  const standing = await signer.get('/signing/document');
  expect(standing.status).toBe(200);
  const fields = { [ids['street'] ?? '']: 'Mill Lane', [ids['pets'] ?? '']: 'no' };
  const signed = await signer.post('/signing/sign', { body: { ...typed, fields } });
  expect(signed).toMatchObject({ status: 200, body: { document_status: 'completed' } });
  await app.seal(id);

  const text = await textOf(await sealedFile(app, id));
  const [year, month, date] = app.clock.now().toISOString().slice(0, 10).split('-');
  for (const words of [
    '1250',
    'Within the limit',
    `${date}.${month}.${year}`,
    'Oslo',
    'Mill Lane',
    'Ana Torres',
    'ana@example.com',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Fjord Street');
  expect(text).toContain('Filled in by the sender: 2 fields');

  const url = `${app.publicUrl}/api/v1/signatures/evidence?document_id=${id}`;
  const zip = await fetch(url, { headers: { authorization: `Bearer ${workspace.key}` } });
  const trust = { logKeys: [], at: app.clock.now() };
  const { checks, evidence } = await verifyZip(Buffer.from(await zip.arrayBuffer()), trust);
  expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
  const records = evidence?.content.records ?? [];
  expect(records.map(({ given }) => given.field_values)).toEqual([
    {
      [ids['budget'] ?? '']: 1_250,
      [ids['remark'] ?? '']: 'Within the limit',
      [ids['approved'] ?? '']: `${year}-${month}-${date}`,
    },
    {
      [ids['city'] ?? '']: 'Oslo',
      [ids['street'] ?? '']: 'Mill Lane',
      [ids['tenant'] ?? '']: 'Ana Torres',
      [ids['mail'] ?? '']: 'ana@example.com',
      [ids['pets'] ?? '']: 'no',
    },
  ]);
  const suggested = records.map(({ jws }) => readRecord(jws)?.record.suggested);
  expect(suggested).toEqual([
    [{ field_id: ids['budget'], changed: false }],
    [
      { field_id: ids['city'], changed: false },
      { field_id: ids['street'], changed: true },
    ],
  ]);
  const verdict = await workspace.api.get('/signatures/verify', { document_id: id });
  expect(verdict.body).toMatchObject({ verified: true });
});

test('who acts later is shown what an approver filled in', async () => {
  const { workspace, id, ada, ana, ids } = await givenPlaced();
  const approver = await readyToAct(app, workspace, id, ada);
  const given = { [ids['remark'] ?? '']: 'Within the limit' };
  await approver.post('/signing/approve', { body: { fields: given } });
  const { body } = await workspace.api.get('/recipients/get', { document_id: id, id: ana });
  const token = String(body.signing_url).split('/sign/')[1] ?? '';
  const reply = await fetch(`${app.publicUrl}/api/v1/signing/document`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await textOf(Buffer.from(await reply.arrayBuffer()))).toContain('Within the limit');
});
