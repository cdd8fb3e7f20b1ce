import { LockMode } from '@mikro-orm/core';
import { publicId } from '../../domain/ids.ts';
import { ownerBeside } from '../../domain/member/membership.ts';
import { DocumentEntity } from '../../persistence/entities/documents.ts';
import type { Actor, Transaction } from '../unit-of-work/context.ts';
import { lockMember } from './lock.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { writeEvents } from '../unit-of-work/write-events.ts';

/** Documents held in memory at a time, whatever the member leaves behind. */
const batch = 500;

/**
 * Takes a member out of the workspace: documents and templates go to the longest-standing owner,
 * keys stop working, the row goes.
 * @throws MEMBER_NOT_FOUND, LAST_OWNER
 */
export async function removeMember(
  tx: Transaction,
  actor: Actor,
  organizationId: string,
  memberId: string,
): Promise<void> {
  const { member, members } = await lockMember(tx, organizationId, memberId);
  const heir = ownerBeside(member, members);
  recordEvent(tx, {
    type: 'member.removed',
    actor,
    organizationId,
    resource: { type: 'member', id: memberId },
    details: { role: member.role, documents_go_to: publicId('mem', heir.id) },
  });
  const transfer = { organizationId, from: memberId, to: heir.id };
  while ((await transferDocuments(tx, actor, transfer)) === batch);
  await transferTemplates(tx, transfer);
  await tx.em.execute(
    `update api_keys set revoked_at = ? where member_id = ? and revoked_at is null`,
    [tx.now, memberId],
  );
  await tx.em.execute(`delete from members where id = ?`, [memberId]);
  tx.em.clear();
}

interface Transfer {
  organizationId: string;
  from: string;
  to: string;
}

async function transferDocuments(
  tx: Transaction,
  actor: Actor,
  { organizationId, from, to }: Transfer,
): Promise<number> {
  const documents = await tx.em.find(
    DocumentEntity,
    { organizationId, ownerMemberId: from },
    { orderBy: { id: 'asc' }, limit: batch, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  for (const document of documents) {
    document.ownerMemberId = to;
    document.updatedAt = tx.now > document.updatedAt ? tx.now : document.updatedAt;
    recordEvent(tx, {
      type: 'document.ownership_transferred',
      actor,
      organizationId,
      document,
      resource: { type: 'document', id: document.id },
      details: { from: publicId('mem', from), to: publicId('mem', to) },
    });
  }
  await tx.em.flush();
  await writeEvents(tx);
  tx.em.clear();
  return documents.length;
}

async function transferTemplates(tx: Transaction, { organizationId, from, to }: Transfer) {
  await tx.em.execute(
    `update templates set owner_member_id = ? where id in (
       select id from templates where organization_id = ? and owner_member_id = ?
       order by id for update)`,
    [to, organizationId, from],
  );
}
