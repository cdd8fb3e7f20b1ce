import { Context } from '@temporalio/activity';
import {
  ApplicationFailure,
  ApplicationFailureCategory,
  TemporalFailure,
} from '@temporalio/common';
import { circuitBehind, type CircuitOpen } from '../domain/circuit/circuit-open.ts';

/** One step of a workflow's outside work. */
type Activity = (step: never) => Promise<unknown>;

/**
 * Failures are kept in histories, for an operator to read, and messages of databases and mail
 * servers quote rows and addresses. What leaves the worker is therefore written by us or reduced to
 * its kind and code; the worker's own log has the rest.
 */
export function withReadableFailures<Activities extends { [Name in keyof Activities]: Activity }>(
  activities: Activities,
): Activities {
  const wrapped = Object.entries<Activity>(activities).map(([name, activity]) => [
    name,
    async (step: never) => {
      try {
        return await activity(step);
      } catch (error) {
        if (error instanceof TemporalFailure) throw error;
        const open = circuitBehind(error);
        if (open && !open.wasAsked) throw leftAlone(open);
        Context.current().log.warn('An activity failed and is tried again', { error });
        throw readable(error, open);
      }
    },
  ]);
  return Object.fromEntries(wrapped) as Activities;
}

/** Retryable: a bug is fixed by a deploy, and a server that is away comes back. */
function readable(error: unknown, open: CircuitOpen | undefined): ApplicationFailure {
  const kind = error instanceof Error ? error.name : typeof error;
  const said = `${[kind, ...codesOf(error)].join(' ')} (the worker’s log says more)`;
  return ApplicationFailure.create({
    type: kind,
    message: open ? `${said}. ${open.message}` : said,
    ...(open && { nextRetryDelay: open.leftAlone.retryAfterMs }),
  });
}

/** No failure of this step: it was not begun, and comes back when the service may be asked. */
export function leftAlone({ name, message, leftAlone: { retryAfterMs } }: CircuitOpen) {
  return ApplicationFailure.create({
    type: name,
    message,
    nextRetryDelay: retryAfterMs,
    category: ApplicationFailureCategory.BENIGN,
  });
}

/** `ECONNREFUSED`, an SQLSTATE, an SMTP reply code: short, and never about a person. */
export function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const { code, responseCode, command } = at as {
      code?: unknown;
      responseCode?: unknown;
      command?: unknown;
    };
    for (const value of [code, responseCode, command]) {
      const text = typeof value === 'number' ? value.toFixed() : value;
      if (typeof text === 'string' && /^[A-Z0-9_ ]{1,40}$/.test(text)) codes.push(text);
    }
  }
  return [...new Set(codes)];
}
