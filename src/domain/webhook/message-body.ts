import { publicId, type EventId } from '../ids.ts';
import type { WebhookMessageType } from './event-types.ts';

export interface WebhookMessage {
  id: EventId;
  type: WebhookMessageType;
  at: Date;
  /** From 1, without gaps, over the events of one document; null for those of no document. */
  sequence: number | null;
  data?: Record<string, unknown> | undefined;
}

/** The exact text that every attempt sends and signs. */
export function messageBody({ id, type, at, sequence, data = {} }: WebhookMessage): string {
  return JSON.stringify({
    id: publicId('evt', id),
    type,
    timestamp: at.toISOString(),
    ...(sequence !== null && { sequence }),
    data,
  });
}
