import { Migration } from '@mikro-orm/migrations';

/** The Merkle log over all events: leaves, the nodes of its tiles, signed checkpoints. */
export class Log extends Migration {
  override name = 'Log';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  /* Null in rows of before; the sequencer gives them a leaf before their turn comes. */
  `alter table events add column salt bytea check (length(salt) = 32)`,
  `alter table events add column leaf_hash bytea check (length(leaf_hash) = 32)`,

  /* Events that wait for their place in the log. Order of commits is not order of ids, so what is
     missing is never looked for by id: each event queues itself, however it was inserted. */
  `create table log_pending (event_id uuid not null)`,
  `create function queue_for_log() returns trigger language plpgsql as $$
     begin
       insert into log_pending select id from added;
       return null;
     end $$`,
  `create trigger queue_for_log after insert on events referencing new table as added
     for each statement execute function queue_for_log()`,
  `insert into log_pending select id from events`,

  /* Appended to by the sequencer alone: 0, 1, 2 … without a gap. */
  `create table log_leaves (
    leaf_index bigint primary key check (leaf_index >= 0),
    event_id uuid not null unique,
    leaf_hash bytea not null check (length(leaf_hash) = 32)
  )`,
  /* Levels 1 and up of the tiles: each the root of a full tile of the level below. */
  `create table log_nodes (
    level smallint not null check (level > 0),
    node_index bigint not null check (node_index >= 0),
    hash bytea not null check (length(hash) = 32),
    primary key (level, node_index)
  )`,
  /* Tree heads as signed notes; the token (RFC 3161) is over the note's SHA-256. */
  `create table log_checkpoints (
    size bigint primary key check (size > 0),
    root bytea not null check (length(root) = 32),
    note text not null,
    created_at timestamptz(3) not null,
    timestamp_token bytea
  )`,
  `create index log_checkpoints_timestamped on log_checkpoints (created_at)
     where timestamp_token is not null`,

  /* Only after the document, in the same transaction or later; its own deletion stays readable. */
  `create or replace function erase_document_events(document uuid) returns void
     language plpgsql security definer set search_path = public, pg_temp as $$
     begin
       if exists (select from documents where id = document) then
         raise exception 'document % was not deleted: its events stay', document
           using errcode = 'insufficient_privilege';
       end if;
       update events set actor = null, actor_name = null, actor_email = null,
         ip_address = null, details = '{}', salt = null
       where document_id = document and type <> 'document.deleted';
     end $$`,

  /* Once for each event, and only for those that were inserted without. */
  `create function give_event_leaves(ids uuid[], salts bytea[], hashes bytea[]) returns void
     language sql security definer set search_path = public, pg_temp as $$
       update events set salt = given.salt, leaf_hash = given.hash
       from unnest(ids, salts, hashes) given (id, salt, hash)
       where events.id = given.id and leaf_hash is null
     $$`,

  /* Once for each checkpoint. */
  `create function timestamp_log_checkpoint(of_size bigint, token bytea) returns void
     language sql security definer set search_path = public, pg_temp as $$
       update log_checkpoints set timestamp_token = token
       where size = of_size and timestamp_token is null
     $$`,
];
