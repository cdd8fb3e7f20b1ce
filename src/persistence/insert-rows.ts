import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { tables } from './orm.ts';

type Table =
  | 'documents'
  | 'recipients'
  | 'events'
  | 'mails'
  | 'signatures'
  | 'uploads'
  | 'files'
  | 'conversions'
  | 'contacts'
  | 'members'
  | 'users'
  | 'staged_blobs'
  | 'bulk_sends'
  | 'bulk_send_rows';

/**
 * Inserts rows that nobody will change within the transaction, without the unit of work, which
 * costs more than the statement. Keys are the entity's property names, the same in every row.
 */
export async function insertRows(
  em: EntityManager,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  await insertion(table, rows).execute(tables(em));
}

/**
 * As `insertRows`, where a unique index decides, also between two who insert the same at once.
 * @returns whether any of them was new
 */
export async function insertIfNew(
  em: EntityManager,
  table: Table,
  rows: readonly object[],
): Promise<boolean> {
  const statement = sql`${insertion(table, rows)} on conflict do nothing`;
  const { numAffectedRows = 0n } = await statement.execute(tables(em));
  return numAffectedRows > 0n;
}

/** As one parameter, read by PostgreSQL with the table's own types: however many rows, one text. */
export function insertion(table: Table, rows: readonly object[]): RawBuilder<unknown> {
  const names = Object.keys(rows[0] ?? {}).map(columnOf);
  const records = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [columnOf(name), jsonValue(value)]),
    ),
  );
  // Raw: the names are the code's own, and a document has some forty of them, twice.
  const list = sql.raw(names.map((column) => `"${column}"`).join(', '));
  return sql`insert into ${sql.table(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(table)},
      ${JSON.stringify(records)}::json)`;
}

/** JSON carries no bytes; PostgreSQL reads them in the hexadecimal form of bytea. */
function jsonValue(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}

const columns = new Map<string, string>();

/** Of the few names that entities have. */
function columnOf(name: string): string {
  const known = columns.get(name);
  if (known !== undefined) return known;
  const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columns.set(name, column);
  return column;
}
