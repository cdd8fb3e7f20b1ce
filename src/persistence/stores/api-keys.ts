import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApiKeyId, MemberId, OrganizationId } from '../../domain/ids.ts';
import { tables, type Database } from '../orm.ts';

/** A key as its workspace may see it: never the secret. */
export type ListedApiKey = Awaited<ReturnType<typeof listApiKeys>>[number];

/** Oldest first, the revoked ones among them. */
export async function listApiKeys(database: Database, organizationId: OrganizationId) {
  return tables(database.fork())
    .selectFrom('api_keys')
    .select(['id', 'member_id as memberId', 'label', 'scopes', 'created_at as createdAt'])
    .select(['expires_at as expiresAt', 'revoked_at as revokedAt', 'last_used_at as lastUsedAt'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** At once and for good; a key revoked before keeps its first time. @returns whether there is one */
export async function revokeKey(em: EntityManager, id: ApiKeyId, at: Date): Promise<boolean> {
  const revoked = await tables(em)
    .updateTable('api_keys')
    .set((build) => ({ revoked_at: build.fn.coalesce('revoked_at', build.val(at)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** As `revokeKey`, for all keys of a member. */
export async function revokeKeysOf(em: EntityManager, id: MemberId, at: Date): Promise<void> {
  await tables(em)
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('member_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}
