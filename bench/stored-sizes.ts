import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Of one table: bytes with its indexes and TOAST, and rows. */
export interface TableSize {
  bytes: number;
  rows: number;
}

export async function tableSizes(sql: pg.Client): Promise<Map<string, TableSize>> {
  const { rows: tables } = await sql.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const sizes = new Map<string, TableSize>();
  for (const { name, bytes } of tables) {
    const { rows } = await sql.query<{ rows: number }>(`select count(*)::int as rows from ${name}`);
    sizes.set(name, { bytes: Number(bytes), rows: rows[0]?.rows ?? 0 });
  }
  return sizes;
}

/** What each table has grown by, for each of so many; the largest first, without those that have not. */
export function growthEach(
  before: ReadonlyMap<string, TableSize>,
  after: ReadonlyMap<string, TableSize>,
  count: number,
): [table: string, size: TableSize][] {
  return [...after]
    .map(([table, { bytes, rows }]): [string, TableSize] => {
      const then = before.get(table);
      const grown = bytes - (then?.bytes ?? 0);
      return [table, { bytes: grown / count, rows: (rows - (then?.rows ?? 0)) / count }];
    })
    .filter(([, { bytes }]) => bytes > 0)
    .sort(([, a], [, b]) => b.bytes - a.bytes);
}

/** Bytes of all files below a folder. */
export async function folderSize(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
