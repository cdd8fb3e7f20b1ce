/** Mails and webhooks, each open until it has left. */
export const messageTables = [
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
    /* Counted by the hour in which it was let leave. */
    released_at timestamptz(3),
    unique nulls not distinct (document_id, audience, kind, occurrence)
  )`,
  `create index mails_unsent on mails (document_id) where status = 'pending'`,
  `create index mails_refused on mails (organization_id, created_at) where status = 'refused'`,
  `create index mails_unsent_to_workspaces on mails (organization_id)
     where status = 'pending' and document_id is null`,
  `create index mails_released on mails (organization_id, released_at)
     where released_at is not null`,
  `create index mails_released_to on mails (organization_id, lower(to_email), released_at)
     where released_at is not null and recipient_id is not null`,

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
    deferred boolean not null default false,
    dispatched boolean not null default false,
    lease_until timestamptz(3),
    dispatch_attempts int not null default 0,
    created_at timestamptz(3) not null,
    finished_at timestamptz(3),
    unique (webhook_id, event_id, resend)
  )`,
  `create index webhook_deliveries_page on webhook_deliveries (webhook_id, created_at desc, id desc)`,
  `create index webhook_deliveries_pending_dispatch on webhook_deliveries (created_at)
     where status = 'pending' and not dispatched and not deferred`,
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
];
