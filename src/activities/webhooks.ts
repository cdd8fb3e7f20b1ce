import { ApplicationFailure } from '@temporalio/common';
import { CircuitOpen } from '../domain/circuit/circuit-open.ts';
import { parsePublicId, type DeliveryId, type WebhookId } from '../domain/ids.ts';
import type { Attempt } from '../domain/webhook/record-attempt.ts';
import { nextDelayMs } from '../domain/webhook/retry-schedule.ts';
import { makeCircuits, type Verdict } from '../operations/circuits/make-circuits.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { endDelivery, type DeliveryEnd } from '../operations/webhooks/end-delivery.ts';
import { makeNextAttempt, type NextAttempt } from '../operations/webhooks/next-attempt.ts';
import { makeRecordAttempt } from '../operations/webhooks/record-attempt.ts';
import type { HttpPoster, PostRequest, PostResult } from '@countersign/webhooks/http-poster';
import { signWebhook } from '@countersign/webhooks/webhook-signature';
import { unsentDisableMails } from '../persistence/stores/mails/mail-outbox.ts';
import type { DeliveryActivities, DeliveryStep } from '../workflows/contracts.ts';
import {
  attemptFailed,
  attemptsExhausted,
  endpointAskedForTime,
  endpointBusy,
} from './delivery-failures.ts';
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
  deliveryId: DeliveryId;
  webhookId: WebhookId;
}

/**
 * The steps of one event's way to one endpoint. An attempt that was made and not noted (the process
 * died in between) is made again under the same `webhook-id`: at least once, never lost.
 */
export function makeWebhookActivities(deps: WebhookActivityDeps): DeliveryActivities {
  const { operations, gate, sendMails } = deps;
  const attempt = makeAttempt(deps);
  const nextAttempt = makeNextAttempt(operations);

  /**
   * The cap is asked before anything is read. A delivery that is turned away comes back through
   * Temporal's retry, which costs neither a worker's slot nor history, and is no attempt: attempts
   * are counted in the database, where the endpoint's owner sees them.
   */
  async function deliver(step: DeliveryStep): Promise<DeliveryEnd> {
    const delivery = idsOf(step);
    const enteredMs = performance.now();
    const pass = gate.enter(delivery.webhookId, enteredMs);
    if ('waitMs' in pass) throw endpointBusy(pass.waitMs);
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
      for (const mailId of await unsentDisableMails(operations.database, webhookId)) {
        await sendMails({ mailId }, step.deliveryId);
      }
    },
  });
}

function makeAttempt({ operations, poster, random }: WebhookActivityDeps) {
  const recordAttempt = makeRecordAttempt(operations);
  const circuits = makeCircuits({ ...operations, random });

  /** An endpoint that asked for time gets none of its deliveries; none of them counts an attempt. */
  async function post({ webhookId }: Delivery, next: NextAttempt, at: Date): Promise<PostResult> {
    const service = { kind: 'webhooks', name: webhookId } as const;
    const ask = () => poster.post(signedRequest(next, at));
    try {
      return await circuits.through(service, ask, { result: verdictOn }, next.circuit);
    } catch (error) {
      throw error instanceof CircuitOpen ? endpointAskedForTime(error) : error;
    }
  }

  return async (delivery: Delivery, next: NextAttempt): Promise<DeliveryEnd> => {
    const at = operations.clock.now();
    const { number } = next;
    const answer = await post(delivery, next, at);
    const noted = await recordAttempt(delivery, { number, at, ...facts(answer) });
    if (noted.status === 'succeeded') return { outcome: 'succeeded', ownerToNotify: false };
    if (noted.status !== 'pending') {
      if (noted.status === 'failed' && !noted.disabled) throw attemptsExhausted(answer, number);
      return endDelivery(operations, delivery, 'skipped');
    }
    const retryAfterMs = answer.kind === 'response' ? answer.retryAfterMs : undefined;
    const delayMs = nextDelayMs(number, { jitter: random(), retryAfterMs });
    if (delayMs === undefined) throw attemptsExhausted(answer, number);
    throw attemptFailed(answer, number, delayMs);
  };
}

function signedRequest(next: NextAttempt, at: Date): PostRequest {
  const { url, body, messageId: id } = next;
  const message = { secrets: next.secrets(), id, timestampS: at.getTime() / 1000 };
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Countersign-Webhooks/1.0',
      ...signWebhook({ ...message, body }),
    },
  };
}

/** One that is away is asked by the schedule of each delivery; only what it asks for is shared. */
function verdictOn(answer: PostResult): Verdict {
  if (answer.kind !== 'response') return 'answers';
  const { statusCode, retryAfterMs: forMs } = answer;
  const asks = statusCode === 429 || (statusCode === 503 && forMs !== undefined);
  return asks ? { reason: `answered ${statusCode}`, asked: { forMs } } : 'answers';
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

function idsOf(step: DeliveryStep): Delivery {
  const deliveryId = parsePublicId('dlv', step.deliveryId);
  const webhookId = parsePublicId('whk', step.webhookId);
  if (deliveryId === undefined || webhookId === undefined) {
    throw ApplicationFailure.nonRetryable('The workflow was started with malformed ids.');
  }
  return { deliveryId, webhookId };
}
