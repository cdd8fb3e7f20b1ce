import { defineEntity, p } from '@mikro-orm/core';
import type { AuthenticationMethod } from '../../domain/authentication/demand.ts';
import type { CodeMethod } from '../../domain/authentication/codes.ts';
import type { ProvedStep } from '../../domain/authentication/proof.ts';
import type { RecipientId } from '../../domain/ids.ts';
import { texts, time } from './columns.ts';

export const AuthenticationCodeEntity = defineEntity({
  name: 'AuthenticationCode',
  tableName: 'authentication_codes',
  properties: {
    id: p.uuid().primary(),
    recipientId: p.uuid().$type<RecipientId>(),
    method: p.text().$type<CodeMethod>(),
    linkVersion: p.integer(),
    keyId: p.text(),
    mac: p.blob(),
    tries: p.integer(),
    createdAt: time(),
    expiresAt: time(),
    endedAt: time().strictNullable(),
  },
});

export const AuthenticationTryEntity = defineEntity({
  name: 'AuthenticationTry',
  tableName: 'authentication_tries',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    recipientId: p.uuid().$type<RecipientId>(),
    method: p.text().$type<AuthenticationMethod>(),
    rightCode: p.boolean(),
    at: time(),
  },
});

export const AuthenticationSessionEntity = defineEntity({
  name: 'AuthenticationSession',
  tableName: 'authentication_sessions',
  properties: {
    tokenSha256: p.blob().primary(),
    recipientId: p.uuid().$type<RecipientId>(),
    linkVersion: p.integer(),
    steps: p.json<ProvedStep[]>(),
    createdAt: time(),
    usedAt: time(),
  },
});

export const PasskeyEntity = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.uuid().primary(),
    recipientId: p.uuid().$type<RecipientId>(),
    tokenSha256: p.blob(),
    credentialId: p.text(),
    publicKey: p.blob(),
    counter: p.bigint('number'),
    transports: texts(),
    aaguid: p.text(),
    createdAt: time(),
  },
});

export const PasskeyChallengeEntity = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    id: p.uuid().primary(),
    recipientId: p.uuid().$type<RecipientId>(),
    linkVersion: p.integer(),
    tokenSha256: p.blob().strictNullable(),
    challenge: p.text(),
    /** Canonical JSON of the act; null where a passkey is to be made. */
    act: p.text().strictNullable(),
    createdAt: time(),
    expiresAt: time(),
    usedAt: time().strictNullable(),
  },
});
