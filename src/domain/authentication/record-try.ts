import type { DocumentDecision } from '../document/decision.ts';
import type { RecipientState } from '../document/state.ts';
import { afterWrongTry, wrongCode } from './codes.ts';
import type { AuthenticationMethod } from './demand.ts';
import type { ProvedStep } from './proof.ts';
import type { Refusal } from '../refusals.ts';

/** A code that was wrong: what is recorded of it although it is refused. */
export function wrongTry(
  { id, name, email }: Pick<RecipientState, 'id' | 'name' | 'email'>,
  method: AuthenticationMethod,
  { wrongToday, triesOfCode }: { wrongToday: number; triesOfCode?: number | undefined },
  now: Date,
): { decision: DocumentDecision; refusal: Refusal } {
  const { remaining, blocks } = afterWrongTry(wrongToday, triesOfCode);
  const failed = {
    type: 'recipient.authentication_failed',
    recipientId: id,
    details: { method, attempt: wrongToday },
  } as const;
  const refusal = wrongCode(remaining);
  if (!blocks) return { decision: { events: [failed], workflowUnaffected: true }, refusal };
  return {
    decision: {
      recipients: [{ id, facts: { blockedAt: now } }],
      events: [failed, { type: 'recipient.blocked', recipientId: id, details: { method } }],
      mails: [
        {
          to: 'owner',
          occurrence: `${id} ${now.toISOString()}`,
          content: { kind: 'recipient_blocked', recipient: { name, email } },
        },
      ],
    },
    refusal,
  };
}

/**
 * What a passkey signed was not this act, or not by this recipient's; the next try is free.
 * @param attempt of the day
 */
export function failedPasskey(
  { id }: Pick<RecipientState, 'id'>,
  attempt: number,
): DocumentDecision {
  const details = { method: 'passkey', attempt } as const;
  return {
    events: [{ type: 'recipient.authentication_failed', recipientId: id, details }],
    workflowUnaffected: true,
  };
}

/** A demand that was met. */
export function provedBy(
  { id }: Pick<RecipientState, 'id'>,
  { method, attempts }: Pick<ProvedStep, 'method' | 'attempts'>,
): DocumentDecision {
  if (method === 'test') throw new TypeError('Nothing was proved: a test workspace acted.');
  return {
    events: [
      {
        type: 'recipient.authenticated',
        recipientId: id,
        details: { method, attempt: attempts },
      },
    ],
    workflowUnaffected: true,
  };
}

/** The steps with one that was taken anew. */
export function withStep(steps: readonly ProvedStep[], step: ProvedStep): ProvedStep[] {
  return [...steps.filter(({ method }) => method !== step.method), step];
}
