import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { readyToAct, sign, typed } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const bo = { name: 'Bo Lind', email: 'bo@example.com' };
const reassign = (
  { api }: Pick<Workspace, 'api'>,
  document_id: string,
  id: string,
  body: unknown,
) => api.post('/recipients/reassign', { query: { document_id, id }, body });

async function given(options: Parameters<typeof givenDocument>[2] = {}) {
  const workspace = await givenWorkspace(app);
  const recipients = [{ email: 'ana@example.com', name: 'Ana Torres' }];
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients,
    send: true,
    ...options,
  });
  const [first = '', second = ''] = recipientIds;
  const get = async (of: string) =>
    (await workspace.api.get('/recipients/get', { document_id: id, id: of })).body;
  return { workspace, id, first, second, get };
}

describe('201', () => {
  test('the new recipient, who says whose place it was; the old one keeps status and says the rest', async () => {
    const { workspace, id, first, get } = await given({
      recipients: [{ email: 'ana@example.com', name: 'Ana Torres', order: 3, locale: 'de' }],
    });
    await (await signingClient(app, workspace, id, first)).post('/signing/view');
    const { reply, ...effects } = await effectsOf(app, () =>
      reassign(workspace, id, first, { ...bo, reason: 'on leave', key: 'tenant' }),
    );
    expect(reply.status).toBe(201);
    const { id: newId, ...answer } = reply.body;
    expect(answer).toEqual({
      ...bo,
      key: 'tenant',
      role: 'signer',
      status: 'pending',
      order: 3,
      locale: 'de',
      reassigned_from: first,
    });
    expect(effects).toEqual({
      events: ['recipient.reassigned', 'recipient.added'],
      mails: [],
      dispatched: 1,
    });
    expect(await get(first)).toMatchObject({
      status: 'viewed',
      reassigned_to: newId,
      reassigned_at: app.clock.now().toISOString(),
    });
    const list = await workspace.api.get('/recipients', { document_id: id });
    expect(list.body.data).toMatchObject([
      { id: first, reassigned_to: newId },
      { id: newId, reassigned_from: first },
    ]);
  });

  test('everybody is counted, and holders alone who have signed and who must', async () => {
    const { workspace, id, first } = await given();
    const { body } = await reassign(workspace, id, first, bo);
    const counts = async () => (await workspace.api.get('/documents/get', { id })).body;
    expect(await counts()).toMatchObject({ recipients_count: 2, signed_count: 0 });
    await sign(app, workspace, id, body.id);
    expect(await counts()).toMatchObject({
      status: 'completed',
      recipients_count: 2,
      signed_count: 1,
    });
  });

  test('the old link names who has the place, without their address and without the document', async () => {
    const { workspace, id, first } = await given();
    const old = await readyToAct(app, workspace, id, first);
    await reassign(workspace, id, first, bo);
    const { body } = await old.get('/signing/session');
    expect(body).toMatchObject({
      state: 'delegated',
      passed_on: { name: 'Bo Lind', by: 'sender' },
      may_delegate: false,
      participants: [],
      fields: [],
      download_available: false,
    });
    expect(JSON.stringify(body)).not.toContain(bo.email);
    const acts = ['sign', 'decline', 'opt-out', 'delegate'].map((act) =>
      old.post(`/signing/${act}`, { body: act === 'sign' ? typed : act === 'delegate' ? bo : {} }),
    );
    for (const answer of await Promise.all(acts)) {
      expect(answer).toEqual(refused(409, 'RECIPIENT_DONE'));
    }
    for (const file of ['document', 'download']) {
      expect(await old.get(`/signing/${file}`)).toEqual(refused(409, 'RECIPIENT_DONE'));
    }
    expect(await old.post('/signing/approve')).toEqual(refused(403, 'ROLE_NOT_ALLOWED'));
  });

  test('who comes is invited when the turn is there, and the mail says whose place it was', async () => {
    const { workspace, id, first } = await given();
    await inviteRecipients(app.operations, rowId('doc', id), app.clock.now());
    await reassign(workspace, id, first, { ...bo, reason: 'on leave' });
    const { mails } = await effectsOf(app, () =>
      inviteRecipients(app.operations, rowId('doc', id), app.clock.now()),
    );
    expect(mails).toEqual(['invitation bo@example.com']);
    const rows = await app.database.fork().execute(
      `select to_email as "to", status, content->'inPlaceOf' as place from mails
                where document_id = ? order by created_at, to_email`,
      [rowId('doc', id)],
    );
    expect(rows).toEqual([
      { to: 'ana@example.com', status: 'cancelled', place: null },
      {
        to: 'bo@example.com',
        status: 'pending',
        place: { name: 'Ana Torres', email: 'ana@example.com', by: 'sender', reason: 'on leave' },
      },
    ]);
  });

  test('who signs in the place of another has the fields of their number', async () => {
    const rent = { name: 'rent', label: 'Rent', source: 'form', type: 'text' } as const;
    const place = { required: true, signer: 1, page: 0, rect: [100, 600, 200, 20] as const };
    const { workspace, id, first } = await given({
      fields: [{ ...rent, ...place, rect: [...place.rect] }],
    });
    const { body } = await reassign(workspace, id, first, bo);
    const successor = await signingClient(app, workspace, id, body.id);
    const session = await successor.get('/signing/session');
    expect(session.body.fields).toMatchObject([{ name: 'rent' }]);
  });

  test('the trail has an addition in place of another; the owner hears of what others did', async () => {
    const { workspace, id, first } = await given();
    const admin = await givenMember(app, workspace, 'admin');
    const { reply, mails } = await effectsOf(app, () => reassign(admin, id, first, bo));
    expect(mails).toEqual([expect.stringMatching(/^delegated olga/)]);
    const trail = await workspace.api.get('/signatures/audit', { document_id: id });
    expect(trail.body.events.at(-1)).toMatchObject({
      details: { recipient_id: reply.body.id, reassigned_from: first },
    });
    const log = await workspace.api.get('/audit-log');
    expect(JSON.stringify(log.body)).toContain('"action":"recipient.reassigned"');
  });

  test('a key goes with the place, and who passed it on may come back in another', async () => {
    const { workspace, id, first, second } = await given({
      recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }],
    });
    const { body } = await reassign(workspace, id, first, { ...bo, key: 'tenant' });
    const next = { name: 'Cy', email: 'cy@example.com', key: 'tenant' };
    expect((await reassign(workspace, id, body.id, next)).status).toBe(201);
    const back = { name: 'Ana Torres', email: 'ana@example.com' };
    expect((await reassign(workspace, id, second, back)).status).toBe(201);
  });
});

