import type { Principal } from '../../domain/access/principal.ts';
import type { MemberId, OrganizationId } from '../../domain/ids.ts';
import * as rules from '../../domain/member/remove.ts';
import { revokeKeysOf } from '../../persistence/stores/organizations/api-keys.ts';
import {
  deleteMember,
  lockDocumentsOf,
  someDocumentsOf,
  transferTemplates,
} from '../../persistence/stores/organizations/members.ts';
import { recordRevocation } from '../api-keys/revoke.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { writeEvents } from '../unit-of-work/write-events.ts';
import { lockMember } from './change.ts';

/** Documents held in memory at a time, whatever the member leaves behind. */
const batch = 500;

/**
 * Takes a member out of the workspace: documents and templates go to the longest-standing owner,
 * keys stop working, the row goes.
 * @throws MEMBER_NOT_FOUND, LAST_OWNER
 */
export async function removeMember(
  tx: Transaction,
  principal: Principal,
  organizationId: OrganizationId,
  memberId: MemberId,
): Promise<void> {
  const removal = rules.removeMember(await lockMember(tx, organizationId, memberId));
  await lockDocumentsOf(tx, organizationId, memberId);
  recordEvent(tx, principal, removal.removed, { organizationId });
  while ((await transferDocuments(tx, principal, organizationId, memberId, removal)) === batch);
  await transferTemplates(tx.em, organizationId, memberId, removal.heir);
  for (const revoked of await revokeKeysOf(tx.em, memberId, tx.now)) {
    recordRevocation(tx, principal, revoked);
  }
  await deleteMember(tx.em, memberId);
}

async function transferDocuments(
  tx: Transaction,
  principal: Principal,
  organizationId: OrganizationId,
  memberId: MemberId,
  { heir, transferred }: rules.Removal,
): Promise<number> {
  const documents = await someDocumentsOf(tx.em, organizationId, memberId, batch);
  for (const document of documents) {
    document.ownerMemberId = heir;
    document.updatedAt = tx.now;
    recordEvent(tx, principal, transferred, { organizationId, document });
  }
  await tx.em.flush();
  await writeEvents(tx);
  tx.em.clear();
  return documents.length;
}
