import { sql, type RawBuilder } from 'kysely';

/** The last row of the page before: its time and id (a UUID). */
export interface PageKey {
  at: Date;
  id: string;
}

/** Rows behind `key` in an order of newest first, which an index on (time, id) answers at any depth. */
export function afterPage(
  timeColumn: string,
  { at, id }: PageKey,
  idColumn = 'id',
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) < (${at}, ${id})`;
}

/** A LIKE pattern for the text itself: its wildcards mean nothing. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
