import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publicId } from '../../../src/domain/ids.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const share = ({ api }: Workspace, id: string, body: unknown) =>
  api.call('PATCH', '/documents/access', { query: { id }, body });
const access = async ({ api }: Workspace, id: string) =>
  (await api.get('/documents/access', { id })).body;

test('200: private at first; each mode is kept, user ids with “specific” only', async () => {
  const workspace = await givenWorkspace(app);
  const member = await givenMember(app, workspace, 'member');
  const user = publicId('usr', member.userId);
  const { id } = await givenDocument(app, workspace);
  expect(await access(workspace, id)).toEqual({ document_id: id, sharing_mode: 'private' });
  for (const [given, kept] of [
    [{ sharing_mode: 'specific', user_ids: [user, user] }, { user_ids: [user] }],
    [{ sharing_mode: 'specific' }, { user_ids: [] }],
    [{ sharing_mode: 'workspace' }, {}],
    [{ sharing_mode: 'private' }, {}],
  ] as const) {
    const { reply, ...effects } = await effectsOf(app, () => share(workspace, id, given));
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(effects).toEqual({ events: ['document.updated'], mails: [], dispatched: 0 });
    expect(await access(workspace, id)).toEqual({
      document_id: id,
      sharing_mode: given.sharing_mode,
      ...kept,
    });
  }
});

/** Rows: mode; columns: what get-document answers to each role. */
test('who sees and changes what: modes × roles', async () => {
  const workspace = await givenWorkspace(app);
  const people = {
    owner: workspace,
    admin: await givenMember(app, workspace, 'admin'),
    author: await givenMember(app, workspace, 'member'),
    member: await givenMember(app, workspace, 'member'),
    namedMember: await givenMember(app, workspace, 'member'),
    viewer: await givenMember(app, workspace, 'viewer'),
    namedViewer: await givenMember(app, workspace, 'viewer'),
    stranger: await givenWorkspace(app),
  };
  const user_ids = [people.namedMember, people.namedViewer].map(({ userId }) =>
    publicId('usr', userId),
  );
  const { id } = await givenDocument(app, people.author);
  const all = { owner: 'changes', admin: 'changes', author: 'changes', stranger: 'nothing' };
  const expected = {
    private: {
      ...all,
      member: 'nothing',
      namedMember: 'nothing',
      viewer: 'nothing',
      namedViewer: 'nothing',
    },
    workspace: {
      ...all,
      member: 'reads',
      namedMember: 'reads',
      viewer: 'reads',
      namedViewer: 'reads',
    },
    specific: {
      ...all,
      member: 'nothing',
      namedMember: 'reads',
      viewer: 'nothing',
      namedViewer: 'reads',
    },
  };
  for (const sharing_mode of ['private', 'workspace', 'specific'] as const) {
    await share(people.author, id, {
      sharing_mode,
      ...(sharing_mode === 'specific' && { user_ids }),
    });
    const found: Record<string, string> = {};
    for (const [who, { api }] of Object.entries(people)) {
      const reads = await Promise.all([
        api.get('/documents/get', { id }),
        api.get('/documents/access', { id }),
        api.get('/recipients', { document_id: id }),
        api.get('/signatures', { document_id: id }),
        api.get('/signatures/audit', { document_id: id }),
        api.get('/documents/download', { id }),
      ]);
      const read = [...new Set(reads.map(({ status }) => status))];
      const change = await api.call('PUT', '/documents/update', { query: { id }, body: {} });
      const key = [...read, change.status].join();
      found[who] = { '200,200': 'changes', '200,403': 'reads', '404,404': 'nothing' }[key] ?? key;
    }
    expect({ [sharing_mode]: found }).toEqual({ [sharing_mode]: expected[sharing_mode] });
  }
});

test('400: no such mode, user ids where they do not belong or of nobody here', async () => {
  const workspace = await givenWorkspace(app);
  const stranger = await givenMember(app, await givenWorkspace(app), 'member');
  const { id } = await givenDocument(app, workspace);
  const foreign = publicId('usr', stranger.userId);
  for (const [body, ...pointers] of [
    [{}, '/sharing_mode'],
    [{ sharing_mode: 'public' }, '/sharing_mode'],
    [{ sharing_mode: 'workspace', user_ids: [] }, '/user_ids'],
    [{ sharing_mode: 'specific', user_ids: [foreign] }, '/user_ids/0'],
    [{ sharing_mode: 'specific', user_ids: [id] }, '/user_ids/0'],
    [{ sharing_mode: 'specific', user_ids: foreign }, '/user_ids'],
    [{ sharing_mode: 'specific', user_ids: null }, '/user_ids'],
  ] as const) {
    const { reply, ...effects } = await effectsOf(app, () => share(workspace, id, body));
    expect(reply).toEqual(invalidAt(...pointers));
    expect(effects).toEqual(nothing);
  }
  expect(await access(workspace, id)).toMatchObject({ sharing_mode: 'private' });
});

test('404: nothing there', async () => {
  const workspace = await givenWorkspace(app);
  const absent = `doc_${'0'.repeat(26)}`;
  expect(await workspace.api.get('/documents/access', { id: absent })).toEqual(
    refused(404, 'DOCUMENT_NOT_FOUND'),
  );
  expect(await share(workspace, absent, { sharing_mode: 'workspace' })).toEqual(
    refused(404, 'DOCUMENT_NOT_FOUND'),
  );
});
