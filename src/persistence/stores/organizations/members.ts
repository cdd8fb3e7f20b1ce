import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MemberPrincipal } from '../../../domain/access/principal.ts';
import type { MemberId, OrganizationId, UserId } from '../../../domain/ids.ts';
import type { MemberRole, MemberStatus } from '../../../domain/member/member.ts';
import { DocumentEntity, type Document } from '../../entities/documents.ts';
import { MemberEntity, type Member, type User } from '../../entities/workspace.ts';
import { insertIfNew } from '../../insert-rows.ts';
import { tables, type Database } from '../../orm.ts';
import { announcement, type Announcing } from '../log/acts.ts';
import type { Locking } from '../documents/documents.ts';

/** A membership with its person. */
export type ListedMember = Awaited<ReturnType<typeof listMembers>>[number];

function membersWithPersons(database: Database, organizationId: OrganizationId) {
  return tables(database.fork())
    .selectFrom('members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id', 'm.user_id as userId', 'u.name', 'u.email', 'u.avatar_url as avatarUrl'])
    .select(['m.role', 'm.status', 'm.joined_at as joinedAt'])
    .where('m.organization_id', '=', organizationId)
    .where('m.is_system', '=', false);
}

/** By role, then by who joined first; those who have not joined yet come last of their role. */
export async function listMembers(
  database: Database,
  organizationId: OrganizationId,
  { role }: { role?: MemberRole | undefined },
) {
  let query = membersWithPersons(database, organizationId);
  if (role) query = query.where('m.role', '=', role);
  return query
    .orderBy(sql`array_position(array['owner', 'admin', 'member', 'viewer'], m.role)`)
    .orderBy('m.joined_at', (order) => order.asc().nullsLast())
    .orderBy('m.id')
    .execute();
}

/** Undefined when it does not exist, is another workspace's or belongs to the system. */
export async function findMember(
  database: Database,
  organizationId: OrganizationId,
  id: MemberId | undefined,
): Promise<ListedMember | undefined> {
  if (id === undefined) return undefined;
  return membersWithPersons(database, organizationId).where('m.id', '=', id).executeTakeFirst();
}

