import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { tables, type Database } from '../../orm.ts';

/** A tree head as it was signed. */
export interface StoredCheckpoint {
  size: number;
  root: Uint8Array;
  note: string;
  createdAt: Date;
}

/** Where tiles of the tree are asked for. */
export interface TilePlace {
  level: number;
  index: number;
  /** Hashes of it that are wanted, from its first on. */
  width: number;
}

export type StoredTile = Pick<TilePlace, 'level' | 'index'> & { bytes: Buffer };

/** Whether an event waits for its place in the log. */
export async function isLogBehind(database: Database): Promise<boolean> {
  // Raw, as it is asked every second: a table that is nearly always empty.
  const { rows } = await sql<{ behind: boolean }>`
    select exists (select from log_pending) as behind`.execute(tables(database.fork()));
  return rows[0]?.behind ?? false;
}

/** The newest checkpoint; undefined before the first event was sequenced. */
export async function readLastCheckpoint(em: EntityManager): Promise<StoredCheckpoint | undefined> {
  return (
    tables(em)
      .selectFrom('log_checkpoints')
      // bigint as a number: PostgreSQL's driver would give text.
      .select([sql<number>`size::float8`.as('size'), 'root', 'note', 'created_at as createdAt'])
      .orderBy('log_checkpoints.size', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** Of the checkpoints with a timestamp the first that has so many leaves, or more. */
export async function firstTimestamped(
  em: EntityManager,
  size: number,
): Promise<{ size: number; note: string; token: Uint8Array } | undefined> {
  const found = await tables(em)
    .selectFrom('log_checkpoints')
    .select([sql<number>`size::float8`.as('size'), 'note', 'timestamp_token as token'])
    .where('timestamp_token', 'is not', null)
    .where('log_checkpoints.size', '>=', String(size))
    // By the partial index of those that have one: one a day, whatever the log has besides.
    .orderBy('created_at')
    .orderBy('log_checkpoints.size')
    .limit(1)
    .executeTakeFirst();
  return found?.token ? { ...found, token: found.token } : undefined;
}

/** Those tiles, or what there is of them; none for a tile that has no hash. */
export async function readTiles(
  em: EntityManager,
  places: readonly TilePlace[],
): Promise<StoredTile[]> {
  const levels = places.map(({ level }) => level);
  const indexes = places.map(({ index }) => index);
  const widths = places.map(({ width }) => width);
  // Raw: a range of the primary key for each tile, joined into one value.
  const { rows } = await sql<StoredTile>`
    select place.level, place.index::float8 as index, found.bytes
    from unnest(${levels}::int[], ${indexes}::bigint[], ${widths}::int[])
      place (level, index, width)
    cross join lateral (
      select string_agg(leaf_hash, '' order by leaf_index) as bytes from log_leaves
      where place.level = 0
        and leaf_index between place.index * 256 and place.index * 256 + place.width - 1
      union all
      select string_agg(hash, '' order by node_index) from log_nodes
      where place.level > 0 and log_nodes.level = place.level
        and node_index between place.index * 256 and place.index * 256 + place.width - 1
    ) found
    where found.bytes is not null`.execute(tables(em));
  return rows;
}
