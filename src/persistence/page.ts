import { sql, type RawBuilder } from 'kysely';

/** The last row of the page before: its time and id (a UUID). */
export interface PageKey {
  at: Date;
  id: string;
}

/** Rows behind `key` in an order of newest first, which an index on (time, id) answers at any depth. */
export function afterPage(timeColumn: string, { at, id }: PageKey): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(timeColumn)}, id) < (${at}, ${id})`;
}
