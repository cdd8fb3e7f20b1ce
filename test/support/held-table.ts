import pg from 'pg';

export interface HeldTable {
  /** In the transaction that holds it. */
  query(sql: string, values?: unknown[]): Promise<unknown>;
  /** Until somebody waits for it. */
  awaited(): Promise<void>;
  /** Gives it free; what was not committed is undone. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Takes a table that others read no more until it is given free. @param url of the database */
export async function holdTable(url: string, table: string): Promise<HeldTable> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${client.escapeIdentifier(table)} in access exclusive mode`);
  return {
    query: (sql, values) => client.query(sql, values),
    async awaited() {
      const waiting = 'select 1 from pg_locks where not granted and relation = $1::regclass';
      while ((await client.query(waiting, [table])).rows.length === 0);
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}
