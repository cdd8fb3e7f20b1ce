import { Migration } from '@mikro-orm/migrations';

/**
 * The first schema. Times are timestamptz(3): JavaScript keeps milliseconds, and a cursor made of
 * truncated microseconds would skip rows. Foreign keys are deferred, because the unit of work
 * inserts in an order of its own.
 */
export class Initial extends Migration {
  override name = '0001-initial';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create extension if not exists pg_trgm`,

  `create table organizations (
    id uuid primary key,
    name text not null,
    settings jsonb not null default '{}',
    created_at timestamptz(3) not null
  )`,

  `create table users (
    id uuid primary key,
    email text not null,
    name text,
    avatar_url text,
    created_at timestamptz(3) not null
  )`,
  `create unique index users_email on users (lower(email))`,

  `create table members (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    user_id uuid not null references users deferrable initially deferred,
    role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
    status text not null check (status in ('active', 'invited', 'suspended')),
    is_system boolean not null default false,
    joined_at timestamptz(3),
    created_at timestamptz(3) not null,
    unique (organization_id, user_id)
  )`,

  `create table api_keys (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    member_id uuid not null,
    label text not null,
    lookup_id text not null unique,
    secret_hash bytea not null,
    scopes text[] not null,
    expires_at timestamptz(3),
    revoked_at timestamptz(3),
    last_used_at timestamptz(3),
    created_at timestamptz(3) not null
  )`,
  `create index api_keys_organization on api_keys (organization_id)`,

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

  `create table uploads (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    member_id uuid not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3),
    original_file_id uuid references files deferrable initially deferred,
    prepared_file_id uuid references files deferrable initially deferred,
    found_fields jsonb not null default '[]',
    created_at timestamptz(3) not null
  )`,
  `create index uploads_created on uploads (created_at)`,

  `create table templates (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    owner_member_id uuid not null,
    name text not null,
    description text,
    category text,
    original_file_id uuid not null references files deferrable initially deferred,
    prepared_file_id uuid not null references files deferrable initially deferred,
    page_count int not null,
    fields jsonb not null default '[]',
    usage_count int not null default 0,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create index templates_page on templates (organization_id, created_at desc, id desc)`,
  `create index templates_page_by_category
     on templates (organization_id, category, created_at desc, id desc)`,

  /* rev counts changes that the workflow must hear of; synced_rev is the last one it was told. */
  `create table documents (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    owner_member_id uuid not null,
    title text not null,
    description text,
    message text,
    status text not null check (status in
      ('draft', 'sent', 'in_progress', 'completed', 'cancelled', 'declined')),
    sharing_mode text not null default 'private'
      check (sharing_mode in ('private', 'workspace', 'specific')),
    shared_user_ids uuid[] not null default '{}',
    original_file_id uuid not null references files deferrable initially deferred,
    prepared_file_id uuid not null references files deferrable initially deferred,
    sealed_file_id uuid references files deferrable initially deferred,
    page_count int not null,
    created_from_template_id uuid,
    fields jsonb not null default '[]',
    deadline timestamptz(3),
    reminder_days int[] not null default '{}',
    alert_days int not null default 0,
    alerted_for timestamptz(3),
    sent_at timestamptz(3),
    viewed_at timestamptz(3),
    completed_at timestamptz(3),
    voided_at timestamptz(3),
    void_reason text,
    expired_at timestamptz(3),
    declined_at timestamptz(3),
    sealed_at timestamptz(3),
    recipients_count int not null default 0,
    signed_count int not null default 0,
    event_sequence int not null default 0,
    webhook_sequence int not null default 0,
    last_event_at timestamptz(3) not null,
    rev int not null default 0,
    synced_rev int not null default 0,
    changed_at timestamptz(3) not null,
    lease_until timestamptz(3),
    tell_attempts int not null default 0,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  ) with (fillfactor = 85)`,
  `create index documents_page on documents (organization_id, created_at desc, id desc)`,
  `create index documents_page_by_status
     on documents (organization_id, status, created_at desc, id desc)`,
  `create index documents_untold on documents (changed_at) where rev > synced_rev`,
  `create index documents_open on documents (id) where status in ('sent', 'in_progress')`,
  `create index documents_unsealed on documents (completed_at)
     where status = 'completed' and sealed_file_id is null`,
  `create index documents_owner on documents (organization_id, owner_member_id)`,
  `create index documents_completed on documents (organization_id, completed_at) include (sent_at)
     where completed_at is not null`,
  `create index documents_shared on documents (organization_id) where sharing_mode <> 'private'`,

  /* How many documents a workspace has in each status, as amounts to be summed: writers only add
     rows, so that two documents of one workspace never wait for each other. */
  `create table document_counts (
    id bigint generated always as identity primary key,
    organization_id uuid not null,
    status text not null,
    amount int not null
  )`,
  `create index document_counts_organization on document_counts (organization_id)`,

  /* Rows that somebody else is folding are left to them. At most 1000 at a time. */
  `create function fold_document_counts(organization uuid) returns void
     language sql set search_path = public, pg_temp as $$
       with taken as (
         select id from document_counts where organization_id = organization
         order by id limit 1000 for update skip locked
       ), gone as (
         delete from document_counts c using taken where c.id = taken.id
         returning c.status, c.amount
       )
       insert into document_counts (organization_id, status, amount)
       select organization, status, sum(amount) from gone group by status having sum(amount) <> 0
     $$`,
  /* About every fiftieth change folds: a reader sums a few dozen rows, whatever has happened. */
  `create function count_documents() returns trigger
     language plpgsql set search_path = public, pg_temp as $$
     begin
       insert into document_counts (organization_id, status, amount)
       select organization_id, status, case tg_op when 'INSERT' then 1 else -1 end * count(*)
       from changed group by organization_id, status;
       if random() < 0.02 then
         perform fold_document_counts(organization_id)
         from (select distinct organization_id from changed) organizations;
       end if;
       return null;
     end $$`,
  `create function count_document_status() returns trigger
     language plpgsql set search_path = public, pg_temp as $$
     begin
       insert into document_counts (organization_id, status, amount)
       values (old.organization_id, old.status, -1), (new.organization_id, new.status, 1);
       if random() < 0.02 then perform fold_document_counts(new.organization_id); end if;
       return null;
     end $$`,
  `create trigger documents_count_new after insert on documents
     referencing new table as changed for each statement execute function count_documents()`,
  `create trigger documents_count_gone after delete on documents
     referencing old table as changed for each statement execute function count_documents()`,
  /* By row, because only so the many updates that leave the status alone cost nothing. */
  `create trigger documents_count_status after update of status on documents
     for each row when (old.status <> new.status) execute function count_document_status()`,

  `create table recipients (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    document_id uuid not null references documents on delete cascade deferrable initially deferred,
    email text not null,
    name text not null,
    role text not null check (role in ('signer', 'approver', 'viewer')),
    "order" int,
    message text,
    locale text,
    notify boolean not null default true,
    link_version int not null default 1,
    turn int not null default 0,
    told_at timestamptz(3),
    told_deadline timestamptz(3),
    reminded_at timestamptz(3),
    reminders_sent int not null default 0,
    viewed_at timestamptz(3),
    viewed_through text,
    consent_at timestamptz(3),
    consent_version text,
    consent_text text,
    signed_at timestamptz(3),
    approved_at timestamptz(3),
    declined_at timestamptz(3),
    decline_reason text,
    opted_out_at timestamptz(3),
    signer_number int,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create index recipients_document on recipients (document_id, created_at, id)`,
  /* Folds ASCII only, less than the rule in code does: what the rule lets through, this does too. */
  `create unique index recipients_once
     on recipients (document_id, lower(email collate "C"), role)`,

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
    field_values jsonb not null default '{}',
    signature_field_ids text[] not null default '{}',
    record text not null,
    record_sha256 text not null
  )`,
  `create index signatures_document on signatures (document_id, signed_at, id)`,

  `create table contacts (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    first_name text not null,
    last_name text not null,
    full_name text not null,
    email text not null,
    phone text,
    company text,
    title text,
    status text not null check (status in ('active', 'inactive', 'lead')),
    notes text,
    tags text[] not null default '{}',
    last_contacted_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create unique index contacts_email on contacts (organization_id, lower(email))`,
  `create index contacts_page on contacts (organization_id, created_at desc, id desc)`,
  `create index contacts_search on contacts using gin
     (lower(full_name) gin_trgm_ops, lower(email) gin_trgm_ops)`,

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

  /* An open mail is one row: (document, audience, kind, occurrence) names it for good. */
  `create table mails (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    document_id uuid references documents on delete cascade deferrable initially deferred,
    recipient_id uuid,
    audience text not null,
    kind text not null,
    occurrence text not null,
    to_name text not null,
    to_email text not null,
    reply_to_name text,
    reply_to_email text,
    locale text not null,
    content jsonb not null,
    status text not null check (status in ('pending', 'sent', 'refused', 'cancelled')),
    refusal text,
    lease_owner text,
    lease_until timestamptz(3),
    created_at timestamptz(3) not null,
    sent_at timestamptz(3),
    unique nulls not distinct (document_id, audience, kind, occurrence)
  )`,
  `create index mails_unsent on mails (document_id) where status = 'pending'`,
  `create index mails_refused on mails (organization_id, created_at) where status = 'refused'`,
  `create index mails_unsent_to_workspaces on mails (organization_id)
     where status = 'pending' and document_id is null`,

  `create table webhooks (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    name text not null,
    url text not null,
    events text[] not null default '{}',
    status text not null check (status in ('active', 'paused', 'disabled')),
    description text,
    secret text not null,
    secret_prefix text not null,
    previous_secret text,
    previous_secret_until timestamptz(3),
    failing_since timestamptz(3),
    total_deliveries int not null default 0,
    successful int not null default 0,
    failed int not null default 0,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create index webhooks_organization on webhooks (organization_id, created_at, id)`,

  /* The body is frozen when the event happens; erased bodies are null and cannot be resent. */
  `create table webhook_messages (
    event_id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    document_id uuid,
    type text not null,
    body text,
    created_at timestamptz(3) not null
  )`,
  `create index webhook_messages_document on webhook_messages (document_id)`,
  `create index webhook_messages_created on webhook_messages (created_at)`,

  `create table webhook_deliveries (
    id uuid primary key,
    organization_id uuid not null references organizations deferrable initially deferred,
    webhook_id uuid not null references webhooks on delete cascade deferrable initially deferred,
    event_id uuid not null references webhook_messages on delete cascade deferrable initially deferred,
    event_type text not null,
    document_id uuid,
    resend int not null default 0,
    status text not null check (status in ('pending', 'succeeded', 'failed', 'skipped')),
    held boolean not null default false,
    told boolean not null default false,
    lease_until timestamptz(3),
    tell_attempts int not null default 0,
    created_at timestamptz(3) not null,
    finished_at timestamptz(3),
    unique (webhook_id, event_id, resend)
  )`,
  `create index webhook_deliveries_page on webhook_deliveries (webhook_id, created_at desc, id desc)`,
  `create index webhook_deliveries_untold on webhook_deliveries (created_at)
     where status = 'pending' and not told and not held`,
  `create index webhook_deliveries_document on webhook_deliveries (document_id)
     where status = 'pending'`,
  `create index webhook_deliveries_stats on webhook_deliveries (webhook_id, status)`,
  `create index webhook_deliveries_finished on webhook_deliveries (finished_at)
     where finished_at is not null`,
  `create index webhook_deliveries_event on webhook_deliveries (event_id)`,

  `create table webhook_attempts (
    id uuid primary key,
    delivery_id uuid not null references webhook_deliveries on delete cascade
      deferrable initially deferred,
    number int not null,
    at timestamptz(3) not null,
    status_code int,
    duration_ms int not null,
    response text,
    error text,
    unique (delivery_id, number)
  )`,

  `create table idempotency_keys (
    organization_id uuid not null,
    key text not null,
    fingerprint bytea not null,
    status int not null,
    body text,
    document_id uuid,
    created_at timestamptz(3) not null,
    primary key (organization_id, key)
  )`,
  `create index idempotency_keys_created on idempotency_keys (created_at)`,
  `create index idempotency_keys_document on idempotency_keys (document_id)`,

  /* What is left of a deleted document until its workflow has been told. */
  `create table document_tombstones (
    document_id uuid primary key,
    organization_id uuid not null,
    rev int not null,
    synced_rev int not null default 0,
    changed_at timestamptz(3) not null,
    lease_until timestamptz(3),
    tell_attempts int not null default 0
  )`,
  `create index document_tombstones_untold on document_tombstones (changed_at)
     where rev > synced_rev`,

  /* The only way an event changes: its personal content goes when its document is deleted. */
  `create function erase_document_events(document uuid) returns void
     language sql security definer set search_path = public, pg_temp as $$
       update events set actor = null, actor_name = null, actor_email = null,
         ip_address = null, details = '{}'
       where document_id = document
     $$`,
];
