import type { ApiKeyId, MemberId, OrganizationId } from '../../domain/ids.ts';
import type { Scope } from '../../domain/access/scopes.ts';
import { ApiKeyEntity } from '../../persistence/entities/workspace.ts';
import { systemPrincipal } from '../../domain/access/principal.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { newApiKey } from './format.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

export interface CreateApiKey {
  organizationId: OrganizationId;
  memberId: MemberId;
  label: string;
  scopes: readonly Scope[];
  expiresAt?: Date;
}

/** From the command line alone, so that the log names the system. The key itself is in the answer and nowhere else: the row holds its SHA-256. */
export async function createApiKey(
  deps: OperationDeps,
  command: CreateApiKey,
): Promise<{ id: ApiKeyId; key: string }> {
  return inTransaction(deps, async (tx) => {
    const { key, lookupId, secretHash } = newApiKey();
    const id = deps.ids.next<'key'>();
    tx.em.create(ApiKeyEntity, {
      id,
      organizationId: command.organizationId,
      memberId: command.memberId,
      label: command.label,
      lookupId,
      secretHash,
      scopes: [...command.scopes],
      expiresAt: command.expiresAt ?? null,
      revokedAt: null,
      lastUsedAt: null,
      createdAt: tx.now,
    });
    const { organizationId, ...granted } = command;
    const details = { expiresAt: null, ...granted };
    const created = { type: 'api_key.created', keyId: id, details } as const;
    recordEvent(tx, systemPrincipal, created, { organizationId });
    return { id, key };
  });
}
