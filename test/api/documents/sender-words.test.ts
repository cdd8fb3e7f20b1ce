import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { purgeExpired } from '../../../src/operations/housekeeping/purge-expired.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { refused } from '../../support/refusals.ts';
import {
  givenDocument,
  givenWorkspace,
  samplePdf,
  type Workspace,
} from '../../support/workspace.ts';
import { a4, ana, box, getFields, putFields } from './fields/given-fields.ts';

/** What the sender filled in for good is written into the prepared file by send. */

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const dayMs = 86_400_000;
const words = { name: 'start', type: 'text', value: 'May', read_only: true, ...box };
const suggestion = { name: 'rent', type: 'number', recipient: 1, value: 1250, ...box, y: 200 };
const send = ({ api }: Workspace, id: string) => api.post('/documents/send', { query: { id } });

async function downloaded({ api }: Workspace, id: string): Promise<Buffer> {
  const { body } = await api.get('/documents/download', { id });
  return Buffer.from(await (await fetch(body.download_url)).arrayBuffer());
}

async function filesOf(id: string) {
  const [row] = await app.database
    .fork()
    .execute<{ prepared: string; plain: string | null }[]>(
      'select prepared_file_id as prepared, plain_file_id as plain from documents where id = ?',
      [parsePublicId('doc', id) ?? ''] as string[],
    );
  return row;
}

async function countFiles(): Promise<number> {
  const [row] = await app.database
    .fork()
    .execute<{ count: string }[]>('select count(*) as count from files');
  return Number(row?.count);
}

describe('send', () => {
  test('writes them: the draft is without, the document with them, and others of its file are not', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, { recipients: [ana], pages: [a4] });
    await putFields(workspace, id, [words, suggestion]);
    expect((await downloaded(workspace, id)).equals(Buffer.from(samplePdf))).toBe(true);
    const before = await filesOf(id);
    expect(await send(workspace, id)).toMatchObject({ status: 200, body: { status: 'sent' } });
    expect((await downloaded(workspace, id)).subarray(-6).toString()).toBe('%words');
    expect(await filesOf(id)).toEqual({ prepared: expect.any(String), plain: before?.prepared });
    expect((await getFields(workspace, id)).body.fields).toMatchObject([
      { value: 'May', read_only: true },
      { value: 1250 },
    ]);
    const staged = await app.database.fork().execute('select from staged_blobs');
    expect(staged).toEqual([]);
  });

  test('leaves the file of a draft without them alone', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, { recipients: [ana], pages: [a4] });
    await putFields(workspace, id, [suggestion]);
    const before = await filesOf(id);
    await send(workspace, id);
    expect(await filesOf(id)).toEqual(before);
  });

  test('of many writes each its own; the same key again writes nothing', async () => {
    const workspace = await givenWorkspace(app);
    const ids: string[] = [];
    for (const value of ['May', 'June']) {
      const { id } = await givenDocument(app, workspace, { recipients: [ana], pages: [a4] });
      await putFields(workspace, id, [{ ...words, value }]);
      ids.push(id);
    }
    const nobody = await givenDocument(app, workspace, { pages: [a4] });
    await putFields(workspace, nobody.id, [words]);
    const request = {
      body: { document_ids: [...ids, nobody.id] },
      headers: { 'idempotency-key': 'all of them' },
    };
    const reply = await workspace.api.post('/documents/bulk-send', request);
    expect(reply.body).toMatchObject({ succeeded: 2, failed: 1 });
    for (const id of ids)
      expect((await downloaded(workspace, id)).subarray(-6).toString()).toBe('%words');
    const before = await countFiles();
    const again = await workspace.api.post('/documents/bulk-send', request);
    expect(again.body).toEqual(reply.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await countFiles()).toBe(before);
  });

  test('409 FIELDS_CHANGED: they were changed while they were being written', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, { recipients: [ana], pages: [a4] });
    await putFields(workspace, id, [words]);
    const other = await startApplication({
      operations: {
        database: app.database,
        writeWords: async (...given) => {
          const file = await app.operations.writeWords(...given);
          await putFields(workspace, id, [{ ...words, value: 'June' }]);
          return file;
        },
      },
      cloned: { ...app.cloned, drop: () => Promise.resolve() },
    });
    try {
      const reply = await other.client.as(workspace.key).post('/documents/send', { query: { id } });
      expect(reply).toEqual(refused(409, 'FIELDS_CHANGED'));
    } finally {
      await other.stop();
    }
  });
});

test('the file without them makes templates, and goes with the last that refers to it', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, { recipients: [ana], pages: [a4] });
  await putFields(workspace, id, [words]);
  await send(workspace, id);
  const before = await countFiles();
  const { body: template } = await workspace.api.post('/templates', {
    body: { name: 'Lease', document_id: id },
  });
  const { body: used } = await workspace.api.post('/templates/use', {
    query: { id: template.id },
    body: { title: 'Used' },
  });
  expect((await downloaded(workspace, used.id)).equals(Buffer.from(samplePdf))).toBe(true);
  await workspace.api.call('DELETE', '/documents/delete', { query: { id } });
  app.clock.advance(2 * dayMs);
  await purgeExpired(app.operations);
  expect((await downloaded(workspace, used.id)).equals(Buffer.from(samplePdf))).toBe(true);
  await workspace.api.call('DELETE', '/templates/delete', { query: { id: template.id } });
  await workspace.api.call('DELETE', '/documents/delete', { query: { id: used.id } });
  await purgeExpired(app.operations);
  expect(await countFiles()).toBe(before - 2);
});
