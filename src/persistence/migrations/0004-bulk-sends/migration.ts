import type { Migration } from '../../migration.ts';

/** Many documents of one template, and deadlines that count from sending. */
export const bulkSends: Migration = {
  name: '0004-BulkSends',
  statements: [
    `alter table documents add column deadline_days int`,

    `create table bulk_sends (
      id uuid primary key,
      organization_id uuid not null references organizations deferrable initially deferred,
      owner_member_id uuid not null,
      actor text not null,
      template_id uuid not null,
      message text,
      per_hour int,
      status text not null check (status in ('running', 'completed', 'cancelled')),
      total int not null,
      valid int not null,
      errors jsonb not null,
      rows_sha256 text not null,
      rev int not null,
      synced_rev int not null default 0,
      changed_at timestamptz(3) not null,
      lease_until timestamptz(3),
      dispatch_attempts int not null default 0,
      created_at timestamptz(3) not null,
      finished_at timestamptz(3)
    )`,
    `create index bulk_sends_page on bulk_sends (organization_id, created_at desc, id desc)`,
    `create index bulk_sends_running on bulk_sends (id) where status = 'running'`,
    `create index bulk_sends_pending_dispatch on bulk_sends (changed_at) where rev > synced_rev`,
    `create index bulk_sends_finished on bulk_sends (finished_at) where finished_at is not null`,

    /* The body names people. It is encrypted, and goes in the commit that makes the row done. */
    `create table bulk_send_rows (
      bulk_send_id uuid not null references bulk_sends on delete cascade
        deferrable initially deferred,
      number int not null,
      status text not null check (status in ('pending', 'sent', 'failed', 'cancelled')),
      body text,
      document_id uuid unique,
      code text,
      detail text,
      batch_at timestamptz(3),
      primary key (bulk_send_id, number),
      check ((status = 'pending') = (body is not null)),
      check ((status = 'sent') = (document_id is not null)),
      check ((status = 'failed') = (code is not null))
    )`,
    `create index bulk_send_rows_pending on bulk_send_rows (bulk_send_id, number)
       where status = 'pending'`,
  ],
};
