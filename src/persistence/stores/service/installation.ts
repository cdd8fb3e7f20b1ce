import { sql } from 'kysely';
import { tables, type Database } from '../../orm.ts';

/** One database of the service, and everything that works on it. */
export interface Installation {
  id: string;
  /** Of its queues' names: empty for the plain ones, null until it is decided. */
  queueSuffix: string | null;
}

export async function readInstallation(database: Database): Promise<Installation> {
  const { rows } = await sql<Installation>`
    select id, queue_suffix as "queueSuffix" from installation`.execute(tables(database.fork()));
  return theRow(rows);
}

/**
 * Decides it, unless another process has.
 * @returns what is decided
 */
export async function decideQueueSuffix(database: Database, suffix: string): Promise<string> {
  const { rows } = await sql<{ decided: string }>`
    update installation set queue_suffix = coalesce(queue_suffix, ${suffix})
    returning queue_suffix as decided`.execute(tables(database.fork()));
  return theRow(rows).decided;
}

function theRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The table `installation` is empty: its row comes with its migration');
  return row;
}
