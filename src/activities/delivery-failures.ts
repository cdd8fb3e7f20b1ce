import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { CircuitOpen } from '../domain/circuit/circuit-open.ts';
import { minuteMs, secondMs } from '../domain/time.ts';
import { maxAttempts } from '../domain/webhook/retry-schedule.ts';
import type { PostResult } from '@countersign/webhooks/http-poster';

/**
 * How attempts read in a delivery's history. Failures hold no address, body or answer, so that
 * nothing personal gets there. All are benign: an endpoint that is down is its owner's matter, and
 * no error of this service.
 */
const category = ApplicationFailureCategory.BENIGN;

/** Another attempt follows after this delay. */
export function attemptFailed(
  answer: PostResult,
  number: number,
  delayMs: number,
): ApplicationFailure {
  return ApplicationFailure.create({
    type: 'AttemptFailed',
    message: `${sentence(answer, number)} Next in ${inWords(delayMs)}.`,
    nextRetryDelay: delayMs,
    category,
  });
}

/** No attempt follows. */
export function attemptsExhausted(answer: PostResult, number: number): ApplicationFailure {
  return ApplicationFailure.create({
    type: 'AttemptsExhausted',
    message: `${sentence(answer, number)} Given up.`,
    nonRetryable: true,
    category,
  });
}

/** No attempt was made; it is the delivery's turn after this wait. */
export function endpointBusy(waitMs: number): ApplicationFailure {
  return ApplicationFailure.create({
    type: 'EndpointBusy',
    message: 'Waits for its turn: other requests to this endpoint are under way.',
    nextRetryDelay: waitMs,
    category,
  });
}

/** No attempt was made: an attempt before was answered that all of them should wait. */
export function endpointAskedForTime({ leftAlone }: CircuitOpen): ApplicationFailure {
  const { until, retryAfterMs } = leftAlone;
  return ApplicationFailure.create({
    type: 'EndpointAskedForTime',
    message: `The endpoint asked for time: no attempt before ${until.toISOString()}.`,
    nextRetryDelay: retryAfterMs,
    category,
  });
}

function sentence(answer: PostResult, number: number): string {
  return `Attempt ${number} of ${maxAttempts}: ${whatHappened(answer)}`;
}

function whatHappened(answer: PostResult): string {
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
