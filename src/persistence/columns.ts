import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { Tables } from './orm.ts';

type ColumnOf<Table extends keyof Tables> = `${Table}.${keyof Tables[Table] & string}`;

const known = new Map<string, { names: readonly string[]; list: RawBuilder<unknown> }>();

/**
 * The columns of a table that this version knows, with the name of the table. A migration that runs
 * while this version still serves may have added others, which are not read.
 */
export function columnsOf<Table extends keyof Tables>(
  em: EntityManager,
  table: Table,
): readonly ColumnOf<Table>[] {
  return entry(em, table).names as readonly ColumnOf<Table>[];
}

/** The same for a raw statement, built once. */
export function columnList(em: EntityManager, table: keyof Tables): RawBuilder<unknown> {
  return entry(em, table).list;
}

function entry(em: EntityManager, table: string) {
  const before = known.get(table);
  if (before) return before;
  const entity = [...em.getMetadata().getAll().values()].find(
    ({ tableName }) => tableName === table,
  );
  if (!entity) throw new TypeError(`No entity is of the table ${table}.`);
  const columns = entity.props
    .filter(({ persist }) => persist !== false)
    .flatMap(({ fieldNames }) => fieldNames);
  const made = {
    names: columns.map((column) => `${table}.${column}`),
    // Raw: the names are the code's own, and a document has some forty of them.
    list: sql.raw(columns.map((column) => `"${table}"."${column}"`).join(', ')),
  };
  known.set(table, made);
  return made;
}
