import { expect, test } from '@jest/globals';
import pg from 'pg';
import { cloneDatabase } from './database.ts';

test('a clone carries the migrated schema, and the application neither owns it nor is a superuser', async () => {
  const clone = await cloneDatabase();
  const client = new pg.Client(clone.url);
  await client.connect();
  const role = await client.query(
    'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
  );
  expect(role.rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
  const owned = await client.query('select from pg_tables where tableowner = current_user');
  expect(owned.rowCount).toBe(0);
  const tables = await client.query("select from pg_tables where tablename = 'documents'");
  expect(tables.rowCount).toBe(1);
  await expect(client.query('create table mine (id int)')).rejects.toThrow('permission denied');
  await client.end();
  await clone.drop();
});
