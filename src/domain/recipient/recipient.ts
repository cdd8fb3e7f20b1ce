export const recipientRoles = ['signer', 'approver', 'viewer', 'cc'] as const;
export type RecipientRole = (typeof recipientRoles)[number];
/** Who gets only a copy is never invited. */
export type InvitedRole = Exclude<RecipientRole, 'cc'>;
export type ActingRole = Exclude<InvitedRole, 'viewer'>;

export const recipientStatuses = ['pending', 'viewed', 'signed', 'approved', 'declined'] as const;
export type RecipientStatus = (typeof recipientStatuses)[number];

/** How the person got in; evidence claims no more than this. */
export type LinkChannel = 'mail' | 'api';

/** Who passed a place on: the sender, or the recipient who had it. */
export const passedOnBy = ['sender', 'recipient'] as const;
export type PassedOnBy = (typeof passedOnBy)[number];

export interface RecipientFacts {
  role: RecipientRole;
  viewedAt: Date | null;
  signedAt: Date | null;
  approvedAt: Date | null;
  declinedAt: Date | null;
  /** When the place was passed on to somebody else. */
  reassignedAt: Date | null;
}

export function recipientStatus(facts: RecipientFacts): RecipientStatus {
  if (facts.declinedAt) return 'declined';
  if (facts.signedAt) return 'signed';
  if (facts.approvedAt) return 'approved';
  return facts.viewedAt ? 'viewed' : 'pending';
}

/** Signers and approvers must act; viewers and who gets a copy never hold anyone up. */
export function mustAct(role: RecipientRole): role is ActingRole {
  return role === 'signer' || role === 'approver';
}

/** Has the place still; who passed it on has no part in the document any more. */
export function isHolder({ reassignedAt }: Pick<RecipientFacts, 'reassignedAt'>): boolean {
  return reassignedAt === null;
}

export function hasActed(facts: Pick<RecipientFacts, 'signedAt' | 'approvedAt'>): boolean {
  return facts.signedAt !== null || facts.approvedAt !== null;
}
