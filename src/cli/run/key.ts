import { z } from 'zod';
import { name } from '../../api/name-schemas.ts';
import { moment } from '../../api/schemas.ts';
import {
  allowanceForm,
  ownAllowance,
  readAllowance,
  writeAllowance,
  type Allowance,
} from '../../domain/access/allowance.ts';
import { scopes, type Scope } from '../../domain/access/scopes.ts';
import { present } from '../../domain/document/representation.ts';
import { publicId, type MemberId, type OrganizationId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import { hourMs, isoOrAbsent } from '../../domain/time.ts';
import type { OperationDeps } from '../../operations/unit-of-work/context.ts';
import { createApiKey } from '../../operations/api-keys/create.ts';
import { keyBeginning } from '../../operations/api-keys/format.ts';
import { revokeApiKey } from '../../operations/api-keys/revoke.ts';
import { rotateApiKey } from '../../operations/api-keys/rotate.ts';
import { inTransaction } from '../../operations/unit-of-work/transaction.ts';
import { listApiKeys, type ListedApiKey } from '../../persistence/stores/organizations/api-keys.ts';
import { isTestWorkspace } from '../../persistence/stores/test-workspaces/test-workspaces.ts';
import { findMember, listMembers } from '../../persistence/stores/organizations/members.ts';
import { CommandError, withOperations } from './open.ts';
import { operator } from './operator.ts';
import { print, printList } from './print.ts';
import { readId, readOption } from './read-option.ts';
import { requireOrganization } from './require-organization.ts';

export interface CreateKeyOptions {
  org: string;
  label: string;
  scopes: string;
  member?: string;
  expiresAt?: string;
  rateLimit?: string;
  json?: boolean;
}

export async function createKey(options: CreateKeyOptions): Promise<void> {
  const organizationId = readId('--org', 'org', options.org);
  const label = readOption('--label', name, options.label);
  const keyScopes = readScopes(options.scopes);
  const memberId = options.member ? readId('--member', 'mem', options.member) : undefined;
  const expiresAt = options.expiresAt && readOption('--expires-at', moment, options.expiresAt);
  const allowance = options.rateLimit === undefined ? undefined : readLimit(options.rateLimit);
  const result = await withOperations(async (deps) => {
    if (expiresAt && expiresAt <= deps.clock.now()) {
      throw new CommandError('--expires-at must be in the future.');
    }
    const holder = await keyHolder(deps, organizationId, memberId);
    const granted = { organizationId, memberId: holder, label, scopes: keyScopes };
    const more = { ...(expiresAt && { expiresAt }), ...(allowance && { allowance }) };
    const command = { ...granted, ...more };
    const made = await createApiKey(deps, command, operator());
    return {
      id: publicId('key', made.id),
      key: made.key,
      label,
      scopes: keyScopes,
      member_id: publicId('mem', holder),
      ...(expiresAt && { expires_at: expiresAt.toISOString() }),
      ...(allowance && { rate_limit: writeAllowance(allowance) }),
    };
  });
  print(result, options.json);
}

function readLimit(text: string): Allowance {
  const allowance = readAllowance(text);
  if (allowance) return allowance;
  throw new CommandError(`--rate-limit must be ${allowanceForm}.`);
}

function readScopes(text: string): Scope[] {
  const given = text.split(',').map((scope) => scope.trim());
  const unknown = given.find((scope) => !scopes.some((known) => known === scope));
  if (unknown !== undefined) {
    throw new CommandError(`--scopes has no scope "${unknown}"; there are ${scopes.join(', ')}.`);
  }
  return scopes.filter((scope) => given.includes(scope));
}

/** The member named, or the active owner who joined first. */
export async function keyHolder(
  { database }: OperationDeps,
  organizationId: OrganizationId,
  memberId: MemberId | undefined,
): Promise<MemberId> {
  await requireOrganization(database, organizationId);
  if (memberId !== undefined) {
    const member = await findMember(database, organizationId, memberId);
    if (!member) throw notFound('MEMBER', publicId('mem', memberId));
    return member.id;
  }
  const owners = await listMembers(database, organizationId, { role: 'owner' });
  const owner = owners.find(({ status }) => status === 'active');
  if (owner) return owner.id;
  throw new CommandError('The workspace has no active owner; name a member with --member.');
}

export async function listKeys(options: { org: string; json?: boolean }): Promise<void> {
  const organizationId = readId('--org', 'org', options.org);
  const keys = await withOperations(async ({ database }) => {
    await requireOrganization(database, organizationId);
    const isTest = await isTestWorkspace(database.fork(), organizationId);
    const listed = await listApiKeys(database, organizationId);
    return listed.map((key) => keyShape(key, isTest));
  });
  printList('keys', keys, options.json);
}

function keyShape(key: ListedApiKey, isTest: boolean) {
  const allowance = ownAllowance(key);
  return {
    id: publicId('key', key.id),
    prefix: keyBeginning(key.lookupId, isTest),
    label: key.label,
    scopes: key.scopes,
    member_id: publicId('mem', key.memberId),
    created_at: key.createdAt.toISOString(),
    ...(allowance && { rate_limit: writeAllowance(allowance) }),
    ...present('expires_at', isoOrAbsent(key.expiresAt)),
    ...present('last_used_at', isoOrAbsent(key.lastUsedAt)),
    ...present('revoked_at', isoOrAbsent(key.revokedAt)),
  };
}

export interface RotateKeyOptions {
  overlapHours: string;
  json?: boolean;
}

const overlapHours = z.coerce
  .number()
  .refine((hours) => hours >= 0 && hours <= 720, 'must be from 0 to 720');

export async function rotateKey(id: string, options: RotateKeyOptions): Promise<void> {
  const keyId = readId('The key id', 'key', id);
  const overlapMs = readOption('--overlap-hours', overlapHours, options.overlapHours) * hourMs;
  const made = await withOperations((deps) =>
    inTransaction(deps, (tx) => rotateApiKey(tx, operator(), keyId, overlapMs)),
  );
  if (!made) throw new CommandError('The key works no longer: make one with `key create`.');
  const { key, oldEndsAt } = made;
  const old = { old_id: id, old_ends_at: oldEndsAt.toISOString() };
  print({ id: publicId('key', made.id), key, ...old }, options.json);
}

export async function revokeKey(id: string, { json }: { json?: boolean }): Promise<void> {
  const keyId = readId('The key id', 'key', id);
  await withOperations((deps) => inTransaction(deps, (tx) => revokeApiKey(tx, operator(), keyId)));
  print({ id, revoked: true }, json);
}
