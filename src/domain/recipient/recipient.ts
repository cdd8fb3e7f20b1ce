export const recipientRoles = ['signer', 'approver', 'viewer'] as const;
export type RecipientRole = (typeof recipientRoles)[number];

export type RecipientStatus = 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';

/** How the person got in; evidence claims no more than this. */
export type LinkChannel = 'mail' | 'api';

export interface RecipientFacts {
  role: RecipientRole;
  viewedAt: Date | null;
  signedAt: Date | null;
  approvedAt: Date | null;
  declinedAt: Date | null;
}

export function recipientStatus(facts: RecipientFacts): RecipientStatus {
  if (facts.declinedAt) return 'declined';
  if (facts.signedAt) return 'signed';
  if (facts.approvedAt) return 'approved';
  return facts.viewedAt ? 'viewed' : 'pending';
}

/** Signers and approvers must act; viewers never hold anyone up. */
export function mustAct(role: RecipientRole): boolean {
  return role !== 'viewer';
}

export function hasActed(facts: Pick<RecipientFacts, 'signedAt' | 'approvedAt'>): boolean {
  return facts.signedAt !== null || facts.approvedAt !== null;
}
