import { routingOf } from '../../../src/domain/audit/event-routing.ts';
import type { Facts } from './facts.ts';
import { eventsOf, type Endpoint, type ReceivedEvent } from '../harness/endpoints.ts';
import type { Story } from '../harness/story.ts';

/** Every event of the document arrived, each under one id, numbered without a gap. */
export function checkWebhooks(story: Story, facts: Facts, receiver: Endpoint): string[] {
  const { documentId } = story;
  if (documentId === undefined) return [];
  const events = eventsOf(receiver, documentId);
  const wrong = events.flatMap(({ webhookId, wrong: why }) =>
    why ? [`${webhookId} ${why}.`] : [],
  );
  const sequences = events.map(({ sequence }) => sequence).sort((a, b) => a - b);
  if (new Set(sequences).size < sequences.length) {
    wrong.push(`Two events have one number: ${sequences.join(', ')}.`);
  }
  const [document] = facts.documents;
  if (!document) return [...wrong, ...checkLast(facts, events)];
  const missing = Array.from({ length: document.webhook_sequence }, (_, at) => at + 1).filter(
    (number) => !sequences.includes(number),
  );
  if (missing.length > 0) wrong.push(`Events ${missing.join(', ')} never arrived.`);
  if (sequences.some((number) => number > document.webhook_sequence)) {
    wrong.push('An event arrived that was rolled back.');
  }
  return wrong;
}

/** The deletion takes back what had not been delivered, and is the last that is heard. */
function checkLast(facts: Facts, events: readonly ReceivedEvent[]): string[] {
  const wrong: string[] = [];
  const committed = new Map<number, string | undefined>(
    facts.events.map(({ webhook_sequence: at, type }) => [at, routingOf(type).webhook]),
  );
  for (const { sequence, type } of events) {
    if (committed.get(sequence) !== type) wrong.push(`${type} arrived and was never committed.`);
  }
  for (const [sequence, type] of committed) {
    if (type !== 'document.deleted') continue;
    if (sequence !== committed.size) wrong.push('An event was committed after the deletion.');
    if (!events.some((event) => event.sequence === sequence)) {
      wrong.push('Its deletion never arrived.');
    }
  }
  return wrong;
}
