import type { ApiKeyId, MemberId, OrganizationId } from '../../domain/ids.ts';
import type { Allowance } from '../../domain/access/allowance.ts';
import type { Scope } from '../../domain/access/scopes.ts';
import { ApiKeyEntity } from '../../persistence/entities/workspace.ts';
import { systemPrincipal, type Principal } from '../../domain/access/principal.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { isTestWorkspace } from '../../persistence/stores/test-workspaces/test-workspaces.ts';
import { newApiKey } from './format.ts';
import { announce } from '../unit-of-work/announce.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

export interface CreateApiKey {
  organizationId: OrganizationId;
  memberId: MemberId;
  label: string;
  scopes: readonly Scope[];
  expiresAt?: Date;
  /** Of this key instead of every key's. */
  allowance?: Allowance;
}

/** The key itself is in the answer and nowhere else: the row holds its SHA-256. */
export async function createApiKey(
  deps: OperationDeps,
  command: CreateApiKey,
  principal: Principal = systemPrincipal,
): Promise<{ id: ApiKeyId; key: string }> {
  return inTransaction(deps, (tx) => addApiKey(tx, command, principal));
}

/** As `createApiKey`, within a transaction that is open. */
export async function addApiKey(
  tx: Transaction,
  command: CreateApiKey,
  principal: Principal,
): Promise<{ id: ApiKeyId; key: string }> {
  await announce(tx, command.organizationId);
  const test = await isTestWorkspace(tx.em, command.organizationId);
  const { key, lookupId, secretHash } = newApiKey({ test });
  const id = tx.deps.ids.next<'key'>();
  tx.em.create(ApiKeyEntity, {
    id,
    organizationId: command.organizationId,
    memberId: command.memberId,
    label: command.label,
    lookupId,
    secretHash,
    scopes: [...command.scopes],
    minuteLimit: command.allowance?.minute ?? null,
    hourLimit: command.allowance?.hour ?? null,
    expiresAt: command.expiresAt ?? null,
    revokedAt: null,
    lastUsedAt: null,
    createdAt: tx.now,
  });
  const { organizationId, ...granted } = command;
  const details = { expiresAt: null, allowance: null, ...granted };
  const created = { type: 'api_key.created', keyId: id, details } as const;
  recordEvent(tx, principal, created, { organizationId });
  return { id, key };
}
