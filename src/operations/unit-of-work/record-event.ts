import { eventActor, type Principal } from '../../domain/access/principal.ts';
import { routingOf, type DomainEvent } from '../../domain/audit/events.ts';
import {
  eventDetails,
  eventResource,
  webhookData,
  type EventSubject,
} from '../../domain/audit/render-event.ts';
import { messageBody } from '../../domain/webhook/message-body.ts';
import { saltEvent } from '../../evidence/log/event-leaf.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import type { Transaction } from './context.ts';

/** As `EventSubject`, with the row that numbers the events of a document. */
export interface RecordedSubject extends EventSubject {
  document?: Document;
}

/**
 * Adds a fact to the one event table with its leaf for the log, numbered within its document, and
 * freezes the webhook body.
 * An event is never earlier than the document's last one, whatever the clocks of processes say.
 * The caller holds the document's row lock, which makes the numbers gap-free.
 */
export function recordEvent(
  tx: Transaction,
  principal: Principal,
  event: DomainEvent,
  subject: RecordedSubject,
): void {
  const { organizationId, document } = subject;
  const { trail, log, webhook, deferred = false } = routingOf(event.type);
  const id = tx.deps.ids.next<'evt'>();
  const at = document && document.lastEventAt > tx.now ? document.lastEventAt : tx.now;
  const numbers = document ? nextNumbers(document, at, webhook !== undefined) : unnumbered;
  const documentId = document?.id ?? null;
  const row = {
    id,
    organizationId,
    documentId,
    type: event.type,
    at,
    ...numbers,
    trailType: trail ?? null,
    logAction: log ?? null,
    ...eventResource(event, subject),
    ...eventActor(principal),
    details: eventDetails(event),
  };
  tx.events.push({ ...row, ...saltEvent(row) });
  if (!webhook) return;
  const sequence = numbers.webhookSequence;
  const data = webhookData(event, subject);
  const body = messageBody({ id, type: webhook, at, sequence, data });
  tx.messages.push({ eventId: id, organizationId, documentId, type: webhook, body, deferred });
}

const unnumbered = { sequence: null, webhookSequence: null };

function nextNumbers(document: Document, at: Date, isWebhook: boolean) {
  document.lastEventAt = at;
  document.eventSequence += 1;
  if (isWebhook) document.webhookSequence += 1;
  return {
    sequence: document.eventSequence,
    webhookSequence: isWebhook ? document.webhookSequence : null,
  };
}
