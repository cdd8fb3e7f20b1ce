import type { Principal } from '../../domain/access/principal.ts';
import { publicId, type MemberId, type OrganizationId } from '../../domain/ids.ts';
import * as rules from '../../domain/member/add.ts';
import { notFound } from '../../domain/refusals.ts';
import { insertIfNew } from '../../persistence/insert-rows.ts';
import { findOrAddUser } from '../../persistence/stores/organizations/members.ts';
import { organizationExists } from '../../persistence/stores/organizations/organizations.ts';
import { announce } from '../unit-of-work/announce.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/** One membership per person and workspace. @throws ORGANIZATION_NOT_FOUND, MEMBER_EXISTS */
export async function addMember(
  tx: Transaction,
  principal: Principal,
  organizationId: OrganizationId,
  command: rules.AddMember,
): Promise<MemberId> {
  await announce(tx, organizationId);
  const { em, deps, now } = tx;
  if (!(await organizationExists(em, organizationId))) {
    throw notFound('ORGANIZATION', publicId('org', organizationId));
  }
  const { email, name } = command;
  const userId = await findOrAddUser(em, {
    id: deps.ids.next<'usr'>(),
    email,
    name,
    createdAt: now,
  });
  const { member, events } = rules.addMember(command, deps.ids.next<'mem'>(), now);
  const row = { ...member, organizationId, userId, isSystem: false, createdAt: now };
  if (!(await insertIfNew(em, 'members', [row]))) throw rules.memberExists(command);
  for (const event of events) recordEvent(tx, principal, event, { organizationId });
  return member.id;
}
