import { eventActor, type Principal } from '../../domain/access/principal.ts';
import { routingOf } from '../../domain/audit/event-routing.ts';
import type { DomainEvent } from '../../domain/audit/events.ts';
import { eventDetails } from '../../domain/audit/event-details.ts';
import { eventResource, type EventSubject } from '../../domain/audit/event-subject.ts';
import { webhookData } from '../../domain/audit/webhook-data.ts';
import { isExtension } from '../../domain/webhook/event-types.ts';
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
 * The caller holds the document's row lock, which makes the numbers gap-free and no event earlier
 * than the one before it, whatever the clocks of processes say.
 * @throws when the act was not announced in the workspace: lists by time would not wait for it
 */
export function recordEvent(
  tx: Transaction,
  principal: Principal,
  event: DomainEvent,
  subject: RecordedSubject,
): void {
  const { organizationId, document } = subject;
  const { trail, log, webhook, deferred = false } = routingOf(event.type);
  if (!tx.time.isAnnounced(organizationId)) {
    throw new Error(`${event.type} was not announced in its workspace.`);
  }
  const id = tx.deps.ids.next<'evt'>();
  const at = tx.now;
  if (document && document.lastEventAt > at) {
    throw new Error(`${event.type} is dated before the last event of its document.`);
  }
  const isNumbered = webhook !== undefined && !isExtension(webhook);
  const numbers = document ? nextNumbers(document, at, isNumbered) : unnumbered;
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
  const isTest = (tx.time.testClock() ?? tx.deps.testClock) !== undefined;
  const data = { ...webhookData(event, subject), ...(isTest && { test: true }) };
  const body = messageBody({ id, type: webhook, at, sequence, data });
  tx.messages.push({ eventId: id, organizationId, documentId, type: webhook, body, deferred });
}

const unnumbered = { sequence: null, webhookSequence: null };

function nextNumbers(document: Document, at: Date, isNumbered: boolean) {
  document.lastEventAt = at;
  document.eventSequence += 1;
  if (isNumbered) document.webhookSequence += 1;
  return {
    sequence: document.eventSequence,
    webhookSequence: isNumbered ? document.webhookSequence : null,
  };
}
