import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { signingToken } from '../../../src/operations/signing/link.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { rowId } from '../../support/uuid.ts';
import { givenSigners, sign } from '../../support/signing.ts';
import { signingClient, type GivenRecipient } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com', order: 1 };
const ben = { email: 'ben@example.com', order: 2 };
const given = (recipients: GivenRecipient[], send = true) => givenSigners(app, recipients, send);

describe('session, 200', () => {
  test('everything the page shows, and reading it changes nothing', async () => {
    const { workspace, id, recipientIds } = await given(
      [{ ...ana, message: 'For you' }, ben],
      false,
    );
    await workspace.api.post('/documents/send', { query: { id }, body: { message: 'For all' } });
    const signer = await signingClient(app, workspace, id, recipientIds[0] ?? '');
    const { reply, ...effects } = await effectsOf(app, () => signer.get('/signing/session'));
    expect(effects).toEqual(nothing);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { consent, ...rest } = reply.body;
    expect(rest).toEqual({
      state: 'ready',
      document: {
        id,
        title: 'Lease for 12 Harbour Street',
        status: 'sent',
        deadline: expect.any(String),
        page_count: 1,
        sender: {
          name: 'Olga Berg',
          email: expect.stringMatching(/^olga/),
          organization: expect.stringMatching(/^Harbour/),
        },
        message: 'For all',
      },
      recipient: {
        id: recipientIds[0],
        name: 'Ana Torres',
        email: 'ana@example.com',
        role: 'signer',
        status: 'pending',
        message: 'For you',
      },
      progress: { done: 0, total: 2 },
      participants: [
        { name: 'Ana Torres', role: 'signer', status: 'due', you: true },
        { name: 'Ana Torres', role: 'signer', status: 'waiting', you: false },
      ],
      participants_more: 0,
      allowed_signature_types: ['draw', 'type', 'upload'],
      fields: [],
      branding: { name: null, accent_color: null, logo_url: null },
      may_delegate: false,
      download_available: false,
      content_expired: false,
    });
    expect(consent).toMatchObject({ required: true, accepted_at: null });
    const sha256 = createHash('sha256').update(consent.text).digest('hex');
    expect(consent).toMatchObject({ sha256, version: `en-${sha256.slice(0, 8)}` });
  });

  test('of a document that was withdrawn it says why', async () => {
    const { workspace, id, session } = await given([ana]);
    const body = { reason: 'The rent was wrong.' };
    await workspace.api.post('/documents/void', { query: { id }, body });
    const { state, document } = await session(0);
    expect({ state, why: document.void_reason }).toEqual({
      state: 'voided',
      why: 'The rent was wrong.',
    });
  });

  test('its state follows the document and the turn', async () => {
    const draft = await given([ana], false);
    expect(await draft.session(0)).toMatchObject({ state: 'not_sent' });
    const story = await given([ana, ben]);
    expect((await story.session(0)).state).toBe('ready');
    expect((await story.session(1)).state).toBe('waiting');
    await sign(app, story.workspace, story.id, story.recipientIds[0] ?? '');
    expect(await story.session(0)).toMatchObject({
      state: 'done',
      copy_by_mail: true,
      progress: { done: 1, total: 2 },
      participants: [
        { status: 'signed', you: true, completed_at: app.clock.now().toISOString() },
        { status: 'due', you: false },
      ],
    });
    expect((await story.session(1)).state).toBe('ready');
    await sign(app, story.workspace, story.id, story.recipientIds[1] ?? '');
    expect((await story.session(0)).state).toBe('completed');
    const late = await given([ana]);
    const signer = await late.open(0);
    app.clock.advance(30 * 86_400_000);
    const { reply, ...effects } = await effectsOf(app, () => signer.get('/signing/session'));
    expect(reply.body.state).toBe('expired');
    expect(effects).toEqual(nothing);
  });

  test('both kinds of link open the same session, and evidence tells them apart', async () => {
    const { id, recipientIds, open } = await given([ana, { ...ben, order: 1 }]);
    const [first, second] = [
      rowId('rec', recipientIds[0] ?? ''),
      rowId('rec', recipientIds[1] ?? ''),
    ];
    // The first comes through the link of the API, the second through the mailed one.
    const mailed = signingToken(
      app.operations.keyring,
      { id: second, linkVersion: 1 },
      { linkChannel: 'mail' },
    );
    for (const signer of [await open(0), app.client.as(mailed)]) {
      expect((await signer.get('/signing/session')).body.document.id).toBe(id);
      expect((await signer.post('/signing/view')).status).toBe(200);
    }
    const rows = await app.database
      .fork()
      .execute(
        `select id, viewed_link_channel from recipients where document_id = ? order by viewed_link_channel`,
        [rowId('doc', id)],
      );
    expect(rows).toEqual([
      { id: first, viewed_link_channel: 'api' },
      { id: second, viewed_link_channel: 'mail' },
    ]);
  });
});

