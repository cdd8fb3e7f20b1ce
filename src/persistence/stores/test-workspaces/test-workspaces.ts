import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { OrganizationId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

export async function insertTestWorkspace(
  em: EntityManager,
  organizationId: OrganizationId,
): Promise<void> {
  await sql`insert into test_workspaces (organization_id) values (${organizationId})`.execute(
    tables(em),
  );
}

export async function isTestWorkspace(
  em: EntityManager,
  organizationId: OrganizationId,
): Promise<boolean> {
  const { rows } = await sql`
    select from test_workspaces where organization_id = ${organizationId}`.execute(tables(em));
  return rows.length > 0;
}

/** Where the clock of a workspace is, and where it is on its way to. */
export interface ClockRow {
  offsetMs: number;
  standsAt: Date | null;
  advancingFrom: Date | null;
  advancingTo: Date | null;
}

const columns = sql`offset_ms::float8 as "offsetMs", stands_at as "standsAt",
  advancing_from as "advancingFrom", advancing_to as "advancingTo"`;

export async function readClockRow(
  em: EntityManager,
  organizationId: OrganizationId,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<ClockRow | undefined> {
  const forUpdate = lock === 'locked' ? sql`for no key update` : sql``;
  const { rows } = await sql<ClockRow>`
    select ${columns} from test_workspaces
    where organization_id = ${organizationId} ${forUpdate}`.execute(tables(em));
  return rows[0];
}

/** From here on the clock stands, and is moved. */
export async function beginAdvance(
  em: EntityManager,
  organizationId: OrganizationId,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  await sql`
    update test_workspaces set rev = rev + 1, stands_at = ${from}, advancing_from = ${from},
      advancing_to = ${to}, lease_until = null
    where organization_id = ${organizationId} and advancing_to is null`.execute(tables(em));
}

/** A moved clock stands there next; never further back than it did. */
export async function moveClock(
  database: Database,
  organizationId: OrganizationId,
  standsAt: Date,
): Promise<void> {
  await sql`
    update test_workspaces set rev = rev + 1, stands_at = ${standsAt}
    where organization_id = ${organizationId} and stands_at < ${standsAt}
      and advancing_to >= ${standsAt}`.execute(tables(database.fork()));
}

/** The clock runs from here on. */
export async function setClock(
  em: EntityManager,
  organizationId: OrganizationId,
  time: Date,
  real: Date,
): Promise<void> {
  const offsetMs = Math.max(0, time.getTime() - real.getTime());
  await sql`
    update test_workspaces set rev = rev + 1, offset_ms = greatest(offset_ms, ${offsetMs}),
      stands_at = null, advancing_from = null, advancing_to = null, lease_until = null
    where organization_id = ${organizationId}`.execute(tables(em));
}

/** Clocks that are on their way and that nobody moves; they are the caller's for so long. */
export async function leaseAdvancing(
  database: Database,
  forS: number,
  limit: number,
): Promise<OrganizationId[]> {
  const { rows } = await sql<{ id: OrganizationId }>`
    update test_workspaces set lease_until = clock_timestamp() + make_interval(secs => ${forS})
    where organization_id in (
      select organization_id from test_workspaces
      where advancing_to is not null and (lease_until is null or lease_until < clock_timestamp())
      limit ${limit} for update skip locked)
    returning organization_id as id`.execute(tables(database.fork()));
  return rows.map(({ id }) => id);
}

export async function renewLease(
  database: Database,
  organizationId: OrganizationId,
  forS: number,
): Promise<void> {
  await sql`
    update test_workspaces set lease_until = clock_timestamp() + make_interval(secs => ${forS})
    where organization_id = ${organizationId} and advancing_to is not null`.execute(
    tables(database.fork()),
  );
}
