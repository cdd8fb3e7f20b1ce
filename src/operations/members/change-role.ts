import type { Principal } from '../../domain/access/principal.ts';
import type { MemberId, OrganizationId } from '../../domain/ids.ts';
import { changeRole } from '../../domain/member/change-role.ts';
import type { MemberRole } from '../../domain/member/member.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { changeMember } from './change.ts';

/** @throws MEMBER_NOT_FOUND, LAST_OWNER */
export async function changeMemberRole(
  tx: Transaction,
  principal: Principal,
  organizationId: OrganizationId,
  memberId: MemberId,
  role: MemberRole,
): Promise<void> {
  await changeMember(tx, principal, organizationId, memberId, (given) => changeRole(given, role));
}
