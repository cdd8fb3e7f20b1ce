import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { toolsDir } from '../../src/package-folder.ts';
import { postgresUrl } from '@countersign/embedded/postgres/roles';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { testServers } from '../support/servers.ts';

const sql = readFileSync(join(toolsDir, 'compose-role.sql'), 'utf8');
const temporalPassword = "it's only for tests";
let database: ClonedDatabase;
let name: string;

beforeEach(async () => {
  database = await cloneDatabase();
  name = new URL(database.url).pathname.slice(1);
});
afterEach(async () => {
  await database.drop();
  await query(asSuperuser(), 'drop role temporal');
});

function server(): { port: number; password: string } {
  const { postgres } = testServers();
  if (postgres === undefined) throw new Error('This file needs PostgreSQL.');
  return postgres;
}

function asSuperuser(): string {
  return postgresUrl('postgres', server().password, server().port, 'postgres');
}

function asTemporal(databaseName: string): string {
  return postgresUrl('temporal', temporalPassword, server().port, databaseName);
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Without psql's own command, and with its variables as psql puts them in. */
async function runScript(): Promise<void> {
  const password = pg.escapeLiteral(temporalPassword);
  const text = sql
    .replace(/^\\getenv .*$/m, '')
    .replaceAll(":'password'", () => password)
    .replaceAll(':"database"', pg.escapeIdentifier(name));
  await query(asSuperuser(), text);
}

test("Temporal's role has its own databases and no way into ours", async () => {
  await runScript();
  await runScript();
  await expect(query(asTemporal(name), 'select 1')).rejects.toThrow(
    `permission denied for database "${name}"`,
  );
  const roles = `select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = 'temporal'`;
  expect(await query(asSuperuser(), roles)).toEqual([
    { rolsuper: false, rolcreaterole: false, rolcreatedb: true },
  ]);
  await query(asTemporal('postgres'), `create database ${name}_own`);
  await query(asTemporal(`${name}_own`), 'create table of_temporal (id int)');
  await query(asSuperuser(), `drop database ${name}_own`);
});

test('the service and the owner of the schema connect as before', async () => {
  await runScript();
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await query(database.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});
