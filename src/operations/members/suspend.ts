import type { Principal } from '../../domain/access/principal.ts';
import type { MemberId, OrganizationId } from '../../domain/ids.ts';
import * as rules from '../../domain/member/suspend.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { changeMember } from './change.ts';

/** Shuts a member out for now. @throws MEMBER_NOT_FOUND, MEMBER_NOT_ACTIVE, LAST_OWNER */
export async function suspendMember(
  tx: Transaction,
  principal: Principal,
  organizationId: OrganizationId,
  memberId: MemberId,
): Promise<void> {
  await changeMember(tx, principal, organizationId, memberId, rules.suspendMember);
}
