import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { appRole } from '@countersign/embedded/postgres/roles';
import type { Migration } from '../../src/persistence/migration.ts';
import { migrate, migrations } from '../../src/persistence/migrate.ts';
import { emptyDatabase, type OwnDatabase } from '../support/database.ts';

const quick = { lockMs: 50, pauseMs: 20, batch: 2 };
const rows = 5;

let database: OwnDatabase;
let owner: pg.Client;
let other: pg.Client;
beforeEach(async () => {
  database = await emptyDatabase();
  [owner, other] = [new pg.Client(database.adminUrl), new pg.Client(database.adminUrl)];
  await Promise.all([owner.connect(), other.connect()]);
});
afterEach(async () => {
  await Promise.all([owner.end(), other.end()]);
  await database.drop();
});

function run(upTo: readonly Migration[] = migrations): Promise<void> {
  return migrate({ adminUrl: database.adminUrl, appRole, upTo, pace: quick });
}

async function names(): Promise<string[]> {
  const found = await owner.query<{ name: string }>('select name from migrations order by id');
  return found.rows.map(({ name }) => name);
}

/** A table of some rows behind the whole schema, and what is done to it next. */
const things: Migration = {
  name: '9000-Things',
  statements: [
    'create table things (id uuid primary key default gen_random_uuid(), a int)',
    `insert into things select from generate_series(1, ${rows})`,
  ],
};
const change: Migration = {
  name: '9001-Change',
  statements: ['alter table things add column b int'],
  online: [
    {
      backfill: 'things',
      statement: 'update things set b = 7 where id > $1 and id <= $2 and b is null',
    },
    { index: 'things_b', on: 'things (b)' },
  ],
};
const withThings = [...migrations, things];
const changed = [...withThings, change];

test('every migration and every step of one is applied, once, whoever asks at the same moment', async () => {
  await Promise.all([run(changed), run(changed), run(changed)]);
  await run(changed);
  const steps = changed.flatMap(({ name, online = [] }) => [
    name,
    ...online.map((_, at) => `${name}/${at + 1}`),
  ]);
  expect(await names()).toEqual(steps);
  const found = await owner.query('select count(*)::int as count from things where b = 7');
  expect(found.rows).toEqual([{ count: rows }]);
});

test('beside a transaction that lasts it waits without keeping others from the table', async () => {
  await run(withThings);
  await other.query('begin');
  await other.query('select from things');
  const done = run(changed);
  await untilWaits();
  // Would wait for the lock that is waited for, and that for the transaction.
  for (let times = 0; times < 5; times += 1) await owner.query('select from things');
  expect(await names()).not.toContain(change.name);
  await other.query('commit');
  await done;
  expect(await names()).toContain(change.name);
});

