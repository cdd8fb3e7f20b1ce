import { sql } from 'kysely';
import { tables, type Database } from './orm.ts';

/**
 * Runs work on the log of test workspaces, whose tables have the names of the other's: for the time
 * of one transaction, statements find them first.
 */
export async function inTestLog<T>(
  database: Database,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  return database.fork().transactional(async (em) => {
    await sql`select set_config('search_path', 'test_log, public', true)`.execute(tables(em));
    const poolUse = () => database.poolUse();
    return work({ fork: () => em, poolUse, close: () => Promise.resolve() });
  });
}

/** Whether an event of a test workspace waits for its place in their log. */
export async function isTestLogBehind(database: Database): Promise<boolean> {
  const { rows } = await sql<{ behind: boolean }>`
    select exists (select from test_log.log_pending) as behind`.execute(tables(database.fork()));
  return rows[0]?.behind ?? false;
}
