import type { Database } from '../orm.ts';

/** The owner of the oldest workspace. UUIDs. */
export async function firstOwner(
  database: Database,
): Promise<{ organizationId: string; memberId: string } | undefined> {
  const [row] = await database.fork().execute<{ organization_id: string; id: string }[]>(
    `select m.organization_id, m.id from members m join organizations o on o.id = m.organization_id
     where m.role = 'owner' and m.status = 'active' and not m.is_system
     order by o.created_at, m.joined_at, m.id limit 1`,
  );
  return row && { organizationId: row.organization_id, memberId: row.id };
}
