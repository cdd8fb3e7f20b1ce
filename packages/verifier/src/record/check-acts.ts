import { authenticationProblem } from './check-authentication.ts';
import { passingProblem } from './check-passing.ts';
import type { EvidenceFile } from '../zip/evidence-file.ts';
import type { LoggedEvent } from '../log/logged-event.ts';
import { eventsSince, isBy, isViewBy, type NamedPerson } from './logged-actor.ts';
import { readRecord } from './record.ts';
import type { Occasion, SigningRecord } from './signing-record.ts';

/**
 * What the evidence dates, or says of who acted, otherwise than the log does.
 * @param events of the document, in their order
 * @returns the first contradiction, as a sentence
 */
export function actProblem(
  {
    document,
    recipients,
    details,
    records,
  }: Pick<EvidenceFile, 'document' | 'recipients' | 'details' | 'records'>,
  events: readonly LoggedEvent[],
): string | undefined {
  const read = records.flatMap(({ jws }) => (jws && readRecord(jws)?.record) || []);
  for (const record of read) {
    const problem = recordProblem(record, events);
    if (problem !== undefined) return `${record.signature_id}: ${problem} in the log.`;
  }
  const unseen = recipients.find(
    ({ meaning, ...one }) => meaning === 'viewed' && !views(one, events),
  );
  if (unseen) return `The view of ${unseen.id} is not theirs in the log.`;
  const part = documentProblem(document, events);
  return part ? `The ${part} of the document has another time in the log.` : stray(details, events);
}

/** Whoever is a recipient in the log, who gets a copy too, and nobody else, is one of the evidence. */
function stray(
  details: EvidenceFile['details'],
  events: readonly LoggedEvent[],
): string | undefined {
  const known = new Set<string>();
  for (const { type, resource_id: id } of events) {
    if (typeof id !== 'string') continue;
    if (type === 'recipient.added') known.add(id);
    if (type === 'recipient.removed') known.delete(id);
  }
  const named = new Set(details.map(({ id }) => id).filter((id) => id.startsWith('rec_')));
  const one = [...known, ...named].find((id) => !known.has(id) || !named.has(id));
  return one === undefined ? undefined : `The log and the evidence disagree on ${one}.`;
}

/**
 * What the log says otherwise of an act than its record: who did it, and viewed and consented
 * before, when and from where, what they had proved, and whose place it was.
 * @param events of the document, in their order
 * @returns the first contradiction, to be followed by “in the log”
 */
export function recordProblem(
  record: SigningRecord,
  events: readonly LoggedEvent[],
): string | undefined {
  const { signature_id, recipient, act } = record;
  const event = events.find(({ details }) => details.signature_id === signature_id);
  if (!event) return 'the act is not';
  const own = eventsSince(['name', 'email'], recipient, events);
  const parts: [string, boolean][] = [
    ['the act is another', event.type === `recipient.${record.meaning}`],
    ['the recipient is another', own.includes(event)],
    ['the email is another', event.actor_email === recipient.email],
    ['the name is another', isBy(recipient, event)],
    ['the address is another', (event.ip_address ?? null) === act.ip_address],
    ['the act has another time', event.at === act.at],
  ];
  return (
    parts.find(([, isSame]) => !isSame)?.[0] ??
    occasionProblem(record, 'view', events) ??
    occasionProblem(record, 'consent', events) ??
    authenticationProblem(record, event, own) ??
    passingProblem(record, events)
  );
}

const occasions = { view: 'recipient.viewed', consent: 'recipient.consented' } as const;

/** View and consent are in the log by who acted: at this time, from this address, to this text. */
function occasionProblem(
  { recipient, consent, view }: SigningRecord,
  what: keyof typeof occasions,
  events: readonly LoggedEvent[],
): string | undefined {
  const occasion: Occasion = what === 'view' ? view : consent;
  const own = eventsSince(what === 'view' ? ['email'] : ['name', 'email'], recipient, events);
  const then = own.filter(({ type, at }) => type === occasions[what] && at === occasion.at);
  if (then.length === 0) return `the ${what} has another time`;
  const event = then.find((one) =>
    what === 'view' ? isViewBy(recipient, one, events) : isBy(recipient, one),
  );
  if (!event) return `the ${what} is another person’s`;
  const { ip_address, details } = event;
  if ((ip_address ?? null) !== occasion.ip_address) return `the ${what} has another address`;
  if (what === 'view') return undefined;
  const isSame =
    details.consent_version === consent.version &&
    details.consent_sha256 === consent.sha256 &&
    details.user_agent === consent.user_agent;
  return isSame ? undefined : 'the consent is another';
}

function views(person: NamedPerson, events: readonly LoggedEvent[]): boolean {
  return eventsSince(['email'], person, events).some(
    (one) => one.type === occasions.view && isViewBy(person, one, events),
  );
}

function documentProblem(
  { created_at, sent_at, completed_at }: EvidenceFile['document'],
  events: readonly LoggedEvent[],
): string | undefined {
  if (!isTold(events, 'document.created', created_at)) return 'creation';
  if (!isTold(events, 'document.sent', sent_at)) return 'sending';
  return isTold(events, 'document.completed', completed_at) ? undefined : 'completion';
}

function isTold(events: readonly LoggedEvent[], type: string, at: string): boolean {
  return events.some((event) => event.type === type && event.at === at);
}
