import type { EventRow } from '../audit/logged-event.ts';
import { optedOutReason } from '../audit/event-details.ts';
import { deriveState } from '../document/derive.ts';
import type { DocumentState, RecipientState } from '../document/state.ts';
import { publicId } from '../ids.ts';
import { isoOrAbsent } from '../time.ts';
import type { SignatureState } from './signature.ts';

interface Owned {
  organizationId?: string;
}

interface Rows {
  document: DocumentState;
  recipients: readonly (RecipientState & Owned)[];
  signatures: readonly (SignatureState & Owned)[];
}

const isSame = (one: Date | null | undefined, other: Date | null | undefined) =>
  one?.getTime() === other?.getTime();

/** In what the rows contradict each other: those of the acts, and what is derived from them. */
export function actProblems({ document, recipients, signatures }: Rows): string[] {
  const acts = new Map(signatures.map((one) => [one.recipientId, one]));
  const ofRecipients = recipients.flatMap((recipient) => {
    const act = acts.get(recipient.id);
    const [signedAt, approvedAt] = ['signed', 'approved'].map((meaning) =>
      act?.meaning === meaning ? act.signedAt : null,
    );
    const agrees = isSame(recipient.signedAt, signedAt) && isSame(recipient.approvedAt, approvedAt);
    return agrees ? [] : `${publicId('rec', recipient.id)} is stored with another act or time.`;
  });
  const foreign = [
    ...recipients.map((one) => [publicId('rec', one.id), one.organizationId] as const),
    ...signatures.map((one) => [publicId('sig', one.id), one.organizationId] as const),
  ].filter(([, owner]) => owner !== undefined && owner !== document.organizationId);
  const derived = deriveState({ document, recipients: [...recipients] }).document;
  const wrong = (['status', 'recipientsCount', 'signedCount'] as const).filter(
    (key) => derived[key] !== document[key],
  );
  const halfInitialled = signatures.filter(hasHalfInitials);
  return [
    ...ofRecipients,
    ...halfInitialled.map(({ id }) => `${publicId('sig', id)} is stored with parts of initials.`),
    ...foreign.map(([id]) => `${id} is stored in another workspace than its document.`),
    ...wrong.map((key) => `The document is stored with another ${key} than its facts make.`),
  ];
}

/** The record says nothing of initials whose kind is not stored. */
function hasHalfInitials(signature: SignatureState): boolean {
  const { initialsType, initialsImage, initialsText, initialsFace, initialsFieldIds } = signature;
  const parts = [initialsImage, initialsText, initialsFace].filter((part) => part !== null);
  return initialsType === null && parts.length + initialsFieldIds.length > 0;
}

/** What ended a document, or somebody's part in it, and the reason given, are as the log has them. */
export function endingProblems(
  { document, recipients }: Rows,
  events: readonly EventRow[],
): string[] {
  const voided = events.find(({ type }) => type === 'document.voided');
  const expired = events.find(({ type }) => type === 'document.expired');
  const declined = events.find(({ type }) => type === 'document.declined');
  const ofDocument: [string, boolean][] = [
    ['withdrawal', isSame(document.voidedAt, voided?.at ?? expired?.at)],
    ['expiry', isSame(document.expiredAt, expired?.at)],
    ['refusal', isSame(document.declinedAt, declined?.at)],
    ['reason', expired !== undefined || document.voidReason === reasonOf(voided)],
  ];
  return [
    ...ofDocument.flatMap(([what, agrees]) =>
      agrees ? [] : `The log has another ${what} of the document.`,
    ),
    ...recipients.flatMap((recipient) => refusalProblems(recipient, events)),
  ];
}

function refusalProblems(
  { id, declinedAt, declineReason, optedOutAt }: RecipientState,
  events: readonly EventRow[],
): string[] {
  const own = events.filter(({ resourceId }) => resourceId === id);
  const optedOut = own.find(({ type }) => type === 'recipient.opted_out');
  const event = optedOut ?? own.find(({ type }) => type === 'recipient.declined');
  const agrees =
    isoOrAbsent(declinedAt) === event?.at.toISOString() &&
    isoOrAbsent(optedOutAt) === optedOut?.at.toISOString() &&
    (optedOut ? (declineReason ?? optedOutReason) : declineReason) === reasonOf(event);
  return agrees ? [] : [`The log has another refusal of ${publicId('rec', id)}.`];
}

function reasonOf(event: EventRow | undefined): unknown {
  return event?.details['reason'] ?? null;
}
