import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { purgeExpired } from '../../../src/operations/housekeeping/purge-expired.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { givenBulkSend } from '../../support/bulk-sends.ts';
import { strangeId } from '../../support/foreign-ids.ts';
import { refused } from '../../support/refusals.ts';
import { givenMember, givenWorkspace } from '../../support/workspace.ts';
import { runBulkSend } from './given-bulk-send.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('one’s own are listed, newest first and page by page; owners and administrators see all', async () => {
  const workspace = await givenWorkspace(app);
  const member = await givenMember(app, workspace, 'member');
  const mine = await givenBulkSend(app, member, 1);
  app.clock.advance(1_000);
  const theirs = await givenBulkSend(app, workspace, 2, { per_hour: 60 });
  const { body: seen } = await member.api.get('/bulk-sends');
  expect(seen.data).toMatchObject([{ id: mine.id, status: 'running', pending: 1 }]);
  expect(seen).toMatchObject({ has_more: false, next_cursor: null });
  expect(await member.api.get('/bulk-sends/get', { id: theirs.id })).toEqual(
    refused(404, 'BULK_SEND_NOT_FOUND'),
  );
  const { body: first } = await workspace.api.get('/bulk-sends', { limit: '1' });
  expect(first).toMatchObject({ data: [{ id: theirs.id, per_hour: 60 }], has_more: true });
  const { body: second } = await workspace.api.get('/bulk-sends', {
    limit: '1',
    cursor: first.next_cursor,
  });
  expect(second).toMatchObject({ data: [{ id: mine.id }], has_more: false });
});

test('rows are listed in their order, by status and page by page', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenBulkSend(app, workspace, 5, { per_hour: 60 });
  await runBulkSend(app, id);
  const list = async (query: Record<string, string>) =>
    (await workspace.api.get('/bulk-sends/rows', { id, ...query })).body;
  const rowsOf = ({ data }: { data: { row: number }[] }) => data.map(({ row }) => row);
  expect(rowsOf(await list({ status: 'sent' }))).toEqual([0]);
  const page = await list({ status: 'pending', limit: '3' });
  expect(rowsOf(page)).toEqual([1, 2, 3]);
  expect(rowsOf(await list({ status: 'pending', limit: '3', cursor: page.next_cursor }))).toEqual([
    4,
  ]);
  const reply = await workspace.api.get('/bulk-sends/rows', { id, cursor: page.next_cursor });
  expect(reply).toEqual(refused(400, 'INVALID_CURSOR'));
  expect((await workspace.api.get('/bulk-sends/rows', { id, status: 'lost' })).status).toBe(400);
});

test('404: unknown, malformed and another workspace’s, for each that takes an id', async () => {
  const workspace = await givenWorkspace(app);
  const stranger = await givenWorkspace(app);
  const { id } = await givenBulkSend(app, stranger, 1);
  for (const unseen of [id, strangeId('blk'), 'blk_1']) {
    for (const reply of [
      await workspace.api.get('/bulk-sends/get', { id: unseen }),
      await workspace.api.get('/bulk-sends/rows', { id: unseen }),
      await workspace.api.post('/bulk-sends/cancel', { query: { id: unseen } }),
    ]) {
      expect(reply).toEqual(refused(404, 'BULK_SEND_NOT_FOUND'));
    }
  }
});

test('what ended is listed for 90 days; what runs is kept', async () => {
  const workspace = await givenWorkspace(app);
  const { id: ended } = await givenBulkSend(app, workspace, 1);
  const { id: running } = await givenBulkSend(app, workspace, 1);
  await runBulkSend(app, ended);
  const left = async () => {
    await purgeExpired(app.operations);
    const { body } = await workspace.api.get('/bulk-sends');
    return body.data.map(({ id }: { id: string }) => id).sort();
  };
  app.clock.advance(90 * 86_400_000);
  expect(await left()).toEqual([ended, running].sort());
  app.clock.advance(1);
  expect(await left()).toEqual([running]);
});
