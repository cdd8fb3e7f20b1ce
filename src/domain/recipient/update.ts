import type { Demand } from '../authentication/demand.ts';
import { changesOf } from '../changes.ts';
import { nothingToDo, type DocumentDecision } from '../document/decision.ts';
import { refuseFinal } from '../document/document.ts';
import type { DocumentState, DocumentWithRecipients, RecipientState } from '../document/state.ts';
import type { RecipientId } from '../ids.ts';
import type { Locale } from '../mail/mail.ts';
import { invalid, Refusal } from '../refusals.ts';
import { wrongWithHolder } from '../template/choose-holder.ts';
import { refuseTakenKey, refuseTwin } from './add.ts';
import { holdersBefore, refuseLoop, refusePassedOn } from './passing.ts';
import { takenBack } from './nothing-done.ts';
import { hasActed, mustAct, type RecipientRole } from './recipient.ts';
import { requireSomebodyToAct } from './remove.ts';

export interface UpdateRecipient {
  key?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  role?: RecipientRole | undefined;
  notify?: boolean | undefined;
  allowDelegate?: boolean | undefined;
  authentication?: Demand[] | undefined;
  /** null takes away what there is. */
  order?: number | null | undefined;
  locale?: Locale | null | undefined;
}

const keys = [
  'key',
  'name',
  'email',
  'order',
  'role',
  'locale',
  'notify',
  'allowDelegate',
  'authentication',
] as const;

/**
 * Changes a recipient who has not acted. With another email they count as another person, and with
 * another name they consent anew: nobody signs with the consent, the file or the proofs of somebody
 * else. A changed email kills the links made before and the pending mails; the new address is
 * invited when the turn is there. Reminders keep their 24 hours: they are counted by recipient, and
 * addresses change to and fro.
 * @throws DOCUMENT_FINAL, RECIPIENT_DONE, RECIPIENT_LOCKED, RECIPIENT_EXISTS, NO_RECIPIENTS;
 *   VALIDATION_ERROR when the new role may not hold their fields;
 *   DELEGATION_LOOP for the address of somebody who had the place before
 */
export function updateRecipient(
  { document, recipients }: DocumentWithRecipients,
  recipient: RecipientState,
  command: UpdateRecipient,
): DocumentDecision {
  refuseFinal(document);
  refusePassedOn(recipient);
  if (hasActed(recipient) || recipient.declinedAt) {
    throw new Refusal('RECIPIENT_DONE', 'This recipient has acted and can no longer be changed.');
  }
  const { id, linkVersion } = recipient;
  const { facts, changed } = changesOf<RecipientState, (typeof keys)[number]>(
    recipient,
    command,
    keys,
  );
  const others = recipients.filter((other) => other.id !== id);
  const newEmail = facts.email !== undefined;
  if (newEmail || facts.role !== undefined) {
    refuseViewed(recipient);
    refuseTwin(others, { ...recipient, ...facts });
  }
  if (facts.email !== undefined) {
    refuseLoop(holdersBefore(recipient, recipients), facts.email);
  }
  if (facts.key !== undefined) refuseTakenKey(others, facts.key);
  if (facts.authentication !== undefined) refuseViewed(recipient);
  if (changed.length === 0) return nothingToDo;
  if (facts.role !== undefined && !mustAct(facts.role)) requireSomebodyToAct(document, others);
  if (facts.role) requireMayHold(document, id, facts.role);
  const lost = takenBack(facts);
  return {
    recipients: [
      {
        id,
        facts: {
          ...facts,
          ...lost,
          ...(newEmail && { linkVersion: linkVersion + 1, invitedAt: null }),
        },
      },
    ],
    forget: lost ? [id] : [],
    events: [
      { type: 'recipient.updated', recipientId: id, details: { changed: changed.map(nameOf) } },
    ],
    cancelMailsTo: newEmail ? [id] : [],
  };
}

/** @throws VALIDATION_ERROR for a role that may not hold fields which are theirs by name */
function requireMayHold({ fields }: DocumentState, id: RecipientId, role: RecipientRole): void {
  for (const { name, type, holder } of fields) {
    if (holder?.kind !== 'recipient' || holder.id !== id) continue;
    const wrong = wrongWithHolder(role, type);
    if (wrong) throw invalid('/role', `${wrong}; the recipient has the field “${name}”`);
  }
}

/** As the API calls it. */
function nameOf(key: (typeof keys)[number]): string {
  return key === 'allowDelegate' ? 'allow_delegate' : key;
}

function refuseViewed({ viewedAt }: RecipientState): void {
  if (viewedAt === null) return;
  throw new Refusal(
    'RECIPIENT_LOCKED',
    'Email, role and authentication cannot change once the recipient has viewed; reassign the place instead.',
  );
}
