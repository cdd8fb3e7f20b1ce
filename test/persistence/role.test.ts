import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
import { refusePowerfulRole } from '../../src/persistence/role.ts';
import { postgresUrl } from '@countersign/embedded/postgres/roles';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { testServers } from '../support/servers.ts';

let cloned: ClonedDatabase;
let database: Database | undefined;

beforeEach(async () => {
  cloned = await cloneDatabase();
});
afterEach(async () => {
  await database?.close();
  await cloned.drop();
});

async function connectAs(url: string): Promise<void> {
  database = await openDatabase({ url, poolSize: 1 });
  await refusePowerfulRole(database);
}

test('the owner of the schema, who could rewrite the log, is refused by name', async () => {
  await expect(connectAs(cloned.adminUrl)).rejects.toThrow(
    /^DATABASE_URL connects as countersign_owner, .*Use the application role/,
  );
});

test('a superuser is refused', async () => {
  const { port = 0, password = '' } = testServers().postgres ?? {};
  const name = new URL(cloned.url).pathname.slice(1);
  await expect(connectAs(postgresUrl('postgres', password, port, name))).rejects.toThrow(
    /^DATABASE_URL connects as postgres/,
  );
});

test("the application's role is taken", async () => {
  await expect(connectAs(cloned.url)).resolves.toBeUndefined();
});

test('a database that was only migrated lets nobody in: no workspace, member or key', async () => {
  database = await openDatabase({ url: cloned.url, poolSize: 1 });
  for (const table of ['organizations', 'users', 'members', 'api_keys']) {
    expect(await database.fork().execute(`select * from ${table}`)).toEqual([]);
  }
});
