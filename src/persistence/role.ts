import { sql } from 'kysely';
import { tables, type Database } from './orm.ts';

/**
 * Refuses to run as a superuser or as the schema's owner: either could rewrite the audit log, and
 * what the log proves rests on the application not being able to.
 */
export async function refusePowerfulRole(database: Database): Promise<void> {
  // Raw: it asks the catalogue, which no entity describes.
  const { rows } = await sql<{ powerful: boolean; name: string }>`
    select current_user as name,
      (select rolsuper from pg_roles where rolname = current_user)
        or pg_has_role(current_user, (select tableowner from pg_tables
           where schemaname = 'public' and tablename = 'events'), 'member') as powerful`.execute(
    tables(database.fork()),
  );
  if (rows[0]?.powerful !== false) {
    throw new Error(
      `DATABASE_URL connects as ${rows[0]?.name ?? 'an unknown role'}, which owns the schema or is a superuser. ` +
        'Use the application role; `countersign migrate` makes it (the owner goes into DATABASE_ADMIN_URL).',
    );
  }
}

/** That the database answers. */
export async function ping(database: Database): Promise<void> {
  await sql`select 1`.execute(tables(database.fork()));
}

/**
 * That the database takes changes.
 * @throws as a write would (SQLSTATE 25006) on a standby, and on one that was set read-only
 */
export async function requireWritable(database: Database): Promise<void> {
  await sql`
    do $$ begin
      if current_setting('transaction_read_only')::boolean then
        raise read_only_sql_transaction using message = 'the database takes no changes: it is read-only or a standby';
      end if;
    end $$`.execute(tables(database.fork()));
}

/** What time it is on the database's machine. */
export async function databaseTime(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(
    tables(database.fork()),
  );
  const [row] = rows;
  if (!row) throw new Error('The database does not say what time it is.');
  return row.now;
}
