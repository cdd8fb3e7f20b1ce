import { plusDays } from '../time.ts';
import type { WebhookDecision, WebhookState } from './decision.ts';

const overlapDays = 1;

/**
 * The secret before signs beside the new one for 24 hours, so that the receiver can change over in
 * peace. A second rotation within that time drops the oldest.
 */
export function rotateSecret(
  webhook: Pick<WebhookState, 'id' | 'secret'>,
  fresh: Pick<WebhookState, 'secret' | 'secretPrefix'>,
  now: Date,
): WebhookDecision {
  return {
    facts: {
      ...fresh,
      previousSecret: webhook.secret,
      previousSecretUntil: plusDays(now, overlapDays),
      updatedAt: now,
    },
    events: [{ type: 'webhook.secret_rotated', webhookId: webhook.id, details: {} }],
  };
}

/** The secrets that sign now, the newest first. */
export function secretsInForce(
  webhook: Pick<WebhookState, 'secret' | 'previousSecret' | 'previousSecretUntil'>,
  now: Date,
): [string, ...string[]] {
  const { secret, previousSecret, previousSecretUntil } = webhook;
  const overlaps = previousSecretUntil !== null && previousSecretUntil > now;
  return overlaps && previousSecret !== null ? [secret, previousSecret] : [secret];
}
