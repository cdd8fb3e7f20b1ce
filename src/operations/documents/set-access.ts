import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/document/set-access.ts';
import { findUsersAmong } from '../../persistence/stores/organizations/members.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import { lockForChange } from './load.ts';

/** Decides who in the workspace may read the document. @throws VALIDATION_ERROR */
export async function setDocumentAccess(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  command: rules.SetAccess,
): Promise<void> {
  const loaded = await lockForChange(tx, principal, documentId);
  const userIds = rules.namedUsers(command);
  const members = await findUsersAmong(tx.em, principal.organizationId, userIds);
  const decision = rules.setDocumentAccess(command.sharingMode, userIds, members);
  await applyDecision(tx, principal, loaded, decision);
}
