import { actProblem } from './check-acts.ts';
import { notChecked, type Check, type NamedCheck } from '../check.ts';
import type { EvidenceEvent, EvidenceFile } from '../zip/evidence-file.ts';
import { openByAny, unsignedCheckpoint, type Checkpoint } from '../log/checkpoint.ts';
import { eventLeaf, saltBytes } from '../log/leaf.ts';
import { readEvent, type LoggedEvent } from '../log/logged-event.ts';
import { isIncluded } from '../log/merkle.ts';
import type { NoteKey } from '../log/note.ts';

/** The checkpoint, each event's way to it, and that the events are all of the document's. */
export function checkLog(evidence: EvidenceFile, keys: readonly NoteKey[]): NamedCheck[] {
  const { checkpoint: text, events } = evidence.log;
  const checkpoint = unsignedCheckpoint(text);
  const signed = { name: 'checkpoint', ...checkSignature(text, keys) };
  if (!checkpoint) return [signed];
  return [
    signed,
    { name: 'events', ...checkInclusion(events, checkpoint) },
    { name: 'completeness', ...checkCompleteness(evidence) },
  ];
}

function checkSignature(text: string, keys: readonly NoteKey[]): Check {
  if (keys.length === 0 && unsignedCheckpoint(text)) return notChecked('no_log_key');
  const opened = openByAny(text, keys);
  if (!opened.ok) {
    return { ok: false, detail: `The checkpoint cannot be trusted: ${opened.reason}.` };
  }
  const { origin, size } = opened.checkpoint;
  return { ok: true, detail: `The key of the log signed it: ${origin}, ${size} leaves.` };
}

function checkInclusion(events: readonly EvidenceEvent[], head: Checkpoint): Check {
  let before = -1;
  for (const one of events) {
    const { event, leaf_index: index } = one;
    if (!isProven(one, head)) {
      const name = readEvent(event)?.id ?? 'an event';
      return { ok: false, detail: `${name}, leaf ${index}, is not in the log of the checkpoint.` };
    }
    if (index <= before) return { ok: false, detail: `Leaf ${index} stands at the wrong place.` };
    before = index;
  }
  return { ok: true, detail: `${events.length} events are in the log, each by its proof.` };
}

/** Whether an event leads to this head of the log, by its salt and its proof. */
export function isProven(
  { event, salt, leaf_index: index, proof }: EvidenceEvent,
  head: Checkpoint,
): boolean {
  const salted = Buffer.from(salt, 'base64');
  const path = proof.map((hash) => Buffer.from(hash, 'base64'));
  return salted.length === saltBytes && isIncluded(eventLeaf(event, salted), { index, path }, head);
}

const acts = ['recipient.signed', 'recipient.approved'];

/** All events of the document are numbered without a gap, up to its completion. */
function checkCompleteness(evidence: EvidenceFile): Check {
  const { document, records, log } = evidence;
  const bad = (detail: string) => ({ ok: false, detail });
  const signed = new Set<unknown>();
  let [last, completed] = [0, false];
  const events: LoggedEvent[] = [];
  for (const { event, leaf_index: index } of log.events) {
    const found = readEvent(event);
    if (!found) return bad(`The event at leaf ${index} cannot be read.`);
    if (found.document_id !== document.id) return bad(`${found.id} is of another document.`);
    events.push(found);
    last += 1;
    if (found.sequence !== last) {
      return bad(`Event ${last} of the document is missing before ${found.id}.`);
    }
    if (acts.includes(found.type)) signed.add(found.details.signature_id);
    completed ||= found.type === 'document.completed';
  }
  if (!completed) return bad('The log does not say that the document was completed.');
  const stray = records.find((one) => !signed.has(one.signature_id));
  if (stray) return bad(`The log knows nothing of ${stray.signature_id}.`);
  if (signed.size !== records.length) return bad('The record of an act in the log is missing.');
  const problem = actProblem(evidence, events);
  if (problem !== undefined) return bad(problem);
  const detail = `${last} events without a gap, up to the completion; each act has its record.`;
  return { ok: true, detail };
}
