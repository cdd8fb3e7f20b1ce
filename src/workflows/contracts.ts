import type { Snapshot } from '../domain/document/snapshot.ts';

/** Names that operators, dashboards and recorded histories depend on: they never change. */
export const documentQueue = 'documents';
export const webhookQueue = 'webhooks';

export const documentLifecycleType = 'documentLifecycle';
export const webhookDeliveryType = 'webhookDelivery';

export const syncSignal = 'sync';
export const stateQuery = 'state';

/** Ids are public (`doc_…`, `whk_…`, `evt_…`). */
export function documentWorkflowId(documentId: string): string {
  return `document:${documentId}`;
}

/** A resend is a delivery of its own, told apart by its number. */
export function deliveryWorkflowId(webhookId: string, eventId: string, resend: number): string {
  return `webhook:${webhookId}:${eventId}${resend > 0 ? `:r${resend}` : ''}`;
}

export const searchAttributes = {
  OrgId: 'KEYWORD',
  DocumentStatus: 'KEYWORD',
  EndpointId: 'KEYWORD',
  EventType: 'KEYWORD',
  Deadline: 'DATETIME',
  PendingRecipients: 'INT',
} as const;

/** `at` is the workflow's clock in ms: guards compare with it, never with the database's time. */
export interface DocumentStep {
  documentId: string;
  rev: number;
  at: number;
}

export interface DocumentActivities {
  inviteRecipients(step: DocumentStep): Promise<Snapshot>;
  remind(step: DocumentStep & { recipientId: string }): Promise<Snapshot>;
  alertExpiry(step: DocumentStep): Promise<Snapshot>;
  expire(step: DocumentStep): Promise<Snapshot>;
  notify(step: DocumentStep): Promise<Snapshot>;
  seal(step: DocumentStep): Promise<Snapshot>;
}

export interface DeliveryInput {
  /** `dlv_…`; what is delivered and where stands in the database. */
  deliveryId: string;
  organizationId: string;
  webhookId: string;
  eventId: string;
  eventType: string;
}

export type DeliveryOutcome = 'succeeded' | 'failed' | 'skipped';

export interface DeliveryResult {
  outcome: DeliveryOutcome;
  /** The endpoint was switched off, and the mail about it has not left. */
  ownerToNotify: boolean;
}

export interface DeliveryStep {
  deliveryId: string;
  webhookId: string;
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

/** What the `state` query answers. */
export interface LifecycleState {
  snapshot: Snapshot;
  running: string[];
  wakeAtMs: number | null;
  why: string | null;
}
