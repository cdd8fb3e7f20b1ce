import { publicId } from '../../domain/ids.ts';
import type { MemberRole, MemberStatus } from '../../domain/member/member.ts';
import { MembershipRefusal } from '../../domain/member/membership.ts';
import { notFound } from '../../domain/refusals.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { findOrAddUser } from '../organizations/create.ts';

export interface NewMember {
  /** UUID. */
  organizationId: string;
  email: string;
  name: string | null;
  role: MemberRole;
}

/**
 * One membership per person and workspace, whoever asks for it at the same time.
 * @returns the member's UUID
 * @throws ORGANIZATION_NOT_FOUND, MEMBER_EXISTS
 */
export async function insertMembership(
  tx: Transaction,
  command: NewMember,
  status: Extract<MemberStatus, 'active' | 'invited'>,
): Promise<string> {
  const { organizationId, email, name, role } = command;
  const [known] = await tx.em.execute(`select 1 from organizations where id = ?`, [organizationId]);
  if (!known) throw notFound('ORGANIZATION', publicId('org', organizationId));
  const userId = await findOrAddUser(tx, email, name);
  const joinedAt = status === 'active' ? tx.now : null;
  const [row] = await tx.em.execute<{ id: string }[]>(
    `insert into members
       (id, organization_id, user_id, role, status, is_system, joined_at, created_at)
     values (?, ?, ?, ?, ?, false, ?, ?)
     on conflict (organization_id, user_id) do nothing returning id`,
    [tx.deps.ids.next(), organizationId, userId, role, status, joinedAt, tx.now],
  );
  if (row) return row.id;
  throw new MembershipRefusal('MEMBER_EXISTS', `${email} is a member of this workspace already.`);
}
