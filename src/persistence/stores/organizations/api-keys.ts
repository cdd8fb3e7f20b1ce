import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApiKeyId, MemberId, OrganizationId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

/** A key as its workspace may see it: never the secret. */
export type ListedApiKey = Awaited<ReturnType<typeof listApiKeys>>[number];

/** Oldest first, the revoked ones among them. */
export async function listApiKeys(database: Database, organizationId: OrganizationId) {
  return tables(database.fork())
    .selectFrom('api_keys')
    .select(['id', 'member_id as memberId', 'label', 'scopes', 'created_at as createdAt'])
    .select('lookup_id as lookupId')
    .select(['minute_limit as minuteLimit', 'hour_limit as hourLimit'])
    .select(['expires_at as expiresAt', 'revoked_at as revokedAt', 'last_used_at as lastUsedAt'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What a key may do and until when, with its row locked. */
export async function lockKey(em: EntityManager, id: ApiKeyId) {
  return tables(em)
    .selectFrom('api_keys')
    .select(['organization_id as organizationId', 'member_id as memberId', 'label', 'scopes'])
    .select(['minute_limit as minuteLimit', 'hour_limit as hourLimit'])
    .select(['expires_at as expiresAt', 'revoked_at as revokedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** It stops working then. */
export async function endKey(em: EntityManager, id: ApiKeyId, at: Date): Promise<void> {
  await tables(em).updateTable('api_keys').set({ expires_at: at }).where('id', '=', id).execute();
}

export interface RevokedKey {
  id: ApiKeyId;
  organizationId: OrganizationId;
  label: string;
}

/** At once and for good. @returns the key; undefined when it was revoked before */
export async function revokeKey(
  em: EntityManager,
  id: ApiKeyId,
  at: Date,
): Promise<RevokedKey | undefined> {
  return revocation(em, at).where('id', '=', id).executeTakeFirst();
}

/** As `revokeKey`, for all keys of a member. */
export async function revokeKeysOf(
  em: EntityManager,
  id: MemberId,
  at: Date,
): Promise<RevokedKey[]> {
  return revocation(em, at).where('member_id', '=', id).execute();
}

function revocation(em: EntityManager, at: Date) {
  return tables(em)
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('revoked_at', 'is', null)
    .returning(['id', 'organization_id as organizationId', 'label']);
}
