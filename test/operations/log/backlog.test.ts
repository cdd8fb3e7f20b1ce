import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { sequence } from '../../../src/operations/log/sequence.ts';
import { openDatabase, type Database } from '../../../src/persistence/orm.ts';
import { openCheckpoint } from '@countersign/verifier/log/checkpoint';
import { startApplication, type Application } from '../../support/application.ts';
import { cloneDatabase } from '../../support/database.ts';
import { givenWorkspace } from '../../support/workspace.ts';
import { treeRoot } from '../../verifier/log/reference-tree.ts';

let app: Application;
let database: Database;
let sql: pg.Client;
beforeAll(async () => {
  const cloned = await cloneDatabase();
  // One connection, whose statistics can then be had at once.
  database = await openDatabase({ url: cloned.url, poolSize: 1 });
  app = await startApplication({ operations: { database }, cloned });
  sql = new pg.Client(cloned.adminUrl);
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await app.stop();
});

/** Rows of the queue that were read so far, as PostgreSQL counts them. */
async function queueRowsRead(): Promise<number> {
  await database.fork().execute('select pg_stat_force_next_flush()');
  const [row] = await database
    .fork()
    .execute<{ read: number }[]>(
      `select seq_tup_read::int as read from pg_stat_user_tables where relname = 'log_pending'`,
    );
  return row?.read ?? NaN;
}

test('a backlog of many shares goes into the log in order of time, without a pass over the queue for each share', async () => {
  const backlog = 21_000;
  const { organizationId } = await givenWorkspace(app);
  const deps = { database, clock: app.clock, logKey: app.logKey };
  await sequence(deps);
  // Inserted by hand, without leaves; the newest first.
  await sql.query(
    `insert into events (id, organization_id, type, at, log_action, resource_type, actor_type, source)
     select gen_random_uuid(), $1, 'organization.updated', now() - n * interval '1 second',
       'organization.updated', 'organization', 'system', 'system'
     from generate_series(1, $2::int) n`,
    [organizationId, backlog],
  );
  const before = await queueRowsRead();
  expect(await sequence(deps)).toBe(backlog);
  expect((await queueRowsRead()) - before).toBeLessThan(5 * backlog);

  const { rows } = await sql.query<{ hash: Buffer; at: Date; index: number }>(
    `select l.leaf_hash as hash, e.at, l.leaf_index::int as index
     from log_leaves l join events e on e.id = l.event_id order by l.leaf_index`,
  );
  expect(rows.map(({ index }) => index)).toEqual([...rows.keys()]);
  const times = rows.slice(-backlog).map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const { rows: notes } = await sql.query<{ note: string }>(
    'select note from log_checkpoints order by size desc limit 1',
  );
  const opened = openCheckpoint(notes[0]?.note ?? '', app.logKey);
  expect(opened).toMatchObject({ ok: true, checkpoint: { size: rows.length } });
  if (!opened.ok) return;
  expect(Buffer.from(opened.checkpoint.root)).toEqual(treeRoot(rows.map(({ hash }) => hash)));
});
