/** Bytes in the blob store, and how they come there. */
export const fileTables = [
  /* Bytes in the blob store; shared by uploads, documents and templates, gone with the last reference. */
  `create table files (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    blob_key text not null,
    sha256 text not null,
    size_bytes bigint not null,
    mime_type text not null,
    page_count int,
    created_at timestamptz(3) not null
  )`,
  /* A storage lists digests of keys; keys have no backslash, so the cast is the text's bytes. */
  `create index files_key_digest on files (encode(sha256(blob_key::bytea), 'hex'))`,

  `create table uploads (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    member_id uuid not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3),
    /* Until then nobody else sends bytes to the address. */
    receiving_until timestamptz(3),
    original_file_id uuid references files deferrable initially deferred,
    prepared_file_id uuid references files deferrable initially deferred,
    found_fields jsonb not null default '[]',
    /* What of the file is not in its prepared PDF. */
    warnings jsonb not null default '[]',
    created_at timestamptz(3) not null
  )`,
  `create index uploads_created on uploads (created_at)`,
  `create index uploads_original_file on uploads (original_file_id)`,

  /* A process that stores bytes may die before a row names them; the purge finds them here. */
  `create table staged_blobs (
    blob_key text primary key,
    staged_at timestamptz(3) not null
  )`,
  `create index staged_blobs_at on staged_blobs (staged_at)`,

  /* One row for each prepared file that is not there yet, or never will be. */
  `create table conversions (
    file_id uuid primary key references files on delete cascade deferrable initially deferred,
    organization_id uuid not null references organizations deferrable initially deferred,
    original_file_id uuid not null,
    status text not null check (status in ('pending', 'failed')),
    reason text,
    message text,
    dispatched boolean not null default false,
    lease_until timestamptz(3),
    dispatch_attempts int not null default 0,
    created_at timestamptz(3) not null
  )`,
  `create index conversions_pending_dispatch on conversions (created_at)
     where status = 'pending' and not dispatched`,
  `create index conversions_original_file on conversions (original_file_id)`,
];
