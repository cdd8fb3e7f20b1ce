import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { readDatabaseAddress } from './database-address.ts';
import { Initial } from './migrations/0001-initial.ts';
import { Housekeeping } from './migrations/0002-housekeeping.ts';
import { AnnouncedBlobs } from './migrations/0003-announced-blobs.ts';
import { FieldVocabulary } from './migrations/0004-field-vocabulary.ts';
import { LinksAndTemplates } from './migrations/0005-links-and-templates.ts';
import { Log } from './migrations/0006-log.ts';
import { Records } from './migrations/0007-records.ts';
import { Files } from './migrations/0008-files.ts';
import { Seal } from './migrations/0009-seal.ts';
import { Revisions } from './migrations/0010-revisions.ts';
import { Branding } from './migrations/0011-branding.ts';
import { SealWaits } from './migrations/0012-seal-waits.ts';
import { SignatureLooks } from './migrations/0013-signature-looks.ts';

/** Databases know a migration by its place here: only ever added to at the end. */
const migrations = [
  Initial,
  Housekeeping,
  AnnouncedBlobs,
  FieldVocabulary,
  LinksAndTemplates,
  Log,
  Records,
  Files,
  Revisions,
  Branding,
  Seal,
  SealWaits,
  SignatureLooks,
];

/** Tables that only grow: the application may neither change nor remove what it wrote. */
const appendOnly = ['events', 'log_leaves', 'log_nodes', 'log_checkpoints'];

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
}

/**
 * Brings the schema up to date as the owner and grants the application's role what it needs.
 * Repeatable; an advisory lock lets several processes call it at once.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const { url, ssl } = readDatabaseAddress(options.adminUrl);
  const orm = await MikroORM.init({
    clientUrl: url,
    ...(ssl !== undefined && { driverOptions: { ssl } }),
    entities: [],
    discovery: { warnWhenNoEntities: false },
    // The migrator would write its progress into the middle of the caller's output.
    logger: () => undefined,
    extensions: [Migrator],
    migrations: {
      tableName: 'migrations',
      snapshot: false,
      migrationsList: migrations.map((migration, index) => ({
        name: `${String(index + 1).padStart(4, '0')}-${migration.name}`,
        class: migration,
      })),
    },
  });
  const connection = orm.em.getConnection();
  try {
    await orm.em.transactional(async (em) => {
      // Held to the end of the transaction: a second caller waits here, then finds nothing to do.
      await em.execute(`select pg_advisory_xact_lock(hashtext('countersign:migrate'))`);
      const transaction = em.getTransactionContext<object>();
      await orm.migrator.up({ ...(transaction && { transaction }) });
      for (const statement of grants(options)) await em.execute(statement);
    });
  } finally {
    await connection.close();
    await orm.close(true);
  }
}

function grants({ appRole, appPassword }: MigrateOptions): string[] {
  const role = identifier(appRole);
  const create =
    appPassword === undefined
      ? []
      : [
          `do $$ begin
             if not exists (select from pg_roles where rolname = ${literal(appRole)}) then
               create role ${role} login nosuperuser nocreatedb nocreaterole;
             end if;
           end $$`,
          `alter role ${role} password ${literal(appPassword)}`,
        ];
  return [
    ...create,
    `grant usage on schema public to ${role}`,
    `grant usage on all sequences in schema public to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    ...appendOnly.map((table) => `revoke update, delete, truncate on ${table} from ${role}`),
    `revoke insert, update, delete on migrations from ${role}`,
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
