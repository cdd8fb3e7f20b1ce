import type { EntityManager } from '@mikro-orm/postgresql';
import type { MemberRole, MemberStatus } from '../../domain/member/member.ts';
import type { Database } from '../orm.ts';
import { timeColumn } from '../time-column.ts';

/** A membership with its person. UUIDs. */
export interface MemberRow {
  id: string;
  userId: string;
  name: string | null;
  email: string;
  avatarUrl: string | null;
  role: MemberRole;
  status: MemberStatus;
  joinedAt: Date | null;
}

interface Row {
  id: string;
  user_id: string;
  name: string | null;
  email: string;
  avatar_url: string | null;
  role: MemberRole;
  status: MemberStatus;
  joined_at: string | null;
}

const columns = `m.id, m.user_id, u.name, u.email, u.avatar_url, m.role, m.status, m.joined_at`;

/** By role, then by who joined first; those who have not joined yet come last of their role. */
export async function listMembers(
  database: Database,
  organizationId: string,
  filters: { role?: MemberRole | undefined },
): Promise<MemberRow[]> {
  const { role } = filters;
  const rows = await database.fork().execute<Row[]>(
    `select ${columns} from members m join users u on u.id = m.user_id
     where m.organization_id = ? and not m.is_system ${role ? 'and m.role = ?' : ''}
     order by array_position(array['owner', 'admin', 'member', 'viewer'], m.role),
       m.joined_at nulls last, m.id`,
    [organizationId, ...(role ? [role] : [])],
  );
  return rows.map(fromRow);
}

/** Undefined when it does not exist, is another workspace's or belongs to the system. */
export async function findMember(
  database: Database,
  organizationId: string,
  id: string | undefined,
): Promise<MemberRow | undefined> {
  if (id === undefined) return undefined;
  const [row] = await database.fork().execute<Row[]>(
    `select ${columns} from members m join users u on u.id = m.user_id
     where m.organization_id = ? and m.id = ? and not m.is_system`,
    [organizationId, id],
  );
  return row && fromRow(row);
}

export interface HeldMember {
  status: MemberStatus;
  role: MemberRole;
  /** The key they act with; it is looked at, not held. */
  keyRevoked: boolean;
}

/**
 * Holds the member in place until the transaction ends, so that nobody removes, suspends or demotes
 * them while they act. Undefined when they were removed. Ids are UUIDs.
 */
export async function holdMember(
  em: EntityManager,
  memberId: string,
  keyId: string,
): Promise<HeldMember | undefined> {
  const [row] = await em.execute<HeldMember[]>(
    `select m.status, m.role, k.revoked_at is not null as "keyRevoked"
     from members m join api_keys k on k.id = ? where m.id = ? for share of m`,
    [keyId, memberId],
  );
  return row;
}

function fromRow(row: Row): MemberRow {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    avatarUrl: row.avatar_url,
    role: row.role,
    status: row.status,
    joinedAt: timeColumn(row.joined_at),
  };
}
