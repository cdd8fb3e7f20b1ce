import type { EntityManager } from '@mikro-orm/postgresql';

/** None has a bytea column: JSON carries no bytes. */
type Table = 'documents' | 'recipients' | 'events' | 'uploads' | 'files';

/**
 * Inserts rows that nobody will change within the transaction, without the unit of work, which
 * costs more than the statement. Keys are the entity's property names, the same in every row.
 */
export async function insertRows(
  em: EntityManager,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  const { sql, values } = insertion(table, rows);
  await em.execute(sql, values);
}

/** As one parameter, read by PostgreSQL with the table's own types: however many rows, one text. */
export function insertion(
  table: Table,
  rows: readonly object[],
): { sql: string; values: readonly [string] } {
  const columns = Object.keys(rows[0] ?? {}).map(columnOf);
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  );
  const list = columns.map((column) => `"${column}"`).join(', ');
  return {
    sql: `insert into ${table} (${list})
      select ${list} from json_populate_recordset(null::${table}, ?::json)`,
    values: [JSON.stringify(records)],
  };
}

function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
