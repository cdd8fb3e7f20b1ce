import { parsePublicId, type UserId } from '../ids.ts';
import { invalid, type Refusal } from '../refusals.ts';
import type { DocumentDecision } from './decision.ts';
import type { SharingMode } from './document.ts';

export interface SetAccess {
  sharingMode: SharingMode;
  /** Public user ids; with mode `specific` only. */
  userIds?: readonly string[] | undefined;
}

/** Whom the command names, each once, in the order given. @throws VALIDATION_ERROR */
export function namedUsers({ sharingMode, userIds }: SetAccess): UserId[] {
  if (userIds && sharingMode !== 'specific') {
    throw invalid('/user_ids', 'goes with sharing_mode "specific" only');
  }
  return [...new Set(userIds)].map((userId, index) => {
    const id = parsePublicId('usr', userId);
    if (id === undefined) throw strangerAt(index);
    return id;
  });
}

/**
 * Decides who in the workspace may read the document.
 * @throws VALIDATION_ERROR when one of `userIds` is not among `members`, the workspace's people
 */
export function setDocumentAccess(
  sharingMode: SharingMode,
  userIds: UserId[],
  members: ReadonlySet<UserId>,
): DocumentDecision {
  const stranger = userIds.findIndex((id) => !members.has(id));
  if (stranger >= 0) throw strangerAt(stranger);
  return {
    document: { sharingMode, sharedUserIds: userIds },
    events: [{ type: 'document.updated', details: { changed: ['sharing_mode'] } }],
    workflowUnaffected: true,
  };
}

function strangerAt(index: number): Refusal {
  return invalid(`/user_ids/${index}`, 'is no user of this workspace');
}
