import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import { parsePublicId } from '../domain/ids.ts';
import { minuteMs, secondMs } from '../domain/time.ts';
import { attemptLimit, nextDelayMs } from '../domain/webhook/retry-schedule.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import type { Attempt } from '../operations/webhooks/attempt.ts';
import { endDelivery, unsentMails, type DeliveryEnd } from '../operations/webhooks/end-delivery.ts';
import { makeNextAttempt, type NextAttempt } from '../operations/webhooks/next-attempt.ts';
import { makeRecordAttempt } from '../operations/webhooks/record-attempt.ts';
import type { HttpPoster, PostResult } from '../outside/http-poster.ts';
import { signWebhook } from '../outside/webhook-signature.ts';
import type { DeliveryActivities, DeliveryStep } from '../workflows/contracts.ts';
import type { EndpointGate } from './endpoint-gate.ts';
import { withHeartbeat } from './heartbeat.ts';
import type { SendMails } from './mail.ts';
import { withReadableFailures } from './readable-failures.ts';

export interface WebhookActivityDeps {
  operations: OperationDeps;
  poster: HttpPoster;
  sendMails: SendMails;
  gate: EndpointGate;
  /** From 0 to 1; endpoints that failed together are not tried again together. */
  random: () => number;
}

interface Delivery {
  deliveryId: string;
  webhookId: string;
}

/**
 * The steps of one event's way to one endpoint. An attempt that was made and not noted (the process
 * died in between) is made again under the same `webhook-id`: at least once, never lost. Failures
 * hold no address, body or answer, so that nothing personal reaches the histories.
 */
export function makeWebhookActivities(deps: WebhookActivityDeps): DeliveryActivities {
  const { operations, gate, sendMails } = deps;

  const attempt = makeAttempt(deps);
  const nextAttempt = makeNextAttempt(operations);

  /**
   * The cap is asked before anything is read. Who is turned away comes back through Temporal's
   * retry, which costs neither a worker's slot nor history, and is no attempt: attempts are counted
   * in the database, where the endpoint's owner sees them.
   */
  async function deliver(step: DeliveryStep): Promise<DeliveryEnd> {
    const delivery = idsOf(step);
    const enteredMs = performance.now();
    const pass = gate.enter(delivery.webhookId, enteredMs);
    if ('waitMs' in pass) throw busy(pass.waitMs);
    try {
      const next = await nextAttempt(delivery);
      return 'outcome' in next ? next : await attempt(delivery, next);
    } finally {
      pass.leave(performance.now() - enteredMs);
    }
  }

  return withReadableFailures<DeliveryActivities>({
    deliver: (step) => withHeartbeat(() => deliver(step)),
    recordExhausted: (step) => endDelivery(operations, idsOf(step), 'failed'),
    async notifyOwner(step) {
      const { webhookId } = idsOf(step);
      for (const mailId of await unsentMails(operations, webhookId)) {
        await sendMails({ mailId }, step.deliveryId);
      }
    },
  });
}

function makeAttempt({ operations, poster, random }: WebhookActivityDeps) {
  const recordAttempt = makeRecordAttempt(operations);

  return async (delivery: Delivery, next: NextAttempt): Promise<DeliveryEnd> => {
    const at = operations.clock.now();
    const { url, body, secrets, number } = next;
    const answer = await poster.post({
      url,
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Countersign-Webhooks/1.0',
        ...signWebhook({ secrets, id: next.messageId, timestampS: at.getTime() / 1000, body }),
      },
    });
    operations.drill?.crashPoint('after-post-before-row');
    const noted = await recordAttempt(delivery, { number, at, ...facts(answer) });
    operations.drill?.crashPoint('after-attempt-before-answer');
    if (noted.status === 'succeeded') return { outcome: 'succeeded', ownerToNotify: false };
    if (noted.status !== 'pending') {
      if (noted.status === 'failed' && !noted.disabled) throw exhausted(answer, number);
      return endDelivery(operations, delivery, 'skipped');
    }
    const retryAfterMs = answer.kind === 'response' ? answer.retryAfterMs : undefined;
    const delayMs = nextDelayMs(number, {
      jitter: random(),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    });
    if (delayMs === undefined) throw exhausted(answer, number);
    throw failed(answer, number, delayMs);
  };
}

function facts(answer: PostResult): Omit<Attempt, 'number' | 'at'> {
  switch (answer.kind) {
    case 'response':
      return {
        statusCode: answer.statusCode,
        durationMs: answer.durationMs,
        response: answer.head,
      };
    case 'blocked':
      return { durationMs: 0, error: answer.reason };
    case 'failed':
      return { durationMs: answer.durationMs, error: answer.error };
  }
}

function failed(answer: PostResult, number: number, delayMs: number): ApplicationFailure {
  const wait = inWords(delayMs);
  return ApplicationFailure.create({
    type: 'AttemptFailed',
    message: `Attempt ${number} of ${attemptLimit}: ${sentence(answer)} Next in ${wait}.`,
    nextRetryDelay: delayMs,
    // An endpoint that is down is its owner's matter, and no error of this service.
    category: ApplicationFailureCategory.BENIGN,
  });
}

function exhausted(answer: PostResult, number: number): ApplicationFailure {
  return ApplicationFailure.create({
    type: 'AttemptsExhausted',
    message: `Attempt ${number} of ${attemptLimit}: ${sentence(answer)} Given up.`,
    nonRetryable: true,
    category: ApplicationFailureCategory.BENIGN,
  });
}

function busy(waitMs: number): ApplicationFailure {
  return ApplicationFailure.create({
    type: 'EndpointBusy',
    message: `Waits for its turn: other requests to this endpoint are under way.`,
    nextRetryDelay: waitMs,
    category: ApplicationFailureCategory.BENIGN,
  });
}

function sentence(answer: PostResult): string {
  switch (answer.kind) {
    case 'response':
      return `The endpoint answered ${answer.statusCode}.`;
    case 'blocked':
      return answer.reason;
    case 'failed':
      return answer.error;
  }
}

function inWords(ms: number): string {
  return ms < 2 * minuteMs ? `${Math.round(ms / secondMs)} s` : `${Math.round(ms / minuteMs)} min`;
}

function idsOf(step: DeliveryStep): Delivery {
  const deliveryId = parsePublicId('dlv', step.deliveryId);
  const webhookId = parsePublicId('whk', step.webhookId);
  if (deliveryId === undefined || webhookId === undefined) {
    throw ApplicationFailure.nonRetryable('The workflow was started with malformed ids.');
  }
  return { deliveryId, webhookId };
}
