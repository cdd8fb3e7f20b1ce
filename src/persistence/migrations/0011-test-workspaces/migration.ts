import type { Migration } from '../../migration.ts';

/** Workspaces to try things out in: with a clock that moves, keys and a log of their own. */
export const testWorkspaces: Migration = {
  name: '0011-TestWorkspaces',
  statements: [
    /* The clock is so far ahead; while it is moved it stands, and is on its way to somewhere. */
    `create table test_workspaces (
    organization_id uuid primary key references organizations deferrable initially deferred,
    offset_ms bigint not null default 0 check (offset_ms >= 0),
    stands_at timestamptz(3),
    advancing_from timestamptz(3),
    advancing_to timestamptz(3),
    rev int not null default 0,
    lease_until timestamptz(3),
    check ((stands_at is null) = (advancing_to is null)),
    check ((stands_at is null) = (advancing_from is null)),
    check (stands_at <= advancing_to)
  )`,
    `create index test_workspaces_advancing on test_workspaces (organization_id)
     where advancing_to is not null`,

    /* When a document of such a workspace has something to do next, by the workspace's clock. */
    `create table test_schedules (
    document_id uuid primary key references documents on delete cascade
      deferrable initially deferred,
    organization_id uuid not null,
    rev int not null,
    clock_rev int not null,
    due_at timestamptz(3),
    why text
  )`,
    `create index test_schedules_due on test_schedules (organization_id, due_at, document_id)
     where due_at is not null`,

    /* Development authorities, each good for some years of the clocks; encrypted. */
    `create table test_authorities (
    number int primary key check (number > 0),
    valid_from timestamptz(3) not null,
    valid_until timestamptz(3) not null,
    keys text not null
  )`,

    /* A log of their own, in tables of the same names: statements find those of their search_path. */
    `create schema test_log`,
    ...['log_pending', 'log_leaves', 'log_nodes', 'log_checkpoints'].map(
      (table) => `create table test_log.${table} (like public.${table} including all)`,
    ),
    `create or replace function queue_for_log() returns trigger language plpgsql as $$
     begin
       insert into public.log_pending select id from added a
       where not exists (select from public.test_workspaces t
                         where t.organization_id = a.organization_id);
       insert into test_log.log_pending select id from added a
       where exists (select from public.test_workspaces t
                     where t.organization_id = a.organization_id);
       return null;
     end $$`,
  ],
  /* What the move of a clock lists. */
  online: [
    {
      index: 'events_due',
      on: `events (organization_id, at)
        where type in ('recipient.reminded', 'recipient.expired', 'document.expired')`,
    },
    {
      index: 'mails_warnings',
      on: "mails (organization_id, created_at) where kind = 'expiry_warning'",
    },
  ],
};
