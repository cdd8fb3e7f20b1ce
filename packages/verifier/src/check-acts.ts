import { authenticationProblem } from './check-authentication.ts';
import { passingProblem } from './check-passing.ts';
import type { EvidenceFile } from './evidence-file.ts';
import type { LoggedEvent } from './log/logged-event.ts';
import { readRecord } from './record.ts';
import type { SigningRecord } from './signing-record.ts';

/**
 * What the evidence dates, or says of who acted, otherwise than the log does.
 * @param events of the document, in their order
 * @returns the first contradiction, as a sentence
 */
export function actProblem(
  { document, details, records }: Pick<EvidenceFile, 'document' | 'details' | 'records'>,
  events: readonly LoggedEvent[],
): string | undefined {
  const read = records.flatMap(({ jws }) => (jws && readRecord(jws)?.record) || []);
  for (const record of read) {
    const problem = recordProblem(record, events);
    if (problem !== undefined) return `${record.signature_id}: ${problem} in the log.`;
  }
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

function recordProblem(record: SigningRecord, events: readonly LoggedEvent[]): string | undefined {
  const { signature_id, recipient, act, view, consent } = record;
  const event = events.find(({ details }) => details.signature_id === signature_id);
  if (!event) return 'the act is not';
  const isOwn = ({ resource_id }: LoggedEvent) => resource_id === recipient.id;
  const parts: [string, boolean][] = [
    ['the act is another', event.type === `recipient.${record.meaning}`],
    ['the recipient is another', isOwn(event)],
    ['the email is another', event.actor_email === recipient.email],
    ['the address is another', (event.ip_address ?? null) === act.ip_address],
    ['the act has another time', event.at === act.at],
    ['the view has another time', isTold(events, 'recipient.viewed', view.at, isOwn)],
    ['the consent has another time', isTold(events, 'recipient.consented', consent.at, isOwn)],
  ];
  return (
    parts.find(([, isSame]) => !isSame)?.[0] ??
    authenticationProblem(record, event, events) ??
    passingProblem(record, events)
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

function isTold(
  events: readonly LoggedEvent[],
  type: string,
  at: string,
  isMeant: (event: LoggedEvent) => boolean = () => true,
): boolean {
  return events.some((event) => event.type === type && isMeant(event) && event.at === at);
}