describe('400', () => {
  test.each([
    ['/name', { email: bo.email }],
    ['/email', { name: bo.name, email: 'bo@example.com\r\nBcc: eve@example.com' }],
    ['/name', { ...bo, name: 'Bo\u202elind' }],
    ['/key', { ...bo, key: 'Not a key' }],
    ['/locale', { ...bo, locale: 'tlh' }],
    ['/role', { ...bo, role: 'viewer' }],
  ])('%s', async (pointer, body) => {
    const { workspace, id, first } = await given();
    expect(await reassign(workspace, id, first, body)).toEqual(invalidAt(pointer));
  });
});

test('403 for a member who only sees the document, 404 for what is not there', async () => {
  const { workspace, id, first } = await given();
  const viewer = await givenMember(app, workspace, 'viewer');
  await workspace.api.call('PATCH', '/documents/access', {
    query: { id },
    body: { sharing_mode: 'workspace' },
  });
  expect((await reassign(viewer, id, first, bo)).status).toBe(403);
  expect(await reassign(workspace, id, 'rec_none', bo)).toEqual(
    refused(404, 'RECIPIENT_NOT_FOUND'),
  );
  expect(await reassign(workspace, 'doc_none', first, bo)).toEqual(
    refused(404, 'DOCUMENT_NOT_FOUND'),
  );
});

describe('409', () => {
  test('DOCUMENT_NOT_OPEN in a draft and when it is closed', async () => {
    const draft = await given({ send: false });
    const { workspace, id, first } = await given();
    await workspace.api.post('/documents/void', { query: { id } });
    for (const one of [draft, { workspace, id, first }]) {
      const { reply, ...effects } = await effectsOf(app, () =>
        reassign(one.workspace, one.id, one.first, bo),
      );
      expect(reply).toEqual(refused(409, 'DOCUMENT_NOT_OPEN'));
      expect(effects).toEqual(nothing);
    }
  });

  test('RECIPIENT_DONE for who signed, and for who passed the place on', async () => {
    const { workspace, id, first, second } = await given({
      recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }],
    });
    await sign(app, workspace, id, first);
    await reassign(workspace, id, second, bo);
    for (const one of [first, second]) {
      const cy = { name: 'Cy', email: 'cy@example.com' };
      expect(await reassign(workspace, id, one, cy)).toEqual(refused(409, 'RECIPIENT_DONE'));
    }
    const query = { document_id: id, id: second };
    expect(await workspace.api.call('DELETE', '/recipients/delete', { query })).toEqual(
      refused(409, 'RECIPIENT_DONE'),
    );
    expect(await workspace.api.post('/recipients/remind', { query })).toEqual(
      refused(409, 'RECIPIENT_DONE'),
    );
  });

  test('DELEGATION_LOOP for a sixth, and for somebody who had the place, whatever their letters', async () => {
    const { workspace, id, first } = await given();
    let holder = first;
    for (let passing = 1; passing <= 5; passing += 1) {
      const to = { name: 'Cy', email: `cy${passing}@example.com` };
      const loop = await reassign(workspace, id, holder, { name: 'Ana', email: 'ANA@example.com' });
      expect(loop).toEqual(refused(409, 'DELEGATION_LOOP'));
      const { status, body } = await reassign(workspace, id, holder, to);
      expect(status).toBe(201);
      holder = body.id;
    }
    expect(await reassign(workspace, id, holder, bo)).toEqual(refused(409, 'DELEGATION_LOOP'));
  });

  test('RECIPIENT_EXISTS for another holder in this role, and for another’s key', async () => {
    const { workspace, id, first, second } = await given({
      recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }],
    });
    const ben = { name: 'Ben', email: 'Ben@example.com' };
    expect(await reassign(workspace, id, first, ben)).toEqual(refused(409, 'RECIPIENT_EXISTS'));
    await reassign(workspace, id, first, { ...bo, key: 'tenant' });
    const cy = { name: 'Cy', email: 'cy@example.com', key: 'tenant' };
    expect(await reassign(workspace, id, second, cy)).toEqual(refused(409, 'RECIPIENT_EXISTS'));
  });
});

test('with a holder who is removed, those before them are gone, and their links with them', async () => {
  const { workspace, id, first } = await given({
    recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }],
  });
  const old = await signingClient(app, workspace, id, first);
  const { body } = await reassign(workspace, id, first, bo);
  const { status } = await workspace.api.call('DELETE', '/recipients/delete', {
    query: { document_id: id, id: body.id },
  });
  expect(status).toBe(200);
  expect(await old.get('/signing/session')).toEqual(refused(401, 'SIGNING_LINK_INVALID'));
  expect((await workspace.api.get('/documents/get', { id })).body.recipients_count).toBe(1);
});
