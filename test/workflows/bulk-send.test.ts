import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { parsePublicId } from '../../src/domain/ids.ts';
import {
  givenBulkSend,
  sentTitles,
  startBulkSends,
  type BulkSends,
} from '../support/bulk-sends.ts';
import { eventually } from '../support/eventually.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

let service: BulkSends;
let workspace: Workspace;
/** Rows whose process dies while it makes them, by how many were made before. */
let diesAt: number[] = [];
let opened = 0;
/** Batches whose worker dies once all is done, and before it can say so. */
let diesAfterwards = 0;

beforeAll(async () => {
  service = await startBulkSends({
    server: 'skipping',
    operations: (usual) => ({
      ...usual,
      keyring: {
        ...usual.keyring,
        decrypt(purpose, ...rest) {
          if (purpose === 'bulk-send') {
            opened += 1;
            if (diesAt.includes(opened)) throw new Error('the process died');
          }
          return usual.keyring.decrypt(purpose, ...rest);
        },
      },
    }),
    activities: (real) => ({
      async sendRows(step) {
        const view = await real.sendRows(step);
        diesAfterwards -= 1;
        if (diesAfterwards >= 0) throw new Error('the process died');
        return view;
      },
    }),
  });
  workspace = await givenWorkspace(service.app);
});
beforeEach(() => {
  service.pending.all = false;
  [diesAt, opened, diesAfterwards] = [[], 0, 0];
});
afterAll(() => service.stop());

const get = async (id: string) => (await workspace.api.get('/bulk-sends/get', { id })).body;

/** When each row that is done was, by the workflow's clock, in seconds from the first. */
async function seconds(id: string): Promise<number[]> {
  const rows = await service.app.database.fork().execute<{ at: Date }[]>(
    `select batch_at as at from bulk_send_rows
       where bulk_send_id = ? and batch_at is not null order by number`,
    [parsePublicId('blk', id)],
  );
  const first = new Date(rows[0]?.at ?? 0).getTime();
  return rows.map(({ at }) => Math.round((new Date(at).getTime() - first) / 1_000));
}

test('every row becomes a document of its own, sent to its recipient', async () => {
  const { id } = await givenBulkSend(service.app, workspace, 45);
  expect(await service.outcome(id)).toBe('completed');
  expect(await get(id)).toMatchObject({ status: 'completed', sent: 45, failed: 0, pending: 0 });
  const titles = await sentTitles(service.app, id);
  expect(titles).toEqual(Array.from({ length: 45 }, (_, number) => `Lease ${number}`));
});

test('a pace of one a minute takes a minute for each row', async () => {
  const { id } = await givenBulkSend(service.app, workspace, 4, { per_hour: 60 });
  expect(await service.outcome(id)).toBe('completed');
  expect(await seconds(id)).toEqual([0, 60, 120, 180]);
});

test('a fast pace sends a share every ten seconds', async () => {
  const { id } = await givenBulkSend(service.app, workspace, 5, { per_hour: 720 });
  expect(await service.outcome(id)).toBe('completed');
  expect(await seconds(id)).toEqual([0, 0, 10, 10, 20]);
});

test('a process that dies in the middle of a batch: each row is sent once', async () => {
  diesAt = [4, 5, 9];
  const { id } = await givenBulkSend(service.app, workspace, 12);
  expect(await service.outcome(id)).toBe('completed');
  expect(opened).toBe(15);
  const titles = await sentTitles(service.app, id);
  expect(titles).toEqual(Array.from({ length: 12 }, (_, number) => `Lease ${number}`));
  const [{ count } = { count: 0 }] = await service.app.database.fork().execute<{ count: number }[]>(
    `select count(*)::int as count from documents where created_from_template_id in
        (select template_id from bulk_sends where id = ?)`,
    [parsePublicId('blk', id)],
  );
  expect(count).toBe(12);
});

test('a worker that dies once its batch is done: its pace stays, and no row is sent again', async () => {
  diesAfterwards = 2;
  const { id } = await givenBulkSend(service.app, workspace, 3, { per_hour: 60 });
  expect(await service.outcome(id)).toBe('completed');
  expect(await seconds(id)).toEqual([0, 60, 120]);
  expect(await sentTitles(service.app, id)).toHaveLength(3);
});

test('cancelled in the middle: what is sent stays sent, and nobody waits for the pace', async () => {
  const { id } = await givenBulkSend(service.app, workspace, 3, { per_hour: 1 });
  await eventually(async () => ((await get(id)).sent === 1 ? true : undefined));
  const cancelled = await workspace.api.post('/bulk-sends/cancel', { query: { id } });
  expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', pending: 0 } });
  expect(await service.outcome(id)).toBe('cancelled');
  // Not the server's time, which has gone on to whatever comes next by now.
  const { startTime, closeTime } = await service.handle(id).describe();
  expect((closeTime?.getTime() ?? Infinity) - startTime.getTime()).toBeLessThan(3_600_000 / 2);
  expect(await sentTitles(service.app, id)).toEqual(['Lease 0']);
  const { body } = await workspace.api.get('/bulk-sends/rows', { id });
  expect(body.data.map(({ status }: { status: string }) => status)).toEqual([
    'sent',
    'cancelled',
    'cancelled',
  ]);
});

test('the relay starts what the process that committed did not', async () => {
  service.pending.all = true;
  const { id } = await givenBulkSend(service.app, workspace, 2);
  await expect(service.handle(id).describe()).rejects.toThrow(/not found/i);
  await service.relay();
  expect(await service.outcome(id)).toBe('completed');
});

test('nothing of a row is in the history, attributes or details', async () => {
  const { id } = await givenBulkSend(service.app, workspace, 2);
  expect(await service.outcome(id)).toBe('completed');
  const history = historyToJSON(await service.handle(id).fetchHistory());
  const read = history.replaceAll(/"data":\s*"([^"]+)"/g, (_all, data: string) =>
    Buffer.from(data, 'base64').toString(),
  );
  expect(read).toContain(id);
  expect(read).not.toMatch(/example\.com|Tenant|Lease/);
});
