import pg from 'pg';
import { readDatabaseAddress } from './database-address.ts';
import { initial } from './migrations/0001-initial/migration.ts';
import { requests } from './migrations/0002-requests/migration.ts';
import { search } from './migrations/0003-search/migration.ts';
import { bulkSends } from './migrations/0004-bulk-sends/migration.ts';
import { passing } from './migrations/0005-passing/migration.ts';
import { authentication } from './migrations/0006-authentication/migration.ts';
import { shownFields } from './migrations/0007-shown-fields/migration.ts';
import { writtenFiles } from './migrations/0008-written-files/migration.ts';
import { keyLimits } from './migrations/0009-key-limits/migration.ts';
import { searchByPeriods } from './migrations/0010-search-by-periods/migration.ts';
import { testWorkspaces } from './migrations/0011-test-workspaces/migration.ts';
import { fileWarnings } from './migrations/0012-file-warnings/migration.ts';
import { installation } from './migrations/0013-installation/migration.ts';
import { searchAsTyped } from './migrations/0014-search-as-typed/migration.ts';
import { circuits } from './migrations/0015-circuits/migration.ts';
import { leases } from './migrations/0016-leases/migration.ts';
import { releasedDeliveries } from './migrations/0017-released-deliveries/migration.ts';
import { passkeysAlone } from './migrations/0018-passkeys-alone/migration.ts';
import type { Migration } from './migration.ts';
import {
  inShortTransaction,
  runMigrations,
  usualPace,
  whileAlone,
  type MigrationPace,
} from './run-migrations.ts';

/** In the order in which they are applied: only ever added to at the end. */
export const migrations: readonly Migration[] = [
  initial,
  requests,
  search,
  bulkSends,
  passing,
  authentication,
  shownFields,
  writtenFiles,
  keyLimits,
  searchByPeriods,
  testWorkspaces,
  fileWarnings,
  installation,
  searchAsTyped,
  circuits,
  leases,
  releasedDeliveries,
  passkeysAlone,
];

/** Tables that only grow: the application may neither change nor remove what it wrote. */
const appendOnly = [
  'events',
  ...['log_leaves', 'log_nodes', 'log_checkpoints'].flatMap((table) => [
    table,
    `test_log.${table}`,
  ]),
];

/** Functions of the owner: the only ways in which a row of those tables changes. */
const ownersFunctions = [
  'erase_document_events(uuid)',
  'give_event_leaves(uuid[], bytea[], bytea[])',
  'timestamp_log_checkpoint(bigint, bytea)',
];

export interface MigrateOptions {
  /** Address of the owner's role (`DATABASE_ADMIN_URL`). */
  adminUrl: string;
  appRole: string;
  /** Without it an existing role keeps its own; a missing role is then an error. */
  appPassword?: string;
  /** Other than those of this release, and other than usual. */
  upTo?: readonly Migration[];
  pace?: Partial<MigrationPace>;
  /** Gets a line for what begins. */
  onProgress?: (line: string) => void;
}

/**
 * Brings the schema up to date as the owner, beside the traffic, and grants the application's role
 * what it needs. Repeatable; several processes may call it at once.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const { url, ssl } = readDatabaseAddress(options.adminUrl, 'DATABASE_ADMIN_URL');
  const sql = new pg.Client({ connectionString: url, ...(ssl !== undefined && { ssl }) });
  // Whoever waits for an answer hears of it.
  sql.on('error', () => undefined);
  await sql.connect();
  const pace = { ...usualPace, ...options.pace };
  const run = {
    migrations: options.upTo ?? migrations,
    access: tableGrants(options),
    pace,
    onProgress: options.onProgress,
  };
  try {
    // What takes long keeps nobody waiting, whatever limit requests of this role or database have.
    await sql.query('set statement_timeout = 0');
    await whileAlone(sql, pace, async () => {
      await inShortTransaction(sql, run, makingRole(options));
      await runMigrations(sql, run);
      await inShortTransaction(sql, run, finalGrants(options));
    });
  } finally {
    await sql.end();
  }
}

function makingRole({ appRole, appPassword }: MigrateOptions): string[] {
  const role = identifier(appRole);
  if (appPassword === undefined) return [];
  return [
    `do $$ begin
       if not exists (select from pg_roles where rolname = ${literal(appRole)}) then
         create role ${role} login nosuperuser nocreatedb nocreaterole;
       end if;
     end $$`,
    `alter role ${role} password ${literal(appPassword)}`,
  ];
}

/** With each migration: a trigger of it may lead the release that runs into a new table at once. */
function tableGrants({ appRole }: MigrateOptions): string[] {
  const role = identifier(appRole);
  return [
    `grant usage on schema public to ${role}`,
    `grant usage on all sequences in schema public to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `do $$ begin
       if to_regnamespace('test_log') is not null then
         grant usage on schema test_log to ${role};
         grant select, insert, update, delete on all tables in schema test_log to ${role};
       end if;
     end $$`,
    ...appendOnly.map(
      (table) => `do $$ begin
         if to_regclass(${literal(table)}) is not null then
           revoke update, delete, truncate on ${table} from ${role};
         end if;
       end $$`,
    ),
    `revoke insert, update, delete on migrations from ${role}`,
  ];
}

function finalGrants(options: MigrateOptions): string[] {
  const role = identifier(options.appRole);
  return [
    ...tableGrants(options),
    ...ownersFunctions.flatMap((name) => [
      `revoke execute on function ${name} from public`,
      `grant execute on function ${name} to ${role}`,
    ]),
  ];
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
