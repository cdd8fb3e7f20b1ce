import type { SharingMode } from '../../domain/document/document.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { invalid } from '../../domain/refusals.ts';
import { MemberEntity } from '../../persistence/entities/workspace.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { lockForChange } from './load.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

export interface SetAccess {
  sharingMode: SharingMode;
  /** Public user ids; with mode `specific` only. */
  userIds?: string[] | undefined;
}

/** Decides who in the workspace may read the document. */
export async function setDocumentAccess(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
  command: SetAccess,
): Promise<void> {
  const { document } = await lockForChange(tx, actor, documentId);
  if (command.userIds && command.sharingMode !== 'specific') {
    throw invalid('/user_ids', 'goes with sharing_mode "specific" only');
  }
  const userIds = [...new Set(command.userIds ?? [])].map((userId, index) => {
    const id = parsePublicId('usr', userId);
    if (id === undefined) throw invalid(`/user_ids/${index}`, 'is no user of this workspace');
    return id;
  });
  await refuseStrangers(tx, actor, userIds);
  document.sharingMode = command.sharingMode;
  document.sharedUserIds = userIds;
  document.updatedAt = tx.now;
  recordEvent(tx, {
    type: 'document.updated',
    actor,
    organizationId: actor.organizationId,
    document,
    resource: { type: 'document', id: document.id },
    details: { changed: ['sharing_mode'] },
  });
}

async function refuseStrangers(tx: Transaction, actor: MemberActor, userIds: string[]) {
  if (userIds.length === 0) return;
  const members = await tx.em.find(MemberEntity, {
    organizationId: actor.organizationId,
    userId: { $in: userIds },
    isSystem: false,
  });
  const known = new Set(members.map(({ userId }) => userId));
  const stranger = userIds.findIndex((id) => !known.has(id));
  if (stranger >= 0) throw invalid(`/user_ids/${stranger}`, 'is no user of this workspace');
}
