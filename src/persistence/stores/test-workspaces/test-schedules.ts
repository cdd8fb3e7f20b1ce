import { sql } from 'kysely';
import type { Snapshot } from '../../../domain/document/snapshot.ts';
import type { DocumentId, OrganizationId } from '../../../domain/ids.ts';
import type { TestClock } from '../../../domain/test-workspace/clock.ts';
import { nextStep, type NextStep } from '../../../domain/test-workspace/next-step.ts';
import { tables, type Database } from '../../orm.ts';
import { isLeaving } from '../workflows/snapshots.ts';

/** Notes when the document does something next; what an earlier state said counts no more. */
export async function keepSchedule(
  database: Database,
  documentId: DocumentId,
  clock: TestClock,
  snapshot: Snapshot,
): Promise<void> {
  const next = nextStep(snapshot);
  const dueAt = next ? new Date(next.atMs) : null;
  // Raw, because of the comparison of rows. A document may be gone by now, and needs none.
  await sql`
    insert into test_schedules (document_id, organization_id, rev, clock_rev, due_at, why)
    select d.id, d.organization_id, ${snapshot.rev}, ${clock.rev}, ${dueAt}, ${next?.why ?? null}
    from documents d where d.id = ${documentId}
    on conflict (document_id) do update set rev = excluded.rev, clock_rev = excluded.clock_rev,
      due_at = excluded.due_at, why = excluded.why
    where (test_schedules.rev, test_schedules.clock_rev) <= (excluded.rev, excluded.clock_rev)`.execute(
    tables(database.fork()),
  );
}

export interface DueDocument {
  documentId: DocumentId;
  dueAt: Date;
  why: NextStep['why'];
}

/** Whose next step is due until then, the earliest first. */
export async function dueUntil(
  database: Database,
  organizationId: OrganizationId,
  until: Date,
  limit: number,
): Promise<DueDocument[]> {
  const { rows } = await sql<DueDocument>`
    select document_id as "documentId", due_at as "dueAt", why from test_schedules
    where organization_id = ${organizationId} and due_at <= ${until}
    order by due_at, document_id limit ${limit}`.execute(tables(database.fork()));
  return rows;
}

/** How many of these are still due until then. */
export async function countDue(
  database: Database,
  ids: readonly DocumentId[],
  until: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from test_schedules
    where document_id = any(${ids}::uuid[]) and due_at <= ${until}`.execute(
    tables(database.fork()),
  );
  return rows[0]?.count ?? 0;
}

/** Documents whose time has come by a clock that runs; late, so that their own timers come first. */
export async function overdue(
  database: Database,
  real: Date,
  limit: number,
): Promise<DocumentId[]> {
  const { rows } = await sql<{ id: DocumentId }>`
    select s.document_id as id from test_workspaces t
    join lateral (select document_id from test_schedules
      where organization_id = t.organization_id
        and due_at < ${real}::timestamptz - interval '1 second' + t.offset_ms * interval '1 ms'
      order by due_at limit ${limit}) s on true
    where t.stands_at is null limit ${limit}`.execute(tables(database.fork()));
  return rows.map(({ id }) => id);
}

/** Changes that their workflows do not know of yet. */
export async function undispatched(
  database: Database,
  organizationId: OrganizationId,
  limit: number,
): Promise<DocumentId[]> {
  const { rows } = await sql<{ id: DocumentId }>`
    select id from documents where rev > synced_rev and organization_id = ${organizationId}
    limit ${limit}`.execute(tables(database.fork()));
  return rows.map(({ id }) => id);
}

/** Seals that are being made, and wait for nothing. */
export async function countUnsealed(
  database: Database,
  organizationId: OrganizationId,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from documents
    where organization_id = ${organizationId} and status = 'completed'
      and sealed_file_id is null and seal_waits_for is null`.execute(tables(database.fork()));
  return rows[0]?.count ?? 0;
}

/** Mails about documents that have yet to leave, and wait for no seal. */
export async function countLeaving(
  database: Database,
  organizationId: OrganizationId,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails m join documents d on d.id = m.document_id
    where ${isLeaving} and m.organization_id = ${organizationId}`.execute(tables(database.fork()));
  return rows[0]?.count ?? 0;
}