test('killed while it builds an index, it goes on there: nothing is done twice', async () => {
  await run(withThings);
  await run([...withThings, { ...change, online: change.online?.slice(0, 1) ?? [] }]);
  await other.query('begin isolation level repeatable read');
  await other.query('select from things');
  const died = expect(run(changed)).rejects.toThrow();
  await untilSeen(`select from pg_index where indexrelid = to_regclass('things_b')`);
  await untilSeen(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query like 'create index concurrently%' and datname = current_database()`,
  );
  await died;
  await other.query('rollback');
  const left = await owner.query('select from pg_index where not indisvalid');
  expect(left.rowCount).toBe(1);
  await run(changed);
  const index = await owner.query(
    `select indisvalid from pg_index where indexrelid = to_regclass('things_b')`,
  );
  expect(index.rows).toEqual([{ indisvalid: true }]);
  expect(new Set(await names()).size).toBe((await names()).length);
});

test('the release that runs may write at once what a trigger of the migration has it write', async () => {
  await run(withThings);
  const copied: Migration = {
    name: '9002-Copied',
    statements: [
      'create table copies (id uuid primary key)',
      `create function copy_thing() returns trigger language plpgsql as $$
         begin insert into copies values (new.id); return null; end $$`,
      'create trigger things_copied after insert on things for each row execute function copy_thing()',
    ],
    online: [{ validate: 'no_such_check', of: 'things' }],
  };
  await expect(run([...withThings, copied])).rejects.toThrow('no_such_check');
  const app = new pg.Client(database.url);
  await app.connect();
  await app.query('insert into things default values');
  await app.end();
});

test('a statement that fails leaves nothing of its migration', async () => {
  await run(withThings);
  const broken = { ...change, statements: [...change.statements, 'alter table nothing add a int'] };
  await expect(run([...withThings, broken])).rejects.toThrow('"nothing" does not exist');
  await run(changed);
});

test('an older release does not migrate backwards, and says so', async () => {
  await run(changed);
  await expect(run(withThings)).rejects.toThrow(
    'The database has the migration 9001-Change, which a newer release made.',
  );
  expect(await names()).toContain(change.name);
});

test('documents of before can be searched, in batches, and one that changed meanwhile as it is now', async () => {
  await run(migrations.slice(0, 2));
  await database.asSuperuser([
    `set session_replication_role = replica`,
    `insert into documents (id, organization_id, owner_member_id, title, original_file_id,
       prepared_file_id, page_count, status, last_event_at, changed_at, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Lease ' || n,
       gen_random_uuid(), gen_random_uuid(), 1, 'draft', now(), now(), now(), now()
     from generate_series(1, ${rows}) n`,
  ]);
  await run();
  const { rows: found } = await owner.query('select text from document_search order by text');
  expect(found).toEqual(Array.from({ length: rows }, (_, at) => ({ text: `lease ${at + 1}` })));
});

test('files that were uploaded before say what their uploads do', async () => {
  await run(migrations.filter(({ name }) => name < '0012'));
  const said = `[{"code": "link_removed", "message": "A link was removed.", "page": 1}]`;
  await database.asSuperuser([
    `set session_replication_role = replica`,
    `insert into files (id, organization_id, blob_key, sha256, size_bytes, mime_type, created_at)
     select gen_random_uuid(), gen_random_uuid(), n, '', 0, 'application/pdf', now()
     from generate_series(1, ${rows}) n`,
    `insert into uploads (id, organization_id, member_id, expires_at, prepared_file_id, warnings, created_at)
     select gen_random_uuid(), organization_id, gen_random_uuid(), now(), id,
       (case blob_key when '1' then '[]' else '${said}' end)::jsonb, now()
     from files`,
  ]);
  await run();
  const { rows: found } = await owner.query('select warnings from files order by blob_key');
  const warnings: unknown = JSON.parse(said);
  expect(found).toEqual([{ warnings: null }, ...Array(rows - 1).fill({ warnings })]);
});

test('documents of before are found without accents, too', async () => {
  await run(migrations.filter(({ name }) => name < '0014'));
  await database.asSuperuser([
    `set session_replication_role = replica`,
    `insert into documents (id, organization_id, owner_member_id, title, original_file_id,
       prepared_file_id, page_count, status, last_event_at, changed_at, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Señora  Muñoz ' || n,
       gen_random_uuid(), gen_random_uuid(), 1, 'draft', now(), now(), now(), now()
     from generate_series(1, ${rows}) n`,
    `insert into document_search (document_id, organization_id, created_at, text)
     select id, organization_id, created_at, lower(title) from documents`,
  ]);
  await run();
  const { rows: found } = await owner.query('select text from document_search order by text');
  const texts = Array.from({ length: rows }, (_, at) => ({ text: `senora munoz ${at + 1}` }));
  expect(found).toEqual(texts);
});

/** Until the migration has asked for its lock and not got it. */
function untilWaits(): Promise<void> {
  return untilSeen(`select from pg_locks where not granted and relation = 'things'::regclass`);
}

async function untilSeen(query: string): Promise<void> {
  while ((await owner.query(query)).rowCount === 0);
}
