import { email, name } from '../../api/schemas.ts';
import type { MemberRole } from '../../domain/member/member.ts';
import { memberRepresentation } from '../../domain/member/representation.ts';
import { acceptInvitation } from '../../operations/members/accept-invitation.ts';
import { addMember } from '../../operations/members/add.ts';
import { changeMemberRole } from '../../operations/members/change-role.ts';
import {
  systemActor,
  type OperationDeps,
  type Transaction,
} from '../../operations/unit-of-work/context.ts';
import { inviteMember } from '../../operations/members/invite.ts';
import { removeMember } from '../../operations/members/remove.ts';
import { suspendMember } from '../../operations/members/suspend.ts';
import { inTransaction } from '../../operations/unit-of-work/transaction.ts';
import { findMember, listMembers } from '../../persistence/stores/members.ts';
import { withOperations } from './open.ts';
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
    organizationId,
    email: readOption('--email', email, options.email),
    name: options.name === undefined ? null : readOption('--name', name, options.name),
    role: options.role,
  };
  const enter = verb === 'add' ? addMember : inviteMember;
  const member = await withOperations(async (deps) => {
    const memberId = await inTransaction(deps, (tx) => enter(tx, systemActor, command));
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
  organizationId: string,
  memberId: string,
  role: MemberRole = 'viewer',
): Promise<void> {
  switch (verb) {
    case 'accept':
      return acceptInvitation(tx, systemActor, organizationId, memberId);
    case 'suspend':
      return suspendMember(tx, systemActor, organizationId, memberId);
    case 'remove':
      return removeMember(tx, systemActor, organizationId, memberId);
    case 'role':
      return changeMemberRole(tx, systemActor, organizationId, memberId, role);
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

async function show({ database }: OperationDeps, organizationId: string, memberId: string) {
  const member = await findMember(database, organizationId, memberId);
  return member ? memberRepresentation(member) : {};
}
