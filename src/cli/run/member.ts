import { email, personName } from '../../api/name-schemas.ts';
import type { MemberId, OrganizationId } from '../../domain/ids.ts';
import type { MemberRole } from '../../domain/member/member.ts';
import { memberRepresentation } from '../../domain/member/representation.ts';
import { acceptInvitation } from '../../operations/members/accept-invitation.ts';
import { addMember } from '../../operations/members/add.ts';
import { changeMemberRole } from '../../operations/members/change-role.ts';
import { type OperationDeps, type Transaction } from '../../operations/unit-of-work/context.ts';
import { removeMember } from '../../operations/members/remove.ts';
import { suspendMember } from '../../operations/members/suspend.ts';
import { inTransaction } from '../../operations/unit-of-work/transaction.ts';
import { findMember, listMembers } from '../../persistence/stores/organizations/members.ts';
import { withOperations } from './open.ts';
import { operator } from './operator.ts';
import { print, printList } from './print.ts';
import { readId, readOption } from './read-option.ts';
import { requireOrganization } from './require-organization.ts';

export interface OrgOptions {
  org: string;
  json?: boolean;
}
export interface NewMemberOptions extends OrgOptions {
  email: string;
  role: MemberRole;
  name?: string;
}
export interface MemberOptions extends OrgOptions {
  member: string;
  role?: MemberRole;
}

export async function enterMember(
  verb: 'add' | 'invite',
  options: NewMemberOptions,
): Promise<void> {
  const organizationId = readId('--org', 'org', options.org);
  const command = {
    email: readOption('--email', email, options.email),
    name: options.name === undefined ? null : readOption('--name', personName, options.name),
    role: options.role,
    status: verb === 'add' ? ('active' as const) : ('invited' as const),
  };
  const member = await withOperations(async (deps) => {
    const memberId = await inTransaction(deps, (tx) =>
      addMember(tx, operator(), organizationId, command),
    );
    return show(deps, organizationId, memberId);
  });
  print(member, options.json);
}

type Verb = 'accept' | 'suspend' | 'remove' | 'role';

export async function changeMember(verb: Verb, options: MemberOptions): Promise<void> {
  const organizationId = readId('--org', 'org', options.org);
  const memberId = readId('--member', 'mem', options.member);
  const result = await withOperations(async (deps) => {
    await inTransaction(deps, (tx) => change(tx, verb, organizationId, memberId, options.role));
    if (verb === 'remove') return { id: options.member, removed: true };
    return show(deps, organizationId, memberId);
  });
  print(result, options.json);
}

function change(
  tx: Transaction,
  verb: Verb,
  organizationId: OrganizationId,
  memberId: MemberId,
  role: MemberRole = 'viewer',
): Promise<void> {
  switch (verb) {
    case 'accept':
      return acceptInvitation(tx, operator(), organizationId, memberId);
    case 'suspend':
      return suspendMember(tx, operator(), organizationId, memberId);
    case 'remove':
      return removeMember(tx, operator(), organizationId, memberId);
    case 'role':
      return changeMemberRole(tx, operator(), organizationId, memberId, role);
  }
}

export async function listOrgMembers(options: OrgOptions): Promise<void> {
  const organizationId = readId('--org', 'org', options.org);
  const members = await withOperations(async ({ database }) => {
    await requireOrganization(database, organizationId);
    return listMembers(database, organizationId, {});
  });
  printList('members', members.map(memberRepresentation), options.json);
}

async function show(
  { database }: OperationDeps,
  organizationId: OrganizationId,
  memberId: MemberId,
) {
  const member = await findMember(database, organizationId, memberId);
  return member ? memberRepresentation(member) : {};
}
