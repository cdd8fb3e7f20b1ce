import type { HttpPoster, PostResult } from '@countersign/webhooks/http-poster';
import type { Mailer } from '@countersign/mailer/mailer';
import type { WorkflowDispatcher } from './workflow-dispatcher.ts';

/** Work that is measured and traced. */
export type StepName = 'activity' | 'dispatch' | 'mail' | 'seal' | 'upkeep' | 'webhook';

/** `kind` is one of a few words of ours: it becomes the label of a metric. */
export interface Step {
  name: StepName;
  kind: string;
}

/** How the work ended, in a word; unless said `ok` and `failed`. */
export interface OutcomeOf<T> {
  result?: (result: T) => string;
  error?: (error: unknown) => string;
}

/** Runs the work, and hands on what it gives or throws. */
export type Watch = <T>(step: Step, work: () => Promise<T>, outcome?: OutcomeOf<T>) => Promise<T>;

/** Both watch, the first from outside. */
export function watchedByBoth(outer: Watch, inner: Watch): Watch {
  return (step, work, outcome) => outer(step, () => inner(step, work, outcome), outcome);
}

/** Runs the work, and says once how it ended. */
export async function tellingOutcome<T>(
  work: () => Promise<T>,
  outcome: OutcomeOf<T> = {},
  ended: (word: string, failed: boolean) => void,
): Promise<T> {
  let result: T;
  try {
    result = await work();
  } catch (error) {
    ended(outcome.error?.(error) ?? 'failed', true);
    throw error;
  }
  ended(outcome.result?.(result) ?? 'ok', false);
  return result;
}

/** Nothing but a closed list of words reaches a label, whatever a mail is about. */
export function watchedMailer(mailer: Mailer, watch: Watch): Mailer {
  return {
    send: (mail) =>
      watch({ name: 'mail', kind: mail.kind }, () => mailer.send(mail), {
        result: ({ outcome }) => outcome,
      }),
  };
}

export function watchedPoster(poster: HttpPoster, watch: Watch): HttpPoster {
  return {
    post: (request) =>
      watch({ name: 'webhook', kind: 'attempt' }, () => poster.post(request), {
        result: answerClass,
      }),
  };
}

/** `2xx` and its kin; no status code of its own for each that strangers think of. */
function answerClass(answer: PostResult): string {
  return answer.kind === 'response' ? `${Math.trunc(answer.statusCode / 100)}xx` : answer.kind;
}

export function watchedDispatcher(usual: WorkflowDispatcher, watch: Watch): WorkflowDispatcher {
  return {
    syncDocument: (snapshot) =>
      watch({ name: 'dispatch', kind: 'document' }, () => usual.syncDocument(snapshot)),
    startDelivery: (delivery, resend) =>
      watch({ name: 'dispatch', kind: 'delivery' }, () => usual.startDelivery(delivery, resend)),
    startConversion: (conversion) =>
      watch({ name: 'dispatch', kind: 'conversion' }, () => usual.startConversion(conversion)),
    syncBulkSend: (bulkSend) =>
      watch({ name: 'dispatch', kind: 'bulk_send' }, () => usual.syncBulkSend(bulkSend)),
  };
}
