import { Refusal } from '../refusals.ts';
import { dayMs } from '../time.ts';
import type { AttemptResult } from './attempt-result.ts';

/** What the owner may choose. */
export const chosenWebhookStatuses = ['active', 'paused'] as const;
export type ChosenWebhookStatus = (typeof chosenWebhookStatuses)[number];

/** `disabled` is set by the service alone. */
export const webhookStatuses = [...chosenWebhookStatuses, 'disabled'] as const;
export type WebhookStatus = (typeof webhookStatuses)[number];

export interface EndpointHealth {
  status: WebhookStatus;
  /** The first failure since the last success. */
  failingSince: Date | null;
}

export type DisableReason = 'gone' | 'failing';

const disableAfterMs = 5 * dayMs;

/**
 * An endpoint's health after an attempt that ended at `at`. 410 disables an active endpoint at
 * once, five days of nothing but failure do so with the next failure; `disabled` is there when
 * this attempt did it, and its owner is to be notified.
 */
export function healthAfterAttempt(
  health: EndpointHealth,
  result: AttemptResult,
  at: Date,
): EndpointHealth & { disabled?: DisableReason } {
  if (result === 'succeeded') return { status: health.status, failingSince: null };
  const failingSince = health.failingSince ?? at;
  // An attempt that was under way when the owner paused it changes nothing of that.
  if (health.status !== 'active') return { status: health.status, failingSince };
  const failingMs = at.getTime() - failingSince.getTime();
  const disabled = result === 'gone' ? 'gone' : failingMs >= disableAfterMs ? 'failing' : undefined;
  return disabled === undefined
    ? { status: 'active', failingSince }
    : { status: 'disabled', failingSince, disabled };
}

/** The owner's choice; an endpoint that is switched on has five new days to prove itself. */
export function healthAfterUpdate(
  health: EndpointHealth,
  status: ChosenWebhookStatus,
): EndpointHealth {
  const begins = status === 'active' && health.status !== 'active';
  return { status, failingSince: begins ? null : health.failingSince };
}

/** @throws WEBHOOK_NOT_ACTIVE when the endpoint is sent nothing at present */
export function requireActive({ status }: Pick<EndpointHealth, 'status'>): void {
  if (status === 'active') return;
  throw new Refusal(
    'WEBHOOK_NOT_ACTIVE',
    `The webhook is ${status}; set its status to active first.`,
  );
}