describe('view, 200', () => {
  test('marks viewed once per recipient, the document once, and tells the owner', async () => {
    const { workspace, id, open } = await given([
      { email: 'ana@example.com' },
      { email: 'vic@example.com', role: 'viewer' },
    ]);
    const signer = await open(0);
    const { reply, ...effects } = await effectsOf(app, () => signer.post('/signing/view'));
    expect(reply).toMatchObject({
      status: 200,
      body: {
        state: 'ready',
        document: { status: 'in_progress' },
        recipient: { status: 'viewed', viewed_at: app.clock.now().toISOString() },
      },
    });
    expect(effects).toEqual({
      events: ['recipient.viewed', 'document.viewed'],
      mails: [expect.stringMatching(/^viewed olga/)],
      dispatched: 1,
    });
    const again = await effectsOf(app, () => signer.post('/signing/view', { body: {} }));
    expect(again.reply.status).toBe(200);
    expect(again).toMatchObject(nothing);
    // A viewer views without consent.
    const second = await open(1);
    const viewer = await effectsOf(app, () => second.post('/signing/view'));
    expect(viewer.reply.status).toBe(200);
    expect(viewer.events).toEqual(['recipient.viewed']);
    const { body } = await workspace.api.get('/documents/get', { id });
    expect(body.status).toBe('in_progress');
  });

  test('the workflow hears of the first view alone when the owner wants no mails', async () => {
    const { workspace, open } = await given([{ email: ana.email }, { email: ben.email }]);
    const body = { notifications: { send_viewed_notification: false } };
    await workspace.api.call('PATCH', '/settings', { body });
    const [signer, other] = [await open(0), await open(1)];
    const first = await effectsOf(app, () => signer.post('/signing/view'));
    expect(first).toMatchObject({ mails: [], dispatched: 1 });
    const second = await effectsOf(app, () => other.post('/signing/view'));
    expect(second).toMatchObject({ events: ['recipient.viewed'], mails: [], dispatched: 0 });
  });

  test('two at once: one event', async () => {
    const { open } = await given([ana]);
    const signer = await open(0);
    const { reply, events } = await effectsOf(app, () =>
      Promise.all([signer.post('/signing/view'), signer.post('/signing/view')]),
    );
    expect(reply.map(({ status }) => status)).toEqual([200, 200]);
    expect(events).toEqual(['recipient.viewed', 'document.viewed']);
  });
});

describe('consent', () => {
  test('200: recorded once with its version; it stands when the text changes later', async () => {
    const { workspace, open } = await given([ana]);
    const signer = await open(0);
    const { body } = await signer.get('/signing/session');
    const accept = { body: { accepted: true, version: body.consent.version } };
    const { reply, ...effects } = await effectsOf(app, () =>
      signer.post('/signing/consent', accept),
    );
    const accepted_at = app.clock.now().toISOString();
    expect(reply).toMatchObject({ status: 200, body: { consent: { accepted_at } } });
    expect(effects).toEqual({ events: ['recipient.consented'], mails: [], dispatched: 0 });
    await app.database.fork().execute(
      `update organizations set settings = '{"signing":{"esign_consent_text":"New words"}}'
         where id = ?`,
      [workspace.organizationId],
    );
    const again = await effectsOf(app, () => signer.post('/signing/consent', accept));
    expect(again.reply.status).toBe(200);
    expect(again).toMatchObject(nothing);
    const after = await signer.get('/signing/session');
    expect(after.body.consent).toEqual({ ...body.consent, accepted_at });
    await signer.get('/signing/document');
    await signer.post('/signing/view');
    const signed = await signer.post('/signing/sign', {
      body: { signature: { type: 'type', text: 'Ana' } },
    });
    expect(signed.status).toBe(200);
  });

  test('409 CONSENT_CHANGED: another version than the one in force', async () => {
    const { open } = await given([ana]);
    const signer = await open(0);
    const { reply, ...effects } = await effectsOf(app, () =>
      signer.post('/signing/consent', { body: { accepted: true, version: 'en-00000000' } }),
    );
    expect(reply).toEqual(refused(409, 'CONSENT_CHANGED'));
    expect(effects).toEqual(nothing);
  });

  test('400: not accepted, or no version', async () => {
    const { open } = await given([ana]);
    const signer = await open(0);
    for (const [body, ...pointers] of [
      [{}, '/accepted', '/version'],
      [{ accepted: false, version: 'en-00000000' }, '/accepted'],
      [{ accepted: 'true', version: 'en-00000000' }, '/accepted'],
      [{ accepted: true, version: 7 }, '/version'],
    ] as const) {
      expect(await signer.post('/signing/consent', { body })).toEqual(invalidAt(...pointers));
    }
  });

  test('409 DOCUMENT_NOT_OPEN: too early and too late', async () => {
    const draft = await given([ana], false);
    const voided = await given([ana]);
    await voided.workspace.api.post('/documents/void', { query: { id: voided.id } });
    for (const { open } of [draft, voided]) {
      const reply = await (
        await open(0)
      ).post('/signing/consent', {
        body: { accepted: true, version: 'en-00000000' },
      });
      expect(reply).toEqual(refused(409, 'DOCUMENT_NOT_OPEN'));
    }
  });
});
