/** What was done and shown, and the log that proves it. */
export const evidenceTables = [
  `create table signatures (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    document_id uuid not null references documents on delete cascade deferrable initially deferred,
    recipient_id uuid not null unique,
    signer_email text not null,
    signer_name text not null,
    meaning text not null check (meaning in ('signed', 'approved')),
    signature_type text not null check (signature_type in ('electronic', 'drawn', 'typed')),
    signed_at timestamptz(3) not null,
    ip_address text not null,
    user_agent text not null,
    image bytea,
    typed_text text,
    typed_face text,
    field_values jsonb not null default '{}',
    signature_field_ids text[] not null default '{}',
    initials_type text,
    initials_image bytea,
    initials_text text,
    initials_face text,
    initials_field_ids text[] not null default '{}',
    record text not null,
    record_sha256 text not null,
    link_channel text not null,
    shown_sha256 text not null,
    shown_at timestamptz(3) not null,
    shown_link_channel text not null,
    shown_ip_address text not null,
    shown_user_agent text not null,
    jws text,
    ocsp bytea,
    timestamp_token bytea,
    awaits_timestamp boolean not null default false,
    check ((initials_type is null) = (initials_image is null and initials_text is null))
  )`,
  `create index signatures_document on signatures (document_id, signed_at, id)`,
  `create index signatures_awaiting_timestamp on signatures (document_id) where awaits_timestamp`,

  /* Audit trail, workspace log and webhook source in one. The application may add, never change. */
  `create table events (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    document_id uuid,
    type text not null,
    at timestamptz(3) not null,
    sequence int,
    webhook_sequence int,
    trail_type text,
    log_action text,
    resource_type text not null,
    resource_id uuid,
    actor_type text not null check (actor_type in ('user', 'recipient', 'system')),
    actor text,
    actor_name text,
    actor_email text,
    source text not null check (source in ('web', 'api', 'system')),
    ip_address text,
    details jsonb not null default '{}',
    /* Without a leaf, what was inserted by hand gets one from the sequencer; an erased event has no salt. */
    salt bytea check (length(salt) = 32),
    leaf_hash bytea check (length(leaf_hash) = 32),
    unique (document_id, sequence)
  )`,
  `create index events_log on events (organization_id, at desc, id desc) where log_action is not null`,
  `create index events_log_document on events (organization_id, document_id, at desc, id desc)
     where log_action is not null`,
  `create index events_log_action on events (organization_id, log_action, at desc, id desc)
     where log_action is not null`,
  /* Events of deleted documents have lost their actor and leave the index with it. */
  `create index events_analytics on events (organization_id, type, at)
     where actor is not null
       and type in ('document.created', 'document.sent', 'document.completed', 'document.voided',
                    'document.expired', 'document.declined')`,
  /* Each hand-out of a signing link looks for the log's entry of the same day. */
  `create index events_issued_links on events (resource_id, at)
     where type = 'recipient.link_issued'`,
  /* Only after the document, in the same transaction or later; its own deletion stays readable. */
  `create function erase_document_events(document uuid) returns void
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
  /* Once for each checkpoint. */
  `create function timestamp_log_checkpoint(of_size bigint, token bytea) returns void
     language sql security definer set search_path = public, pg_temp as $$
       update log_checkpoints set timestamp_token = token
       where size = of_size and timestamp_token is null
     $$`,

  /* The file goes when the document is closed; that it was shown, by its hash, stays. */
  `create table document_revisions (
    document_id uuid not null references documents on delete cascade,
    marks int not null check (marks > 0),
    sha256 text not null,
    file_id uuid references files deferrable initially deferred,
    primary key (document_id, marks)
  )`,
  `create index document_revisions_kept on document_revisions (document_id)
     where file_id is not null`,

  `create table served_files (
    recipient_id uuid not null references recipients on delete cascade,
    sha256 text not null,
    size_bytes bigint not null check (size_bytes > 0),
    /* Offsets of the bytes that were served, over any number of requests. */
    parts int8multirange not null,
    whole boolean not null generated always as (parts @> int8range(0, size_bytes)) stored,
    /* Of the request that served the latest part; once it is whole, of the one that made it so. */
    at timestamptz(3) not null,
    link_channel text not null,
    ip_address text not null,
    user_agent text not null,
    primary key (recipient_id, sha256)
  )`,
];
