import type { MemberId, OrganizationId } from '../../domain/ids.ts';
import { MemberEntity, OrganizationEntity } from '../../persistence/entities/workspace.ts';
import { findOrAddUser } from '../../persistence/stores/members.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

export interface CreateOrganization {
  name: string;
  ownerEmail: string;
  ownerName: string;
}

export interface CreatedOrganization {
  organizationId: OrganizationId;
  memberId: MemberId;
}

/** A workspace with its owner; a user who is known by email gets one membership more. */
export async function createOrganization(
  deps: OperationDeps,
  { name, ownerEmail, ownerName }: CreateOrganization,
): Promise<CreatedOrganization> {
  return inTransaction(deps, async ({ em, now }) => {
    const organizationId = deps.ids.next<'org'>();
    const memberId = deps.ids.next<'mem'>();
    const userId = await findOrAddUser(em, {
      id: deps.ids.next<'usr'>(),
      email: ownerEmail,
      name: ownerName,
      createdAt: now,
    });
    em.create(OrganizationEntity, { id: organizationId, name, settings: {}, createdAt: now });
    em.create(MemberEntity, {
      id: memberId,
      organizationId,
      userId,
      role: 'owner',
      status: 'active',
      isSystem: false,
      joinedAt: now,
      createdAt: now,
    });
    return { organizationId, memberId };
  });
}
