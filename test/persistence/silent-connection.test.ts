import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { idleUntilHungUp } from '../support/hung-up.ts';

let cloned: ClonedDatabase;
let database: Database;
beforeAll(async () => {
  cloned = await cloneDatabase();
  const patience = { connectMs: 30_000, silentMs: 300 };
  database = await openDatabase({ url: cloned.url, poolSize: 2, patience });
});
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

// More often than the pool has connections: each must come back to it.
test.each([1, 2, 3])(
  'a connection that is hung up on between two statements fails the next, and ends no process (%i)',
  async () => {
    const failing = idleUntilHungUp(database, (em) => em.execute('select 1'));
    await expect(failing).rejects.toThrow('connection error');
    expect(await database.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
  },
);
