import { hasActed, isHolder, mustAct, type RecipientFacts } from '../recipient/recipient.ts';
import { Refusal } from '../refusals.ts';

export const documentStatuses = [
  'draft',
  'sent',
  'in_progress',
  'completed',
  'cancelled',
  'declined',
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export const sharingModes = ['private', 'workspace', 'specific'] as const;
export type SharingMode = (typeof sharingModes)[number];

export const expiryReason = 'The signing deadline passed';

export interface DocumentFacts {
  sentAt: Date | null;
  viewedAt: Date | null;
  completedAt: Date | null;
  voidedAt: Date | null;
  declinedAt: Date | null;
}

/** Status is derived from facts; the column that caches it is written with this alone. */
export function documentStatus(facts: DocumentFacts, recipients: RecipientFacts[]): DocumentStatus {
  if (facts.voidedAt) return 'cancelled';
  if (facts.declinedAt) return 'declined';
  if (facts.completedAt) return 'completed';
  if (!facts.sentAt) return 'draft';
  return facts.viewedAt || recipients.some(hasActed) ? 'in_progress' : 'sent';
}

/** Why a document that was not completed is closed. */
export const closedReasons = ['voided', 'expired', 'declined'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** Null while it is open, and of one that was completed. */
export function closedReason({
  voidedAt,
  expiredAt,
  declinedAt,
}: Pick<DocumentFacts, 'voidedAt' | 'declinedAt'> & {
  expiredAt: Date | null;
}): ClosedReason | null {
  if (voidedAt) return expiredAt ? 'expired' : 'voided';
  return declinedAt && 'declined';
}

export function isOpen(status: DocumentStatus): boolean {
  return status === 'sent' || status === 'in_progress';
}

export function isFinal(status: DocumentStatus): boolean {
  return status === 'completed' || status === 'cancelled' || status === 'declined';
}

/** @throws DOCUMENT_FINAL, which says what can no longer be done */
export function refuseFinal(
  { status }: { status: DocumentStatus },
  consequence = 'it no longer changes',
): void {
  if (!isFinal(status)) return;
  throw new Refusal('DOCUMENT_FINAL', `The document is ${status}; ${consequence}.`);
}

/** There are signers or approvers, and all who hold such a place have signed or approved. */
export function allActed(recipients: RecipientFacts[]): boolean {
  const due = recipients.filter((one) => mustAct(one.role) && isHolder(one));
  return due.length > 0 && due.every(hasActed);
}

export function pastDeadline(
  document: { status: DocumentStatus; deadline: Date | null },
  now: Date,
): boolean {
  return isOpen(document.status) && document.deadline !== null && document.deadline <= now;
}
