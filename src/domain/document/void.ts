import { present } from './representation.ts';
import { Refusal } from '../refusals.ts';
import { closingMails } from './closing-mails.ts';
import type { DocumentDecision } from './decision.ts';
import { isFinal } from './document.ts';
import type { DocumentWithRecipients } from './state.ts';

export interface VoidDocument {
  reason?: string | undefined;
}

/** Calls a document off; everyone who was asked is mailed the reason. @throws DOCUMENT_FINAL */
export function voidDocument(
  { document, recipients }: DocumentWithRecipients,
  { reason }: VoidDocument,
  now: Date,
): DocumentDecision {
  if (isFinal(document.status)) {
    throw new Refusal('DOCUMENT_FINAL', `A document that is ${document.status} cannot be voided.`);
  }
  return {
    document: { voidedAt: now, voidReason: reason ?? null },
    events: [{ type: 'document.voided', details: { reason: reason ?? null } }],
    mails: closingMails(recipients, { kind: 'voided', ...present('reason', reason) }),
  };
}
