import type { SharingMode } from '../document/document.ts';
import type { MemberId, UserId } from '../ids.ts';

export const memberRoles = ['owner', 'admin', 'member', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

export const memberStatuses = ['active', 'invited', 'suspended'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** Owners and admins see and change everything in their workspace. */
export function seesAll(role: MemberRole): boolean {
  return role === 'owner' || role === 'admin';
}

export interface Viewer {
  memberId: MemberId;
  userId: UserId;
  role: MemberRole;
}

export interface Sharing {
  ownerMemberId: MemberId;
  sharingMode: SharingMode;
  sharedUserIds: readonly UserId[];
}

export function maySee(viewer: Viewer, document: Sharing): boolean {
  if (seesAll(viewer.role)) return true;
  if (viewer.role === 'member' && document.ownerMemberId === viewer.memberId) return true;
  switch (document.sharingMode) {
    case 'workspace':
      return true;
    case 'specific':
      return document.sharedUserIds.includes(viewer.userId);
    case 'private':
      return false;
  }
}

/** A member changes what is theirs; a viewer changes nothing. */
export function mayChange(
  viewer: Pick<Viewer, 'memberId' | 'role'>,
  document: Pick<Sharing, 'ownerMemberId'>,
): boolean {
  return (
    seesAll(viewer.role) || (viewer.role === 'member' && document.ownerMemberId === viewer.memberId)
  );
}

export function displayName(user: { name: string | null; email: string }): string {
  return user.name ?? user.email;
}
