import type { EventRow } from '../audit/logged-event.ts';
import type { DocumentState, RecipientState } from '../document/state.ts';
import { publicId } from '../ids.ts';
import { actProblems, endingProblems } from './act-problems.ts';
import { changesOne, occasionProblems } from './occasion-problems.ts';
import { passingProblems } from './passing-problems.ts';
import { minuteMs } from '../time.ts';
import type { SignatureState } from './signature.ts';
import type { Problems } from './verify.ts';

/** Between the clocks of two processes, and from an event's time to its commit. */
const toleranceMs = 10 * minuteMs;

interface Rows {
  document: DocumentState;
  recipients: readonly RecipientState[];
  signatures: readonly SignatureState[];
}

/**
 * In what the rows say something else than the document's events, which nobody can change: of a
 * document that is still open nothing else tells.
 * @param sha256 of a text, in hex
 */
export function eventProblems(
  rows: Rows,
  events: readonly EventRow[],
  sha256: (text: string) => string,
): Problems {
  return {
    bytes: titleProblems(rows.document, events),
    signatures: [
      ...signatureProblems(rows, events),
      ...recipientProblems(rows, events, sha256),
      ...actProblems(rows),
      ...endingProblems(rows, events),
      ...passingProblems(rows.recipients, events),
    ],
    timestamps: [...documentTimeProblems(rows.document, events), ...actTimeProblems(rows, events)],
    log: orderProblems(events),
  };
}

/** The title of its creation holds until the log says that it was changed. */
function titleProblems({ title }: DocumentState, events: readonly EventRow[]): string[] {
  const changed = events.some((event) => changesOne(event, 'document.updated', 'title'));
  const created = events.find(({ type }) => type === 'document.created')?.details['title'];
  if (changed || created === undefined || created === title) return [];
  return [`The log has another title than the one that is stored.`];
}

function isAct({ type }: EventRow): boolean {
  return type === 'recipient.signed' || type === 'recipient.approved';
}

function documentTimeProblems(
  { createdAt, sentAt, completedAt }: DocumentState,
  events: readonly EventRow[],
): string[] {
  return [
    timeProblem('the document', 'creation', createdAt, events, 'document.created'),
    timeProblem('the document', 'sending', sentAt, events, 'document.sent'),
    timeProblem('the document', 'completion', completedAt, events, 'document.completed'),
  ].flat();
}

/** As the log dates the acts, and as their rows do. */
function actTimeProblems({ signatures }: Rows, events: readonly EventRow[]): string[] {
  const [sentAt, completedAt] = ['document.sent', 'document.completed'].map(
    (type) => events.find((event) => event.type === type)?.at,
  );
  const acts = [
    ...events.filter(isAct).map(({ at }) => at),
    ...signatures.map(({ signedAt }) => signedAt),
  ];
  const inOrder = acts.every((at) => sentAt && completedAt && at >= sentAt && at <= completedAt);
  return inOrder ? [] : ['An act lies outside the time between sending and completion.'];
}

/** Every act is in the log, by whom, when and from where; and no other. */
function signatureProblems({ signatures }: Rows, events: readonly EventRow[]): string[] {
  const acts = new Map(
    events.filter(isAct).map((event) => [actOf(event) ?? publicId('aud', event.id), event]),
  );
  const wrong = signatures.flatMap((signature) => {
    const id = publicId('sig', signature.id);
    const event = acts.get(id);
    acts.delete(id);
    if (!event) return `${id} is not in the log.`;
    const differing = [
      event.type === `recipient.${signature.meaning}` ? [] : 'meaning',
      event.resourceId === signature.recipientId ? [] : 'recipient',
      event.actorEmail === signature.signerEmail ? [] : 'email',
      [null, signature.signerName].includes(event.actorName) ? [] : 'name',
      event.ipAddress === signature.ipAddress ? [] : 'address',
      event.at.getTime() === signature.signedAt.getTime() ? [] : 'time',
    ].flat();
    return differing.length === 0 ? [] : `${id} has another ${differing.join(', ')} in the log.`;
  });
  const missing = [...acts.keys()].map((id) => `${id} is in the log, and is not stored.`);
  return [...wrong, ...missing];
}

function actOf({ details }: EventRow): string | undefined {
  const id = details['signature_id'];
  return typeof id === 'string' ? id : undefined;
}

/** Who acted is named as they were when they acted. */
function recipientProblems(
  { recipients, signatures }: Rows,
  events: readonly EventRow[],
  sha256: (text: string) => string,
): string[] {
  const acts = new Map(signatures.map((one) => [one.recipientId, one]));
  return recipients.flatMap((recipient) => {
    const id = publicId('rec', recipient.id);
    const act = acts.get(recipient.id);
    const own = events.filter(({ resourceId }) => resourceId === recipient.id);
    return [
      act && act.signerEmail !== recipient.email
        ? `${id} is stored with another email than acted.`
        : [],
      act && act.signerName !== recipient.name
        ? `${id} is stored with another name than acted.`
        : [],
      occasionProblems(recipient, own, sha256),
    ].flat();
  });
}

function timeProblem(
  id: string,
  what: string,
  at: Date | null,
  events: readonly EventRow[],
  type: EventRow['type'],
): string[] {
  const isLogged =
    at === null || events.some((one) => one.type === type && one.at.getTime() === at.getTime());
  return isLogged ? [] : [`The ${what} of ${id} has another time in the log.`];
}

/** Events are numbered as they happened: none is older than one before it. */
function orderProblems(events: readonly EventRow[]): string[] {
  let newest = -Infinity;
  return events.flatMap((event) => {
    const at = event.at.getTime();
    const isOld = at < newest - toleranceMs;
    newest = Math.max(newest, at);
    return isOld ? `${publicId('aud', event.id)} is older than the event before it.` : [];
  });
}
