import { sql, type RawBuilder } from 'kysely';

/** A list for a jsonb column: the driver would take it for an array of PostgreSQL. */
export function jsonOf<T>(list: readonly T[]): RawBuilder<T[]> {
  return sql<T[]>`${JSON.stringify(list)}::jsonb`;
}
