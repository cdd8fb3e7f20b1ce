import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { givenMember, givenUpload, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const hourMs = 3_600_000;

describe('201', () => {
  test('a draft with every field that has a value, one event and nothing else', async () => {
    const workspace = await givenWorkspace(app);
    const upload = await givenUpload(app, workspace);
    const { reply, ...effects } = await effectsOf(app, () =>
      workspace.api.post('/documents', {
        body: {
          title: 'Lease',
          description: 'Twelve months',
          page_count: 1,
          deadline: '2027-02-01T12:00:00+02:00',
          ...upload,
        },
      }),
    );
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^doc_[0-9a-z]{26}$/),
      title: 'Lease',
      description: 'Twelve months',
      status: 'draft',
      created_at: '2027-01-27T10:30:00.000Z',
      updated_at: '2027-01-27T10:30:00.000Z',
      recipients_count: 0,
      signed_count: 0,
      deadline: '2027-02-01T10:00:00.000Z',
      download_url: expect.stringMatching(/^http:\/\/localhost:\d+\/files\//),
    });
    expect(effects).toEqual({ events: ['document.created'], mails: [], dispatched: 0 });
    const got = await workspace.api.get('/documents/get', { id: reply.body.id });
    const { owner, ...document } = got.body;
    expect(document).toEqual(reply.body);
    expect(owner).toMatchObject({ name: 'Olga Berg' });
  });

  test('what has no value is absent, not null', async () => {
    const workspace = await givenWorkspace(app);
    const upload = await givenUpload(app, workspace);
    const { body } = await workspace.api.post('/documents', { body: { title: 'Bare', ...upload } });
    expect(Object.keys(body)).toEqual([
      'id',
      'title',
      'status',
      'created_at',
      'updated_at',
      'recipients_count',
      'signed_count',
      'download_url',
    ]);
  });

  test('one upload serves several documents, and not only the member who sent it', async () => {
    const workspace = await givenWorkspace(app);
    const upload = await givenUpload(app, workspace);
    const other = await givenMember(app, workspace, 'member');
    const ids = new Set<string>();
    for (const api of [workspace.api, workspace.api, other.api]) {
      const created = await api.post('/documents', { body: { title: 'Again', ...upload } });
      expect(created.status).toBe(201);
      ids.add(created.body.id);
    }
    expect(ids.size).toBe(3);
  });

  test('a title of 255 characters beyond the basic plane comes back as given', async () => {
    const workspace = await givenWorkspace(app);
    const upload = await givenUpload(app, workspace);
    const title = '😀'.repeat(255);
    const created = await workspace.api.post('/documents', { body: { title, ...upload } });
    expect(created).toMatchObject({ status: 201, body: { title } });
  });
});

describe('400', () => {
  test('names each field that is missing, wrong or unknown, and stores nothing', async () => {
    const workspace = await givenWorkspace(app);
    const upload = await givenUpload(app, workspace);
    const good = { title: 'Lease', ...upload };
    const cases: [body: Record<string, unknown>, ...pointers: string[]][] = [
      [{}, '/title', '/storage_id', '/file_size', '/file_type'],
      [{ ...good, title: '' }, '/title'],
      [{ ...good, title: ' \t ' }, '/title'],
      [{ ...good, title: 'x'.repeat(256) }, '/title'],
      [{ ...good, title: 7 }, '/title'],
      [{ ...good, title: ['Lease'] }, '/title'],
      [{ ...good, title: 'a\0b' }, '/title'],
      [{ ...good, title: 'a\ud800b' }, '/title'],
      [{ ...good, description: 'x'.repeat(4_001) }, '/description'],
      [{ ...good, description: null }, '/description'],
      [{ ...good, file_size: String(upload.file_size) }, '/file_size'],
      [{ ...good, file_size: upload.file_size + 0.5 }, '/file_size'],
      [{ ...good, file_size: upload.file_size + 1 }, '/file_size'],
      [{ ...good, file_type: 'image/png' }, '/file_type'],
      [{ ...good, page_count: 2 }, '/page_count'],
      [{ ...good, page_count: 0 }, '/page_count'],
      [{ ...good, deadline: '2027-01-27T10:30:00Z' }, '/deadline'],
      [{ ...good, deadline: '2027-02-30T10:30:00Z' }, '/deadline'],
      [{ ...good, deadline: '2027-02-01' }, '/deadline'],
      [{ ...good, deadline: '2027-02-01T10:30:00' }, '/deadline'],
      [{ ...good, deadline: 1_800_000_000_000 }, '/deadline'],
      [{ ...good, deadline: '9999-12-31T23:59:59-12:00' }, '/deadline'],
      [{ ...good, colour: 'red' }, '/colour'],
      [{ ...good, status: 'sent' }, '/status'],
    ];
    for (const [body, ...pointers] of cases) {
      const { reply, ...effects } = await effectsOf(app, () =>
        workspace.api.post('/documents', { body }),
      );
      expect(reply).toEqual(invalidAt(...pointers));
      expect(effects).toEqual(nothing);
    }
    const list = await workspace.api.get('/documents');
    expect(list.body.data).toEqual([]);
  });

  test('the detail names the missing field in words', async () => {
    const workspace = await givenWorkspace(app);
    const upload = await givenUpload(app, workspace);
    const { body } = await workspace.api.post('/documents', { body: upload });
    expect(body.detail).toBe('/title: is required');
  });
});

describe('404 UPLOAD_NOT_FOUND', () => {
  test('for another workspace’s upload, one never made, an id of another kind', async () => {
    const workspace = await givenWorkspace(app);
    const upload = await givenUpload(app, workspace);
    const foreign = await givenUpload(app, await givenWorkspace(app));
    for (const storage_id of [
      foreign.storage_id,
      `${upload.storage_id.slice(0, -4)}0000`,
      upload.storage_id.replace('upl_', 'doc_'),
      upload.storage_id.toUpperCase(),
      'x',
    ]) {
      const created = await workspace.api.post('/documents', {
        body: { title: 'Lease', ...upload, storage_id },
      });
      expect(created).toEqual(refused(404, 'UPLOAD_NOT_FOUND'));
    }
  });

  test('for an address that never got its file', async () => {
    const workspace = await givenWorkspace(app);
    const upload = await givenUpload(app, workspace);
    await app.database.fork()
      .execute(`update uploads set original_file_id = null, prepared_file_id = null
                where organization_id = '${workspace.organizationId}'`);
    const created = await workspace.api.post('/documents', { body: { title: 'Lease', ...upload } });
    expect(created).toEqual(refused(404, 'UPLOAD_NOT_FOUND'));
  });

  test('for an upload that lay for 24 hours', async () => {
    const workspace = await givenWorkspace(app);
    const upload = await givenUpload(app, workspace);
    app.clock.advance(24 * hourMs - 1);
    const body = { title: 'Lease', ...upload };
    expect(await workspace.api.post('/documents', { body })).toMatchObject({ status: 201 });
    app.clock.advance(1);
    expect(await workspace.api.post('/documents', { body })).toEqual(
      refused(404, 'UPLOAD_NOT_FOUND'),
    );
  });
});

test('403 INSUFFICIENT_ROLE: a viewer creates nothing', async () => {
  const workspace = await givenWorkspace(app);
  const upload = await givenUpload(app, workspace);
  const viewer = await givenMember(app, workspace, 'viewer');
  const { reply, ...effects } = await effectsOf(app, () =>
    viewer.api.post('/documents', { body: { title: 'Lease', ...upload } }),
  );
  expect(reply).toEqual(refused(403, 'INSUFFICIENT_ROLE'));
  expect(effects).toEqual(nothing);
});
