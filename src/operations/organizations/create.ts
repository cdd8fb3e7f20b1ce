import { MemberEntity, OrganizationEntity } from '../../persistence/entities/workspace.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

export interface CreateOrganization {
  name: string;
  ownerEmail: string;
  ownerName: string;
}

export interface CreatedOrganization {
  organizationId: string;
  memberId: string;
}

/** A workspace with its owner; a user who is known by email gets one membership more. */
export async function createOrganization(
  deps: OperationDeps,
  command: CreateOrganization,
): Promise<CreatedOrganization> {
  return inTransaction(deps, async (tx) => {
    const organizationId = deps.ids.next();
    const memberId = deps.ids.next();
    const userId = await findOrAddUser(tx, command.ownerEmail, command.ownerName);
    tx.em.create(OrganizationEntity, {
      id: organizationId,
      name: command.name,
      settings: {},
      createdAt: tx.now,
    });
    tx.em.create(MemberEntity, {
      id: memberId,
      organizationId,
      userId,
      role: 'owner',
      status: 'active',
      isSystem: false,
      joinedAt: tx.now,
      createdAt: tx.now,
    });
    return { organizationId, memberId };
  });
}

/** Users are one per email address, whatever its case. */
export async function findOrAddUser(
  tx: Transaction,
  email: string,
  name: string | null,
): Promise<string> {
  await tx.em.execute(
    `insert into users (id, email, name, created_at) values (?, ?, ?, ?)
     on conflict (lower(email)) do nothing`,
    [tx.deps.ids.next(), email, name, tx.now],
  );
  const user = await tx.em.execute<{ id: string }[]>(
    `select id from users where lower(email) = lower(?)`,
    [email],
  );
  return user[0]?.id ?? '';
}
