import type { DomainEvent } from '../audit/events.ts';
import type { DeliveryId, WebhookId } from '../ids.ts';
import type { QueuedContent } from '../mail/mail-decision.ts';
import type { EndpointHealth } from './endpoint-health.ts';
import type { WebhookEventType } from './event-types.ts';

/** What rules know of a webhook. Its secrets are as the row keeps them: encrypted. */
export interface WebhookState extends EndpointHealth {
  id: WebhookId;
  name: string;
  description: string | null;
  url: string;
  /** Empty: every type. */
  events: WebhookEventType[];
  secret: string;
  secretPrefix: string;
  previousSecret: string | null;
  previousSecretUntil: Date | null;
  updatedAt: Date;
}

/** What a change of a webhook comes to, all in one commit. */
export interface WebhookDecision {
  facts: Partial<Omit<WebhookState, 'id'>>;
  /** What is pending for it ends as skipped. */
  skipPending?: { except?: DeliveryId };
  events?: readonly DomainEvent[];
  /** To the workspace's longest-standing owner. */
  mailToOwner?: { occurrence: string; content: QueuedContent & { kind: 'webhook_disabled' } };
}
