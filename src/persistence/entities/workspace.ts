import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { MemberRole, MemberStatus } from '../../domain/member/member.ts';
import type { SettingsPatch } from '../../domain/settings/settings.ts';
import type { ApiKeyId, DocumentId, MemberId, OrganizationId, UserId } from '../../domain/ids.ts';
import { texts, time } from './columns.ts';

export const OrganizationEntity = defineEntity({
  name: 'Organization',
  tableName: 'organizations',
  properties: {
    id: p.uuid().$type<OrganizationId>().primary(),
    name: p.text(),
    /** Only what differs from the defaults. */
    settings: p.json<SettingsPatch>(),
    createdAt: time(),
  },
});

export const BrandingEntity = defineEntity({
  name: 'Branding',
  tableName: 'brandings',
  properties: {
    organizationId: p.uuid().$type<OrganizationId>().primary(),
    name: p.text().strictNullable(),
    accentColor: p.text().strictNullable(),
    /** PNG. */
    logo: p.blob().strictNullable(),
    logoSha256: p.text().strictNullable(),
  },
});

export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().$type<UserId>().primary(),
    email: p.text(),
    name: p.text().strictNullable(),
    avatarUrl: p.text().strictNullable(),
    createdAt: time(),
  },
});
export type User = InferEntity<typeof UserEntity>;

export const MemberEntity = defineEntity({
  name: 'Member',
  tableName: 'members',
  properties: {
    id: p.uuid().$type<MemberId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    userId: p.uuid().$type<UserId>(),
    role: p.text().$type<MemberRole>(),
    status: p.text().$type<MemberStatus>(),
    isSystem: p.boolean().default(false),
    joinedAt: time().strictNullable(),
    createdAt: time(),
  },
});
export type Member = InferEntity<typeof MemberEntity>;

export const ApiKeyEntity = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.uuid().$type<ApiKeyId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    memberId: p.uuid().$type<MemberId>(),
    label: p.text(),
    lookupId: p.text(),
    secretHash: p.blob(),
    scopes: texts(),
    /** Requests; null: those of every key. */
    minuteLimit: p.integer().strictNullable(),
    hourLimit: p.integer().strictNullable(),
    expiresAt: time().strictNullable(),
    revokedAt: time().strictNullable(),
    lastUsedAt: time().strictNullable(),
    createdAt: time(),
  },
});

/** The answer to a request with an Idempotency-Key. */
export const IdempotencyKeyEntity = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    organizationId: p.uuid().$type<OrganizationId>().primary(),
    key: p.text().primary(),
    fingerprint: p.blob(),
    status: p.integer(),
    /** Encrypted; null once the document it is about was deleted. */
    body: p.text().strictNullable(),
    documentId: p.uuid().$type<DocumentId>().strictNullable(),
    createdAt: time(),
  },
});
