import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { EventRow } from '../../../domain/audit/logged-event.ts';
import type { EventId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';
import { eventColumns } from './log-events.ts';
import type { StoredCheckpoint } from './log.ts';

/** The log of test workspaces has a writer of its own. */
const lockName = sql`'countersign:log' ||
  case current_schema() when 'test_log' then ':test' else '' end`;

/** A caller who waits for the log gives up after this long, and may try again. */
const maxWaitMs = 30_000;

/**
 * Makes this transaction the log's only writer until it ends. The lock goes with its connection, so
 * that a process that dies holds up nobody.
 * @returns whether it is; with `wait` always
 */
export async function lockLog(em: EntityManager, wait: boolean): Promise<boolean> {
  if (wait) {
    // The limit is set before the lock is asked for: a materialized query is read first.
    await sql`
      with waiting as materialized (
        select set_config('lock_timeout', ${String(maxWaitMs)}, true)
      )
      select pg_advisory_xact_lock(hashtext(${lockName})) from waiting`.execute(tables(em));
    return true;
  }
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext(${lockName})) as locked`.execute(tables(em));
  return rows[0]?.locked ?? false;
}

/** Where the log stands before more is appended. */
export interface LogState {
  /** Leaves that it has. */
  size: number;
  /** Absent before the first event was sequenced. */
  last: StoredCheckpoint | undefined;
  /** Whether a waiting event has no leaf yet. */
  leafless: boolean;
}

export async function readLogState(em: EntityManager): Promise<LogState> {
  // Raw: one statement for all three, as whoever seals waits for it.
  const { rows } = await sql<StateRow>`
    select log.leaves, log.leafless, last.*
    from (select
        (select coalesce(max(leaf_index) + 1, 0)::float8 from log_leaves) as leaves,
        exists (select from log_pending p join events e on e.id = p.event_id
          where e.leaf_hash is null) as leafless) log
    left join lateral (select size::float8, root, note, created_at as "createdAt"
      from log_checkpoints order by log_checkpoints.size desc limit 1) last on true`.execute(
    tables(em),
  );
  const [row] = rows;
  if (!row) throw new Error('A row without a table is always there.');
  const { leaves, leafless, ...last } = row;
  return { size: leaves, last: last.note === null ? undefined : last, leafless };
}

type StateRow = { leaves: number; leafless: boolean } & (
  StoredCheckpoint | Record<keyof StoredCheckpoint, null>
);

/**
 * Waiting events that were inserted by hand, without a leaf; in shares, which one pass over what
 * waits answers.
 */
export async function* pendingWithoutLeaf(
  em: EntityManager,
  share: number,
): AsyncGenerator<EventRow[]> {
  const pending = tables(em)
    .selectFrom('events as e')
    .select(eventColumns)
    .where('e.leaf_hash', 'is', null)
    .where('e.id', 'in', (query) => query.selectFrom('log_pending').select('event_id'));
  await sql`declare leafless no scroll cursor for ${pending}`.execute(tables(em));
  let rows: EventRow[];
  do {
    ({ rows } = await sql<EventRow>`fetch ${sql.lit(share)} from leafless`.execute(tables(em)));
    yield rows;
  } while (rows.length === share);
  await sql`close leafless`.execute(tables(em));
}

/** Gives events their leaf, which only the first time has an effect. */
export async function giveLeaves(
  em: EntityManager,
  leaves: readonly { id: EventId; salt: Buffer; leafHash: Buffer }[],
): Promise<void> {
  const ids = leaves.map(({ id }) => id);
  const salts = leaves.map(({ salt }) => salt);
  const hashes = leaves.map(({ leafHash }) => leafHash);
  // The application may not change events; a function of the schema's owner does just this.
  await sql`select give_event_leaves(${ids}::uuid[], ${salts}::bytea[], ${hashes}::bytea[])`.execute(
    tables(em),
  );
}

/**
 * Gives all waiting events the places from `size` on: by time, and within a document by its own
 * numbers.
 * @returns how many they are, and the leaves of the first of them, `share` at most
 */
export async function appendPending(
  em: EntityManager,
  size: number,
  share: number,
): Promise<{ appended: number; first: Uint8Array[] }> {
  // Raw: one statement takes them from the queue and into the log, and sorts them once. Nothing is
  // looked for by id or time, since a transaction may commit long after a later one.
  const { rows } = await sql<{ appended: number; first: Uint8Array[] | null }>`
    with batch as (
      select e.id, e.leaf_hash,
        row_number() over (order by e.at, e.sequence nulls first, e.id) - 1 as place
      from (select distinct event_id from log_pending) p join events e on e.id = p.event_id
      where e.leaf_hash is not null
        and not exists (select from log_leaves l where l.event_id = e.id)
    ), taken as (
      delete from log_pending p where p.event_id in (select id from batch)
        or exists (select from log_leaves l where l.event_id = p.event_id)
    ), appended as (
      insert into log_leaves (leaf_index, event_id, leaf_hash)
      select ${size}::bigint + place, id, leaf_hash from batch
      returning leaf_index, leaf_hash
    )
    select count(*)::float8 as appended,
      array_agg(leaf_hash order by leaf_index)
        filter (where leaf_index < ${size}::bigint + ${share}) as first
    from appended`.execute(tables(em));
  const [{ appended, first } = { appended: 0, first: null }] = rows;
  return { appended, first: first ?? [] };
}

/** Leaves from the one index up to, but not including, the other. */
export async function readLeaves(
  em: EntityManager,
  start: number,
  end: number,
): Promise<Uint8Array[]> {
  const rows = await tables(em)
    .selectFrom('log_leaves')
    .select('leaf_hash as hash')
    .where('leaf_index', '>=', String(start))
    .where('leaf_index', '<', String(end))
    .orderBy('leaf_index')
    .execute();
  return rows.map(({ hash }) => hash);
}

export interface LogNode {
  level: number;
  index: number;
  hash: Uint8Array;
}

export async function insertNodes(em: EntityManager, nodes: readonly LogNode[]): Promise<void> {
  if (nodes.length === 0) return;
  await tables(em)
    .insertInto('log_nodes')
    .values(
      nodes.map(({ level, index, hash }) => ({
        level,
        node_index: String(index),
        hash: Buffer.from(hash),
      })),
    )
    .execute();
}

export async function insertCheckpoint(
  em: EntityManager,
  { size, root, note, createdAt }: StoredCheckpoint,
): Promise<void> {
  await tables(em)
    .insertInto('log_checkpoints')
    .values({ size: String(size), root, note, created_at: createdAt })
    .execute();
}

/**
 * The newest checkpoint, when it has no token and no checkpoint made after `since` has one. A log
 * that stands still is not stamped again.
 */
export async function checkpointToTimestamp(
  database: Database,
  since: Date,
): Promise<{ size: number; note: string } | undefined> {
  return tables(database.fork())
    .selectFrom('log_checkpoints')
    .select([sql<number>`size::float8`.as('size'), 'note', 'timestamp_token as token'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('log_checkpoints as stamped')
            .select('stamped.size')
            .where('stamped.timestamp_token', 'is not', null)
            .where('stamped.created_at', '>', since),
        ),
      ),
    )
    .orderBy('log_checkpoints.size', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then((newest) => (newest?.token === null ? newest : undefined));
}

/** Keeps the token of a checkpoint; the first one stays. */
export async function keepTimestamp(
  database: Database,
  size: number,
  token: Uint8Array,
): Promise<void> {
  await sql`select timestamp_log_checkpoint(${size}, ${Buffer.from(token)})`.execute(
    tables(database.fork()),
  );
}
