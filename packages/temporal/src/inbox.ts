import { defineSignal, setHandler } from '@temporalio/workflow';
import { eventSignal, type DocumentEvent } from './contracts.ts';

/** What arrives for one document while somebody waits for it. */
export interface Inbox {
  /** Whether something came after which the document may be over. */
  news: boolean;
  close: () => void;
}

interface OpenInbox extends Inbox {
  seen: Set<string>;
  latest: number;
  onEvent: ((event: DocumentEvent) => void) | undefined;
}

const signal = defineSignal<[DocumentEvent]>(eventSignal);
/** Of this workflow; the SDK keeps what modules hold apart from that of others. */
const inboxes = new Map<string, OpenInbox>();

/** An event that came before is kept by the SDK until the first inbox opens. */
export function openInbox(documentId: string, onEvent: OpenInbox['onEvent']): Inbox {
  const inbox: OpenInbox = {
    news: false,
    seen: new Set(),
    latest: 0,
    onEvent,
    close: () => void inboxes.delete(documentId),
  };
  inboxes.set(documentId, inbox);
  setHandler(signal, take);
  return inbox;
}

const closing = new Set([
  'document.completed',
  'document.declined',
  'document.voided',
  'document.expired',
  'document.deleted',
]);

/** Each event once, and none that comes after a later one: that one said more. */
function take(event: DocumentEvent): void {
  const inbox = inboxes.get(event.document_id);
  if (!inbox || inbox.seen.has(event.id)) return;
  inbox.seen.add(event.id);
  if (closing.has(event.type)) inbox.news = true;
  if (event.sequence !== undefined && event.sequence <= inbox.latest) return;
  inbox.latest = event.sequence ?? inbox.latest;
  inbox.onEvent?.(event);
}
