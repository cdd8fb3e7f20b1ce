import { movedFields } from '../template/move-fields.ts';
import type { DocumentDecision } from '../document/decision.ts';
import type { DocumentWithRecipients, RecipientState } from '../document/state.ts';
import type { RecipientId } from '../ids.ts';
import { isSameMailbox } from '../mail/mailbox.ts';
import type { Locale } from '../mail/mail.ts';
import { Refusal } from '../refusals.ts';
import { newRecipient, refuseTwin } from './add.ts';
import { isHolder, type PassedOnBy } from './recipient.ts';

/** Who is to have the place, as the sender or its holder names them. */
export interface NewHolder {
  name: string;
  email: string;
  reason?: string | undefined;
  key?: string | undefined;
  locale?: Locale | undefined;
}

/** As often as one place may be passed on. */
const maxPassings = 5;

/** Those who had this recipient's place before, the oldest first. */
export function holdersBefore<Holder extends Pick<RecipientState, 'id' | 'reassignedFrom'>>(
  { reassignedFrom }: Pick<Holder, 'reassignedFrom'>,
  recipients: readonly Holder[],
): Holder[] {
  const before: Holder[] = [];
  let next = recipients.find(({ id }) => id === reassignedFrom);
  while (next && !before.includes(next)) {
    before.unshift(next);
    const { reassignedFrom: earlier } = next;
    next = recipients.find(({ id }) => id === earlier);
  }
  return before;
}

/** @throws RECIPIENT_DONE */
export function refusePassedOn(recipient: Pick<RecipientState, 'reassignedAt'>): void {
  if (isHolder(recipient)) return;
  throw new Refusal('RECIPIENT_DONE', 'This recipient has passed the document on.');
}

/**
 * A recipient's place goes to somebody else: with role, order, fields and what may be done with it.
 * They are invited when the turn is there; who had it before hears and sees no more of the document.
 * @throws DELEGATION_LOOP for a sixth passing on, or to somebody who had the place before,
 *   RECIPIENT_EXISTS for another holder's email and role, or another recipient's key
 */
export function passOn(
  { document, recipients }: DocumentWithRecipients,
  recipient: RecipientState,
  to: NewHolder & { id: RecipientId },
  by: PassedOnBy,
  now: Date,
): DocumentDecision & { added: RecipientState } {
  refuseLoop([...holdersBefore(recipient, recipients), recipient], to.email);
  const others = recipients.filter(({ id }) => id !== recipient.id);
  refuseTwin(others, { email: to.email, role: recipient.role });
  if (to.key !== undefined && others.some(({ key }) => key === to.key)) {
    throw new Refusal('RECIPIENT_EXISTS', 'This document has a recipient with this key.');
  }
  const { id: oldId, signerNumber, key } = recipient;
  const fields = movedFields(document.fields, oldId, to.id);
  const reason = to.reason ?? null;
  return {
    ...(fields && { document: { fields } }),
    recipients: [
      {
        id: oldId,
        facts: {
          key: key === to.key ? null : key,
          signerNumber: null,
          reassignedAt: now,
          reassignedTo: to.id,
          reassignedBy: by,
          reassignReason: reason,
        },
      },
    ],
    added: { ...inPlaceOf(recipient, to, now), signerNumber },
    events: [
      { type: 'recipient.reassigned', recipientId: oldId, details: { to: to.id, by, reason } },
      { type: 'recipient.added', recipientId: to.id, details: { reassignedFrom: oldId } },
    ],
    cancelMailsTo: [oldId],
  };
}

function inPlaceOf(
  recipient: RecipientState,
  { id, name, email, key, locale }: NewHolder & { id: RecipientId },
  now: Date,
): RecipientState {
  const { role, order, notify, allowDelegate, authentication } = recipient;
  const added = newRecipient(id, { name, email, role, key, locale, notify, authentication }, now);
  return {
    ...added,
    order,
    // The best that is known of the language of who comes after them.
    locale: added.locale ?? recipient.locale,
    allowDelegate,
    reassignedFrom: recipient.id,
  };
}

/** Nobody has one place twice. @throws DELEGATION_LOOP */
export function refuseLoop(holders: readonly RecipientState[], email: string): void {
  if (holders.some((holder) => isSameMailbox(holder.email, email))) {
    throw new Refusal('DELEGATION_LOOP', 'This person has, or had, the place already.');
  }
  if (holders.length > maxPassings) {
    throw new Refusal(
      'DELEGATION_LOOP',
      `One place in a document is passed on ${maxPassings} times at most.`,
    );
  }
}
