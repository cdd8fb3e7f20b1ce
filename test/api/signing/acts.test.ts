import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { drawnSignature, drawnStrokes } from '@countersign/pdf/testing/drawn-signature';
import { writeTrace } from '@countersign/signature-marks/ink';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { rowId } from '../../support/uuid.ts';
import { readyToAct, typed } from '../../support/signing.ts';
import { givenDocument, givenWorkspace, type GivenRecipient } from '../../support/workspace.ts';

let app: Application;
let png: string;
const drawn = drawnStrokes.map(writeTrace);
beforeAll(async () => {
  app = await startApplication();
  png = `data:image/png;base64,${Buffer.from(await drawnSignature()).toString('base64')}`;
});
afterAll(() => app.stop());

async function given(recipients: GivenRecipient[]) {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send: true });
  await inviteRecipients(app.operations, rowId('doc', id), app.clock.now());
  const ready = (index: number) => readyToAct(app, workspace, id, recipientIds[index] ?? '');
  return { workspace, id, recipientIds, ready };
}
const ana = { email: 'ana@example.com' };
const ben = { email: 'ben@example.com' };

describe('sign, 200', () => {
  test('one of two, then the last: completed in the same transaction, everybody is told', async () => {
    const { workspace, id, recipientIds, ready } = await given([ana, ben]);
    const first = await effectsOf(app, async () =>
      (await ready(0)).post('/signing/sign', { body: typed }),
    );
    const at = app.clock.now().toISOString();
    expect(first.reply.body).toEqual({
      recipient: {
        id: recipientIds[0],
        name: 'Ana Torres',
        email: 'ana@example.com',
        role: 'signer',
        status: 'signed',
        viewed_at: at,
        completed_at: at,
      },
      signature_id: expect.stringMatching(/^sig_/),
      document_status: 'in_progress',
    });
    const last = await ready(1);
    const { reply, ...effects } = await effectsOf(app, () =>
      last.post('/signing/sign', { body: typed }),
    );
    expect(reply.body).toMatchObject({ document_status: 'completed' });
    expect(effects).toEqual({
      events: ['recipient.signed', 'document.completed'],
      mails: [
        'completed ana@example.com',
        'completed ben@example.com',
        expect.stringMatching(/^completed olga/),
      ],
      dispatched: 1,
    });
    const { body } = await workspace.api.get('/documents/get', { id });
    expect(body).toMatchObject({ status: 'completed', signed_count: 2, completed_at: at });
  });

  test.each([
    ['draw', 'drawn'],
    ['upload', 'electronic'],
  ])('%s is kept as %s', async (type, kept) => {
    const { workspace, id, ready } = await given([ana]);
    const as = type === 'draw' ? { strokes: drawn } : { image: png };
    const signed = await (
      await ready(0)
    ).post('/signing/sign', { body: { signature: { type, ...as } } });
    expect(signed.status).toBe(200);
    const { body } = await workspace.api.get('/signatures', { document_id: id });
    expect(body.signatures).toMatchObject([{ signature_type: kept }]);
  });

  test('a double click signs once, and both clicks get the same answer', async () => {
    const { ready } = await given([ana, ben]);
    const signer = await ready(0);
    const sign = () => signer.post('/signing/sign', { body: typed });
    const { reply, events } = await effectsOf(app, () => Promise.all([sign(), sign(), sign()]));
    expect(reply.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(reply.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(events).toEqual(['recipient.signed']);
  });

  test('the same act later gets the answer of the first time, whatever has happened since', async () => {
    const { workspace, ready } = await given([ana, ben]);
    const [first, last] = [await ready(0), await ready(1)];
    const sign = (signer: Client) => signer.post('/signing/sign', { body: typed });
    const answers = [await sign(first), await sign(last)];
    expect(answers.map(({ body }) => body.document_status)).toEqual(['in_progress', 'completed']);
    await workspace.api.call('PATCH', '/settings', {
      body: { signing: { allowed_signature_types: ['draw'] } },
    });
    const { reply, ...effects } = await effectsOf(app, () => Promise.all([first, last].map(sign)));
    expect(reply.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(({ body }) => ({ status: 200, body })),
    );
    expect(effects).toEqual(nothing);
  });

  test('a body over 1 MB is fine when its picture is', async () => {
    const { ready } = await given([ana]);
    const body = `${' '.repeat(1_200_000)}${JSON.stringify({ signature: { type: 'draw', image: png } })}`;
    expect((await (await ready(0)).post('/signing/sign', { body })).status).toBe(200);
  });
});

test('sign, 400: the place of what is wrong, and nobody has signed', async () => {
  const { ready } = await given([ana]);
  const signer = await ready(0);
  const image = (text: string) => ({ signature: { type: 'draw', image: text } });
  const strokes = (given: unknown) => ({ signature: { type: 'draw', strokes: given } });
  const zigzag = (count: number, width: number) =>
    Array.from({ length: count }, (_, at) => `${(at % 2) * width} 0`).join(', ');
  for (const [body, ...pointers] of [
    [undefined, '/signature'],
    [{ signature: null }, '/signature'],
    [{ signature: 'Ana' }, '/signature'],
    [{ signature: { type: 'electronic' } }, '/signature/type'],
    [{ signature: { type: 'type' } }, '/signature/text'],
    [{ signature: { type: 'type', text: '' } }, '/signature/text'],
    [{ signature: { type: 'type', text: '   ' } }, '/signature/text'],
    [{ signature: { type: 'type', text: 'x'.repeat(101) } }, '/signature/text'],
    [{ signature: { type: 'type', text: 'a\0' } }, '/signature/text'],
    [{ signature: { type: 'type', text: '\ud800' } }, '/signature/text'],
    [{ signature: { type: 'type', text: 'Ana', image: png } }, '/signature/image'],
    [{ signature: { type: 'draw', text: 'Ana' } }, '/signature/text'],
    [{ signature: { type: 'draw' } }, '/signature/image'],
    [{ signature: { type: 'draw', image: png, strokes: drawn } }, '/signature/image'],
    [{ signature: { type: 'upload', strokes: drawn } }, '/signature/image', '/signature/strokes'],
    [strokes('1 1'), '/signature/strokes'],
    [strokes([]), '/signature/strokes'],
    [strokes(['1 1', 5]), '/signature/strokes/1'],
    ...['', '1', '1 1,', '1 1 1', '1  1', '1e3 1', '+1 1', 'NaN 1', '1 1,2 2', '.5 1', '1 1\n'].map(
      (trace) => [strokes([trace]), '/signature/strokes/0'] as const,
    ),
    [strokes(['1 1, 2 10000.01']), '/signature/strokes'],
    [strokes(Array(501).fill('1 1')), '/signature/strokes'],
    [strokes(Array(2).fill(zigzag(5_001, 1))), '/signature/strokes'],
    [strokes([zigzag(12, 10_000)]), '/signature/strokes'],
    [image('hello'), '/signature/image'],
    [image('data:image/png;base64,AAAA'), '/signature/image'],
    [image('data:image/gif;base64,R0lGODlh'), '/signature/image'],
    [image(`data:image/png;base64,${'A'.repeat(2_900_000)}`), '/signature/image'],
    [{ ...typed, fields: [] }, '/fields'],
    [{ ...typed, fields: { fld_x: 'a' } }, '/fields/fld_x'],
    [{ ...typed, fields: { fld_x: 'a\0' } }, '/fields/fld_x'],
    [{ ...typed, colour: 'red' }, '/colour'],
  ] as const) {
    const { reply, ...effects } = await effectsOf(app, () =>
      signer.post('/signing/sign', { ...(body !== undefined && { body }) }),
    );
    expect(reply).toEqual(invalidAt(...pointers));
    expect(effects).toEqual(nothing);
  }
});

test('sign, 413: over 4 MB', async () => {
  const { ready } = await given([ana]);
  const signer = await ready(0);
  const body = JSON.stringify(typed) + ' '.repeat(4 * 1_048_576);
  expect(await signer.post('/signing/sign', { body })).toEqual(refused(413, 'PAYLOAD_TOO_LARGE'));
  expect((await signer.get('/signing/session')).body.recipient.status).toBe('viewed');
});

test('sign, 400 SIGNATURE_TYPE_NOT_ALLOWED: settings apply at once, also to open documents', async () => {
  const { workspace, ready } = await given([ana]);
  const signer = await ready(0);
  await app.database.fork().execute(
    `update organizations set settings = '{"signing":{"allowed_signature_types":["draw"]}}'
       where id = ?`,
    [workspace.organizationId],
  );
  expect((await signer.get('/signing/session')).body.allowed_signature_types).toEqual(['draw']);
  for (const signature of [typed.signature, { type: 'upload', image: png }]) {
    const { reply, ...effects } = await effectsOf(app, () =>
      signer.post('/signing/sign', { body: { signature } }),
    );
    expect(reply).toEqual(refused(400, 'SIGNATURE_TYPE_NOT_ALLOWED'));
    expect(effects).toEqual(nothing);
  }
  const answer = await signer.post('/signing/sign', {
    body: { signature: { type: 'draw', image: png } },
  });
  expect(answer.status).toBe(200);
});

test('approve, 200: a record of its own, and the signers have the turn', async () => {
  const { workspace, id, recipientIds, ready } = await given([{ ...ana, role: 'approver' }, ben]);
  const approver = await ready(0);
  const { reply, ...effects } = await effectsOf(app, () => approver.post('/signing/approve'));
  expect(reply).toMatchObject({
    status: 200,
    body: { recipient: { status: 'approved' }, document_status: 'in_progress' },
  });
  expect(effects).toEqual({ events: ['recipient.approved'], mails: [], dispatched: 1 });
  const again = await effectsOf(app, () => approver.post('/signing/approve'));
  expect(again.reply).toMatchObject({ status: 200, body: reply.body });
  expect(again).toMatchObject(nothing);
  const document = await workspace.api.get('/documents/get', { id });
  expect(document.body.signed_count).toBe(1);
  const { body } = await workspace.api.get('/signatures', { document_id: id });
  expect(body.signatures).toEqual([
    {
      id: reply.body.signature_id,
      recipient_id: recipientIds[0],
      signer_email: 'ana@example.com',
      signer_name: 'Ana Torres',
      signed_at: app.clock.now().toISOString(),
      signature_type: 'electronic',
    },
  ]);
});

describe('decline and opt-out, 200', () => {
  test.each([
    ['decline', 'recipient.declined', 'declined'],
    ['opt-out', 'recipient.opted_out', 'opted_out'],
  ])('%s closes the document for everybody and tells them', async (path, event, ownerMail) => {
    const { workspace, id, ready } = await given([ana, ben]);
    const signer = await ready(0);
    const decline = () => signer.post(`/signing/${path}`, { body: { reason: 'Too dear' } });
    const { reply, ...effects } = await effectsOf(app, decline);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        state: 'declined',
        document: { status: 'declined' },
        recipient: { status: 'declined' },
      },
    });
    const optedOutAt = path === 'opt-out' ? app.clock.now().toISOString() : undefined;
    expect(reply.body.recipient.opted_out_at).toBe(optedOutAt);
    expect(effects.events).toEqual([event, 'document.declined']);
    expect(effects.mails).toContainEqual('declined ben@example.com');
    expect(effects.mails).toContainEqual(expect.stringMatching(new RegExp(`^${ownerMail} olga`)));
    expect(effects.dispatched).toBe(1);
    const again = await effectsOf(app, decline);
    expect(again.reply.status).toBe(200);
    expect(again).toMatchObject(nothing);
    const { body } = await workspace.api.get('/documents/get', { id });
    expect(body.status).toBe('declined');
    const trail = await workspace.api.get('/signatures/audit', { document_id: id });
    expect(trail.body.events.at(-1)).toMatchObject({
      event_type: 'recipient.declined',
      actor: 'ana@example.com',
      details: { reason: 'Too dear' },
    });
  });
});

test('decline and opt-out, 400: a reason that is no text', async () => {
  const { ready } = await given([ana]);
  const signer = await ready(0);
  for (const path of ['decline', 'opt-out']) {
    for (const reason of [7, null, 'x'.repeat(4_001), 'Too \u202eraed', 'Too \u0007dear']) {
      expect(await signer.post(`/signing/${path}`, { body: { reason } })).toEqual(
        invalidAt('/reason'),
      );
    }
  }
});
