import { systemPrincipal } from '../../src/domain/access/principal.ts';
import type { MemberRole } from '../../src/domain/member/member.ts';
import { acceptInvitation } from '../../src/operations/members/accept-invitation.ts';
import { changeMemberRole } from '../../src/operations/members/change-role.ts';
import { removeMember } from '../../src/operations/members/remove.ts';
import { suspendMember } from '../../src/operations/members/suspend.ts';
import { inTransaction } from '../../src/operations/unit-of-work/transaction.ts';
import type { Application } from './application.ts';
import type { Workspace } from './workspace.ts';

/** What the command line does to a member of a workspace. */

type Member = Pick<Workspace, 'organizationId' | 'memberId'>;

export function remove(app: Application, { organizationId, memberId }: Member): Promise<unknown> {
  return inTransaction(app.operations, (tx) =>
    removeMember(tx, systemPrincipal, organizationId, memberId),
  );
}

export function suspend(app: Application, { organizationId, memberId }: Member): Promise<unknown> {
  return inTransaction(app.operations, (tx) =>
    suspendMember(tx, systemPrincipal, organizationId, memberId),
  );
}

export function reinstate(
  app: Application,
  { organizationId, memberId }: Member,
): Promise<unknown> {
  return inTransaction(app.operations, (tx) =>
    acceptInvitation(tx, systemPrincipal, organizationId, memberId),
  );
}

export function changeRole(
  app: Application,
  { organizationId, memberId }: Member,
  role: MemberRole,
): Promise<unknown> {
  return inTransaction(app.operations, (tx) =>
    changeMemberRole(tx, systemPrincipal, organizationId, memberId, role),
  );
}
