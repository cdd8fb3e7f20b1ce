/** Documents, recipients and templates. */
export const documentTables = [
  /* rev counts changes that the workflow must hear of; synced_rev is the last one it was sent. */
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
    seal_waits_for text check (seal_waits_for in
      ('timestamp', 'revocation_status', 'signing_key', 'storage')),
    seal_waits_since timestamptz(3),
    seal_renew_at timestamptz(3),
    /* Of digests in the evidence of what is not for every reader of it. */
    evidence_salt uuid not null default gen_random_uuid(),
    recipients_count int not null default 0,
    signed_count int not null default 0,
    event_sequence int not null default 0,
    webhook_sequence int not null default 0,
    last_event_at timestamptz(3) not null,
    rev int not null default 0,
    synced_rev int not null default 0,
    changed_at timestamptz(3) not null,
    lease_until timestamptz(3),
    dispatch_attempts int not null default 0,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint documents_seal_wait check ((seal_waits_for is null) = (seal_waits_since is null))
  ) with (fillfactor = 85)`,
  `create index documents_page on documents (organization_id, created_at desc, id desc)`,
  `create index documents_page_by_status
     on documents (organization_id, status, created_at desc, id desc)`,
  `create index documents_pending_dispatch on documents (changed_at) where rev > synced_rev`,
  `create index documents_open on documents (id) where status in ('sent', 'in_progress')`,
  `create index documents_unsealed on documents (completed_at)
     where status = 'completed' and sealed_file_id is null`,
  `create index documents_owner on documents (organization_id, owner_member_id)`,
  `create index documents_completed on documents (organization_id, completed_at) include (sent_at)
     where completed_at is not null`,
  `create index documents_shared on documents (organization_id) where sharing_mode <> 'private'`,
  /* Original and prepared file are always referred to together, so one index tells both. */
  `create index documents_original_file on documents (original_file_id)`,
  `create index documents_seal_renew on documents (seal_renew_at)
     where seal_renew_at is not null`,

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
    invited_at timestamptz(3),
    invited_deadline timestamptz(3),
    reminded_at timestamptz(3),
    reminders_sent int not null default 0,
    viewed_at timestamptz(3),
    viewed_link_channel text,
    viewed_ip_address text,
    viewed_user_agent text,
    consent_at timestamptz(3),
    consent_version text,
    consent_text text,
    consent_language text,
    consent_link_channel text,
    consent_ip_address text,
    consent_user_agent text,
    shown_name text,
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

  /* What is left of a deleted document until its workflow has heard of it. */
  `create table document_tombstones (
    document_id uuid primary key,
    organization_id uuid not null,
    rev int not null,
    synced_rev int not null default 0,
    changed_at timestamptz(3) not null,
    lease_until timestamptz(3),
    dispatch_attempts int not null default 0
  )`,
  `create index document_tombstones_pending_dispatch on document_tombstones (changed_at)
     where rev > synced_rev`,

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
    /* Null: the template stands by itself. */
    source_document_id uuid references documents on delete cascade,
    fields jsonb not null default '[]',
    usage_count int not null default 0,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create index templates_page on templates (organization_id, created_at desc, id desc)`,
  `create index templates_page_by_category
     on templates (organization_id, category, created_at desc, id desc)`,
  `create index templates_original_file on templates (original_file_id)`,
  `create index templates_source on templates (source_document_id)
     where source_document_id is not null`,
];
