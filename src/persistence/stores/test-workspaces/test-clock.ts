import { sql, type RawBuilder } from 'kysely';
import type { TestClock } from '../../../domain/test-workspace/clock.ts';
import type { DocumentId, OrganizationId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

/**
 * As a value in a statement: the clock of a workspace, null where it is the service's. While it is
 * moved, a document is at the time of its own next step until that is done.
 */
export function testClockOf(
  organizationId: RawBuilder<unknown>,
  documentId?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const ownDue = documentId
    ? sql`(select s.due_at from test_schedules s where s.document_id = ${documentId})`
    : sql`null::timestamptz`;
  return sql`(select json_build_object('rev', t.rev, 'offsetMs', t.offset_ms,
      'standsAtMs', case when t.stands_at is null then null else
        (extract(epoch from greatest(t.advancing_from, least(t.stands_at, ${ownDue}))) * 1000)::bigint
      end)
    from test_workspaces t where t.organization_id = ${organizationId})`;
}

/** As a statement that has `testClockOf` answers. */
export interface WithTestClock {
  testClock: TestClock | null;
}

/** Undefined for any other workspace. */
export async function findTestClock(
  database: Database,
  organizationId: OrganizationId,
): Promise<TestClock | undefined> {
  const { rows } = await sql<WithTestClock>`
    select ${testClockOf(sql`${organizationId}::uuid`)} as "testClock"`.execute(
    tables(database.fork()),
  );
  return rows[0]?.testClock ?? undefined;
}

/** The clock by which a document is; undefined where that is the service's. */
export async function findDocumentClock(
  database: Database,
  documentId: DocumentId,
): Promise<TestClock | undefined> {
  const { rows } = await sql<WithTestClock>`
    select ${testClockOf(sql`d.organization_id`, sql`d.id`)} as "testClock"
    from documents d where d.id = ${documentId}`.execute(tables(database.fork()));
  return rows[0]?.testClock ?? undefined;
}
