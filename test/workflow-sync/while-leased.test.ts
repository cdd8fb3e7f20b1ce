import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
import { LeaseLost, whileLeased, type Held } from '../../src/workflow-sync/while-leased.ts';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';

let cloned: ClonedDatabase;
let database: Database;
beforeAll(async () => {
  cloned = await cloneDatabase();
  database = await openDatabase({ url: cloned.url });
});
afterAll(async () => {
  await database.close();
  await cloned.drop();
});
beforeEach(() => sql(`delete from leases`));

const sql = <Row>(text: string) => database.fork().execute<Row[]>(text);
const nothing = async () => undefined;

/** Of seconds past a time that stays the same. */
async function untilS(): Promise<number> {
  const [row] = await sql<{ until: number }>(
    `select extract(epoch from until)::float8 as until from leases`,
  );
  return row?.until ?? -Infinity;
}

/** What is thrown at whoever goes on once it may not. */
function lost(held: Held): unknown {
  try {
    held();
    return undefined;
  } catch (error) {
    return error;
  }
}

test('while one works no other does, and the next may as soon as it has ended, however it did', async () => {
  const failing = whileLeased(database, 'work', async (held) => {
    held();
    expect(await whileLeased(database, 'work', nothing)).toBe(false);
    expect(await whileLeased(database, 'other work', nothing)).toBe(true);
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  expect(await whileLeased(database, 'work', nothing)).toBe(true);
  expect(await sql(`select from leases`)).toEqual([]);
});

test('the lease of a process that died holds until it runs out, and no longer', async () => {
  const left = (interval: string) =>
    sql(`insert into leases values ('work', gen_random_uuid(), now() + interval '${interval}')
      on conflict (name) do update set until = excluded.until`);
  await left('1 hour');
  expect(await whileLeased(database, 'work', nothing)).toBe(false);
  await left('-1 second');
  expect(await whileLeased(database, 'work', nothing)).toBe(true);
});

test('work that takes longer than its lease keeps it', async () => {
  const done = whileLeased(
    database,
    'work',
    async () => {
      const first = await untilS();
      await eventually(async () => (await untilS()) > first + 1);
    },
    1,
  );
  expect(await done).toBe(true);
});

test('who has lost the lease to another is told so, and leaves it to the other', async () => {
  let told: unknown;
  const losing = whileLeased(
    database,
    'work',
    async (held) => {
      await sql(`update leases set holder = gen_random_uuid(), until = now() + interval '1 hour'`);
      told = await eventually(() => lost(held));
    },
    1,
  );
  expect(await losing).toBe(true);
  expect(told).toBeInstanceOf(LeaseLost);
  expect(await whileLeased(database, 'work', nothing)).toBe(false);
});

test('who cannot reach the database any more stops once the lease may have run out', async () => {
  const own = await openDatabase({ url: cloned.url });
  let told: unknown;
  await whileLeased(
    own,
    'work',
    async (held) => {
      await own.close();
      told = await eventually(() => lost(held));
    },
    1,
  );
  expect(told).toBeInstanceOf(LeaseLost);
});
