import { mayChange, type Viewer } from '../member/member.ts';
import type { MemberId } from '../ids.ts';
import { Refusal } from '../refusals.ts';

/**
 * Who may use a template may not therefore change it: a member changes and deletes their own.
 * @throws INSUFFICIENT_ROLE for a member who may see the template but not change it
 */
export function requireOwnTemplate(viewer: Viewer, template: { ownerMemberId: MemberId }): void {
  if (mayChange(viewer, template)) return;
  throw new Refusal(
    'INSUFFICIENT_ROLE',
    'This key’s member may use the template, but only its owner or an administrator changes it.',
  );
}
