import type { BulkSendStatus, RowCounts } from '../domain/bulk-send/bulk-send.ts';
import type { Snapshot } from '../domain/document/snapshot.ts';
import type { PublicId } from '../domain/ids.ts';
import type { DeliveryOutcome } from '../domain/webhook/delivery.ts';

/** Names that operators, dashboards and recorded histories depend on: they never change. */
export const documentQueue = 'documents';
export const webhookQueue = 'webhooks';
export const conversionQueue = 'conversions';

/** The queues of one installation. */
export interface Queues {
  documents: string;
  webhooks: string;
  conversions: string;
}

/** @param suffix empty for the installation that has the namespace's plain names */
export function queuesOf(suffix: string): Queues {
  return {
    documents: documentQueue + suffix,
    webhooks: webhookQueue + suffix,
    conversions: conversionQueue + suffix,
  };
}

/** The conversions of the installation whose documents have this queue. */
export function conversionQueueBeside(queue: string): string {
  return queuesOf(queue.slice(documentQueue.length)).conversions;
}

export const documentLifecycleType = 'documentLifecycle';
export const webhookDeliveryType = 'webhookDelivery';
export const fileConversionType = 'fileConversion';
export const bulkSendType = 'bulkSend';
/** Its id as well: a namespace has one. */
export const installationType = 'installation';

export const syncSignal = 'sync';
export const stateQuery = 'state';

export function documentWorkflowId(documentId: PublicId<'doc'>): string {
  return `document:${documentId}`;
}

/** A resend is a delivery of its own, distinguished by its number. */
export function deliveryWorkflowId(
  webhookId: PublicId<'whk'>,
  eventId: PublicId<'evt'>,
  resend: number,
): string {
  return `webhook:${webhookId}:${eventId}${resend > 0 ? `:r${resend}` : ''}`;
}

export function conversionWorkflowId(fileId: PublicId<'fil'>): string {
  return `conversion:${fileId}`;
}

export function bulkSendWorkflowId(bulkSendId: PublicId<'blk'>): string {
  return `bulk-send:${bulkSendId}`;
}

/** `at` is the workflow's clock in ms: guards compare with it, never with the database's time. */
export interface DocumentStep {
  documentId: PublicId<'doc'>;
  rev: number;
  at: number;
}

export interface DocumentActivities {
  inviteRecipients(step: DocumentStep): Promise<Snapshot>;
  remind(step: DocumentStep & { recipientId: PublicId<'rec'> }): Promise<Snapshot>;
  alertExpiry(step: DocumentStep): Promise<Snapshot>;
  expire(step: DocumentStep): Promise<Snapshot>;
  notify(step: DocumentStep): Promise<Snapshot>;
  /** Fetches the timestamp tokens of records that have none. */
  timestamp(step: DocumentStep): Promise<Snapshot>;
  seal(step: DocumentStep): Promise<Snapshot>;
}

export interface DeliveryInput {
  /** What is delivered, and to which URL, stands in the database. */
  deliveryId: PublicId<'dlv'>;
  organizationId: PublicId<'org'>;
  webhookId: PublicId<'whk'>;
  eventId: PublicId<'evt'>;
  eventType: string;
}

export interface DeliveryResult {
  outcome: DeliveryOutcome;
  /** The endpoint was switched off, and the mail about it has not left. */
  ownerToNotify: boolean;
}

export interface DeliveryStep {
  deliveryId: PublicId<'dlv'>;
  webhookId: PublicId<'whk'>;
  /** The workflow's clock in ms. */
  at: number;
}

export interface DeliveryActivities {
  /**
   * One attempt; throws a retryable failure with `nextRetryDelay` when another is to follow, and a
   * final one when it was the last.
   */
  deliver(step: DeliveryStep): Promise<DeliveryResult>;
  recordExhausted(step: DeliveryStep): Promise<DeliveryResult>;
  /** Mails the owner of an endpoint that was switched off. */
  notifyOwner(step: DeliveryStep): Promise<void>;
}

export interface ConversionInput {
  /** The prepared file that is to be made; what it is made of stands in the database. */
  fileId: PublicId<'fil'>;
  organizationId: PublicId<'org'>;
}

/** `over`: there was nothing left to do. Any other word is the reason why it failed. */
export type ConversionOutcome = 'converted' | 'over' | (string & {});

export interface ConversionActivities {
  /** Makes the PDF of a Word file and stores it, or notes why it cannot be made. */
  convert(input: ConversionInput): Promise<ConversionOutcome>;
}

export interface BulkSendInput {
  /** What is sent, to whom and at which pace stands in the database. */
  bulkSendId: PublicId<'blk'>;
  organizationId: PublicId<'org'>;
}

export interface BulkSendStep {
  bulkSendId: PublicId<'blk'>;
  /** The workflow's clock in ms. */
  at: number;
}

/** Numbers, and nobody's name. `gone`: nothing is known of it. */
export interface BulkSendView {
  status: BulkSendStatus | 'gone';
  counts: RowCounts;
  /** In ms, when the pace allows the next batch; null: at once, or there is none. */
  nextAt: number | null;
}

export interface BulkSendActivities {
  /** Makes and sends as many rows as may be now, each once however often it is run. */
  sendRows(step: BulkSendStep): Promise<BulkSendView>;
}

/** What the `state` query answers. */
export interface LifecycleState {
  snapshot: Snapshot;
  running: string[];
  wakeAtMs: number | null;
  why: string | null;
}
