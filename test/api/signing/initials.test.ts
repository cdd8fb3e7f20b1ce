import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { sealRecipient } from '../../../src/operations/sealing/seal-input.ts';
import {
  DocumentEntity,
  RecipientEntity,
  SignatureEntity,
} from '../../../src/persistence/entities/documents.ts';
import { drawnSignature } from '@countersign/pdf/testing/drawn-signature';
import { startApplication, type Application } from '../../support/application.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { readyToAct, typed } from '../../support/signing.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';
import { field } from '../templates/given-template.ts';

let app: Application;
let png: string;
beforeAll(async () => {
  app = await startApplication();
  png = `data:image/png;base64,${(await drawnSignature()).toString('base64')}`;
});
afterAll(() => app.stop());

const sign = field('sign', { type: 'signature', required: true });
const initial = field('1.initials', { type: 'signature', variant: 'initials', page: 0 });

async function given(fields = [sign, initial]) {
  const workspace = await givenWorkspace(app);
  const recipients = [{ email: 'ana@example.com', name: 'Ana Torres' }];
  const { id, recipientIds } = await givenDocument(app, workspace, {
    fields,
    recipients,
    send: true,
  });
  const signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
  const session = (await signer.get('/signing/session')).body;
  const [signId, initialId] = fields.map(
    ({ name }) => session.fields.find((one: { name: string }) => one.name === name)?.id as string,
  );
  const stored = () =>
    app.database
      .fork()
      .findOneOrFail(SignatureEntity, { organizationId: workspace.organizationId });
  return { workspace, id, signer, session, signId, initialId, stored };
}

test('initials fill the places that ask for them, the signature the others, and the record binds both', async () => {
  const { workspace, id, signer, session, signId, initialId, stored } = await given();
  expect(session.fields.map(({ variant }: { variant?: string }) => variant)).toEqual([
    undefined,
    'initials',
  ]);
  const initials = { type: 'type', text: 'AT', face: 'marck_script' };
  const body = { ...typed, initials };
  expect((await signer.post('/signing/sign', { body })).status).toBe(200);
  const signature = await stored();
  expect(signature).toMatchObject({
    signatureFieldIds: [signId],
    initialsFieldIds: [initialId],
    initialsType: 'typed',
    initialsText: 'AT',
    initialsFace: 'marck_script',
    initialsImage: null,
  });
  const em = app.database.fork();
  const document = await em.findOneOrFail(DocumentEntity, { id: signature.documentId });
  const recipient = await em.findOneOrFail(RecipientEntity, { id: signature.recipientId });
  expect(sealRecipient(document, recipient, signature, 'en')).toMatchObject({
    signatureFields: [{ page: 0 }],
    initials: {
      signature: { type: 'typed', text: 'AT', face: 'marck_script' },
      places: [{ page: 0, rect: initial.rect }],
    },
  });
  const verify = async () =>
    (await workspace.api.get('/signatures/verify', { document_id: id })).body.checks.find(
      ({ name }: { name: string }) => name === 'signatures',
    );
  expect(await verify()).toMatchObject({ ok: true });
  for (const [named, assignment] of [
    ['initials.text_sha256', `initials_text = 'EV'`],
    ['initials.text_face', `initials_face = 'caveat'`],
    ['initials.field_ids', `initials_field_ids = '{}'`],
    ['initials', `initials_type = null, initials_text = null`],
  ] as const) {
    const { initialsText, initialsFace, initialsFieldIds, initialsType } = signature;
    await app.database
      .fork()
      .execute(`update signatures set ${assignment} where id = ?`, [signature.id]);
    expect(await verify()).toMatchObject({ ok: false, detail: expect.stringContaining(named) });
    await app.database
      .fork()
      .nativeUpdate(
        SignatureEntity,
        { id: signature.id },
        { initialsText, initialsFace, initialsFieldIds, initialsType },
      );
  }
});

test('a drawn picture is kept cut to its strokes', async () => {
  const { signer, stored } = await given();
  const body = { ...typed, initials: { type: 'draw', image: png } };
  expect((await signer.post('/signing/sign', { body })).status).toBe(200);
  const { initialsType, initialsImage, initialsText } = await stored();
  expect([initialsType, initialsText]).toEqual(['drawn', null]);
  expect((await sharp(initialsImage ?? undefined).metadata()).format).toBe('png');
});

test.each([
  ['stands in the places that are required', true],
  ['leaves the others empty', false],
])('without initials the signature %s', async (_what, required) => {
  const { signer, signId, initialId, stored } = await given([sign, { ...initial, required }]);
  expect((await signer.post('/signing/sign', { body: typed })).status).toBe(200);
  const { signatureFieldIds, initialsType, initialsFieldIds } = await stored();
  expect(signatureFieldIds).toEqual(required ? [signId, initialId] : [signId]);
  expect([initialsType, initialsFieldIds]).toEqual([null, []]);
});

test('400: initials that are too long, empty, without glyphs, blank or asked for by no field, and faces that are none', async () => {
  const { signer, stored } = await given();
  const blank = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  for (const [initials, pointer] of [
    [{ type: 'type', text: 'ABCDEFGHIJK' }, '/initials/text'],
    [{ type: 'type', text: '' }, '/initials/text'],
    [{ type: 'type', text: '\u{12000}' }, '/initials/text'],
    [{ type: 'type', text: 'A\u202EB' }, '/initials/text'],
    [{ type: 'type', text: 'AT', face: 'comic' }, '/initials/face'],
    [{ type: 'draw', image: 'data:image/png;base64,AAAA' }, '/initials/image'],
    [
      { type: 'upload', image: `data:image/png;base64,${blank.toString('base64')}` },
      '/initials/image',
    ],
    ['AT', '/initials'],
  ] as const) {
    const reply = await signer.post('/signing/sign', { body: { ...typed, initials } });
    expect(reply).toEqual(invalidAt(pointer));
  }
  for (const signature of [
    { type: 'type', text: 'Ana', face: 'comic' },
    { type: 'draw', image: png, face: 'caveat' },
  ]) {
    const reply = await signer.post('/signing/sign', { body: { signature } });
    expect(reply).toEqual(invalidAt('/signature/face'));
  }
  await expect(stored()).rejects.toThrow();
  const without = await given([sign]);
  const body = { ...typed, initials: { type: 'type', text: 'AT' } };
  expect(await without.signer.post('/signing/sign', { body })).toEqual(invalidAt('/initials'));
});

test('400 SIGNATURE_TYPE_NOT_ALLOWED: settings hold for initials as well', async () => {
  const { workspace, signer } = await given();
  await workspace.api.call('PATCH', '/settings', {
    body: { signing: { allowed_signature_types: ['type'] } },
  });
  const body = { ...typed, initials: { type: 'draw', image: png } };
  expect(await signer.post('/signing/sign', { body })).toEqual(
    refused(400, 'SIGNATURE_TYPE_NOT_ALLOWED'),
  );
});
