import { mayChange, type Sharing, type Viewer } from '../member/member.ts';
import { Refusal } from '../refusals.ts';

/** @throws INSUFFICIENT_ROLE for a member who may see the document but not change it */
export function requireChangeable(viewer: Viewer, document: Pick<Sharing, 'ownerMemberId'>): void {
  if (mayChange(viewer, document)) return;
  throw new Refusal(
    'INSUFFICIENT_ROLE',
    'This key’s member may see the document, but only its owner or an administrator changes it.',
  );
}
