import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { appRole, ownerRole, postgresUrl } from '@countersign/embedded/postgres/roles';
import { testServers } from './servers.ts';

export interface ClonedDatabase {
  /** As the application's role, as the service connects. */
  url: string;
  /** As the owner of the schema. */
  adminUrl: string;
  /** Removes it, cutting connections that are still open. */
  drop(): Promise<void>;
}

export interface OwnDatabase extends ClonedDatabase {
  /** Statements that nobody else may give. */
  asSuperuser(statements: string[]): Promise<void>;
}

/** A database of its own with the migrated schema, copied in about 50 ms. */
export function cloneDatabase(): Promise<OwnDatabase> {
  return makeDatabase((template) => template);
}

/** A database of its own without any table. */
export function emptyDatabase(): Promise<OwnDatabase> {
  return makeDatabase(() => 'template1');
}

async function makeDatabase(chosen: (template: string) => string): Promise<OwnDatabase> {
  const { postgres } = testServers();
  if (postgres === undefined)
    throw new Error('needed-servers.ts starts no PostgreSQL for this file');
  const { port, password, template } = postgres;
  const name = `test_${randomBytes(8).toString('hex')}`;
  const asSuperuser = async (statements: string[], within = name): Promise<void> => {
    const client = new pg.Client(postgresUrl('postgres', password, port, within));
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await asSuperuser(
    [`create database ${name} template ${chosen(template)} owner ${ownerRole}`],
    'postgres',
  );
  return {
    url: postgresUrl(appRole, password, port, name),
    adminUrl: postgresUrl(ownerRole, password, port, name),
    asSuperuser: (statements) => asSuperuser(statements),
    drop: () => asSuperuser([`drop database if exists ${name} with (force)`], 'postgres'),
  };
}
