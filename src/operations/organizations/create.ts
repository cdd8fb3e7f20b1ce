import type { Principal } from '../../domain/access/principal.ts';
import type { MemberId, OrganizationId } from '../../domain/ids.ts';
import { MemberEntity, OrganizationEntity } from '../../persistence/entities/workspace.ts';
import { findOrAddUser } from '../../persistence/stores/organizations/members.ts';
import { insertTestWorkspace } from '../../persistence/stores/test-workspaces/test-workspaces.ts';
import { announce } from '../unit-of-work/announce.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

export interface CreateOrganization {
  name: string;
  ownerEmail: string;
  ownerName: string;
  /** A workspace to try things out in. */
  test?: boolean;
}

export interface CreatedOrganization {
  organizationId: OrganizationId;
  memberId: MemberId;
}

/**
 * A workspace with its owner; a user who is known by email gets one membership more.
 * @param principal whom the log names, in the owner's entry; nobody for the first workspace, which
 *   `npm start` makes by itself
 */
export async function createOrganization(
  deps: OperationDeps,
  { name, ownerEmail, ownerName, test = false }: CreateOrganization,
  principal?: Principal,
): Promise<CreatedOrganization> {
  return inTransaction(deps, async (tx) => {
    const organizationId = deps.ids.next<'org'>();
    await announce(tx, organizationId);
    const { em, now } = tx;
    const memberId = deps.ids.next<'mem'>();
    const userId = await findOrAddUser(em, {
      id: deps.ids.next<'usr'>(),
      email: ownerEmail,
      name: ownerName,
      createdAt: now,
    });
    em.create(OrganizationEntity, { id: organizationId, name, settings: {}, createdAt: now });
    // Its own log takes the event below only once it is known for what it is.
    if (test) await insertTestWorkspace(em, organizationId);
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
    if (principal) {
      const joined = { type: 'member.joined', memberId, details: { role: 'owner' } } as const;
      recordEvent(tx, principal, joined, { organizationId });
    }
    return { organizationId, memberId };
  });
}
