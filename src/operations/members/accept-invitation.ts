import type { Principal } from '../../domain/access/principal.ts';
import type { MemberId, OrganizationId } from '../../domain/ids.ts';
import * as rules from '../../domain/member/accept-invitation.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { changeMember } from './change.ts';

/** Makes an invited or suspended member active. @throws MEMBER_NOT_FOUND, MEMBER_ACTIVE */
export async function acceptInvitation(
  tx: Transaction,
  principal: Principal,
  organizationId: OrganizationId,
  memberId: MemberId,
): Promise<void> {
  await changeMember(tx, principal, organizationId, memberId, ({ member }) =>
    rules.acceptInvitation(member, tx.now),
  );
}