/** The active owner, of any workspace, who came first. */
export async function findFirstOwner(
  database: Database,
  ofTest: boolean,
): Promise<{ organizationId: OrganizationId; memberId: MemberId } | undefined> {
  return tables(database.fork())
    .selectFrom('members')
    .select(['organization_id as organizationId', 'id as memberId'])
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .where(
      sql<boolean>`exists (select from test_workspaces t
        where t.organization_id = members.organization_id) = ${ofTest}`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export interface HeldMember {
  status: MemberStatus;
  role: MemberRole;
  userId: UserId;
  name: string | null;
  email: string;
}

/**
 * Holds the member in place until the transaction ends, which is announced in the workspace;
 * undefined when they were removed.
 */
export async function holdMember(
  { em, time }: Announcing,
  organizationId: OrganizationId,
  memberId: MemberId,
): Promise<HeldMember | undefined> {
  const held = await tables(em)
    .selectFrom('members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.status', 'm.role', 'm.user_id as userId', 'u.name', 'u.email'])
    .select(announcement(sql.ref('m.organization_id')).as('announced'))
    .where('m.id', '=', memberId)
    .where('m.organization_id', '=', organizationId)
    .where('m.is_system', '=', false)
    .forShare('m')
    .executeTakeFirst();
  if (held) time.announced(organizationId);
  return held;
}

export interface HeldCaller {
  status: MemberStatus;
  role: MemberRole;
  /** Of the key they call with, which is read but not locked. */
  keyRevoked: boolean;
}

/**
 * Holds the member in place until the transaction ends, so that nobody removes, suspends or demotes
 * them during a call, and announces it in their workspace. Undefined when they were removed. Raw,
 * because every change begins with it and building it costs more.
 */
export async function holdCallingMember(
  { em, time }: Announcing,
  {
    organizationId,
    memberId,
    keyId,
  }: Pick<MemberPrincipal, 'organizationId' | 'memberId' | 'keyId'>,
): Promise<HeldCaller | undefined> {
  const { rows } = await sql<HeldCaller>`
    select m.status, m.role, k.revoked_at is not null as "keyRevoked",
      ${announcement(sql`m.organization_id`)} as announced
    from members m join api_keys k on k.id = ${keyId ?? null} where m.id = ${memberId}
      and m.organization_id = ${organizationId}
    for share of m`.execute(tables(em));
  if (rows[0]) time.announced(organizationId);
  return rows[0];
}

/**
 * Locks a member together with all owners, in id order: of two owners who remove each other at
 * once, the second one to get here finds itself the last.
 */
export async function lockMemberAndOwners(
  em: EntityManager,
  organizationId: OrganizationId,
  memberId: MemberId,
): Promise<Member[]> {
  return em.find(
    MemberEntity,
    { organizationId, isSystem: false, $or: [{ id: memberId }, { role: 'owner' }] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}

export async function deleteMember(em: EntityManager, id: MemberId): Promise<void> {
  await tables(em).deleteFrom('members').where('id', '=', id).execute();
}

/** Users are one per email address, whatever its case. @returns the id of the one there is now */
export async function findOrAddUser(
  em: EntityManager,
  user: Omit<User, 'avatarUrl'>,
): Promise<UserId> {
  await insertIfNew(em, 'users', [user]);
  // A statement of its own, which sees a row that the first one waited for.
  const found = await tables(em)
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${user.email})`)
    .executeTakeFirstOrThrow();
  return found.id;
}

/**
 * Locks all documents that a member owns, in id order, until the transaction ends, whose time
 * follows what any of them has seen. Raw: they may be too many to be read at once.
 */
export async function lockDocumentsOf(
  { em, time }: Locking,
  organizationId: OrganizationId,
  ownerMemberId: MemberId,
): Promise<void> {
  const { rows } = await sql<{ last: Date | null }>`
    select max(greatest(last_event_at, updated_at)) as last from (
      select last_event_at, updated_at from documents
      where organization_id = ${organizationId} and owner_member_id = ${ownerMemberId}
      order by id for update
    ) as locked`.execute(tables(em));
  if (rows[0]?.last) time.follow(rows[0].last);
}

/** Some documents that a member owns, at most `limit`, in id order. */
export async function someDocumentsOf(
  em: EntityManager,
  organizationId: OrganizationId,
  ownerMemberId: MemberId,
  limit: number,
): Promise<Document[]> {
  return em.find(
    DocumentEntity,
    { organizationId, ownerMemberId },
    { orderBy: { id: 'asc' }, limit, refresh: true },
  );
}

/** All templates of one member become another's, locked in id order as everywhere. */
export async function transferTemplates(
  em: EntityManager,
  organizationId: OrganizationId,
  from: MemberId,
  to: MemberId,
): Promise<void> {
  await tables(em)
    .updateTable('templates')
    .set({ owner_member_id: to })
    .where('id', 'in', (query) =>
      query
        .selectFrom('templates')
        .select('id')
        .where('organization_id', '=', organizationId)
        .where('owner_member_id', '=', from)
        .orderBy('id')
        .forUpdate(),
    )
    .execute();
}

/** Which of these people belong to the workspace, and may be given access to its documents. */
export async function findUsersAmong(
  em: EntityManager,
  organizationId: OrganizationId,
  userIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  if (userIds.length === 0) return new Set();
  const members = await tables(em)
    .selectFrom('members')
    .select('user_id as userId')
    .where('organization_id', '=', organizationId)
    .where('user_id', 'in', userIds)
    .where('is_system', '=', false)
    .execute();
  return new Set(members.map(({ userId }) => userId));
}
