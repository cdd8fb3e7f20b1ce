import type { Facts } from '../facts.ts';
import type { Receiver } from '../receiver.ts';
import type { Story } from '../story.ts';

/** Every event of the document arrived, each under one id, numbered without a gap. */
export function checkWebhooks(story: Story, facts: Facts, receiver: Receiver): string[] {
  const { documentId } = story;
  if (documentId === undefined) return [];
  const events = receiver.of(documentId);
  const wrong = events.flatMap(({ webhookId, wrong: why }) =>
    why ? [`${webhookId} ${why}.`] : [],
  );
  const sequences = events.map(({ sequence }) => sequence).sort((a, b) => a - b);
  if (new Set(sequences).size < sequences.length) {
    wrong.push(`Two events have one number: ${sequences.join(', ')}.`);
  }
  const [document] = facts.documents;
  // The deletion takes back what had not been delivered.
  if (!document) return wrong;
  const missing = Array.from({ length: document.webhook_sequence }, (_, at) => at + 1).filter(
    (number) => !sequences.includes(number),
  );
  if (missing.length > 0) wrong.push(`Events ${missing.join(', ')} never arrived.`);
  if (sequences.some((number) => number > document.webhook_sequence)) {
    wrong.push('An event arrived that was rolled back.');
  }
  return wrong;
}
