import type { OrganizationId } from '../domain/ids.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { awaitSettled } from '../operations/unit-of-work/await-settled.ts';
import { Problem } from './problem.ts';

/** How a client goes by the time, as Markdown for the reference. */
export function pollByTime(what: string): string {
  return (
    `To follow new ${what}, begin with \`created_after\` 0 or another time, go on with the newest ` +
    '`created_at` that you were shown, and through pages by `cursor`: each is given once, also one ' +
    'that came in late. The first page then waits for changes that are under way; when one takes ' +
    'longer than five seconds it answers 503 `UNAVAILABLE`.'
  );
}

/**
 * As `awaitSettled`.
 * @param isPoll the list is asked for by time, where a gap would be believed
 * @throws UNAVAILABLE for a poll when an act takes longer than the request may wait
 */
export async function settledUntil(
  deps: OperationDeps,
  organizationId: OrganizationId,
  patienceMs: number,
  isPoll: boolean,
): Promise<Date | undefined> {
  const until = await awaitSettled(deps, organizationId, patienceMs);
  if (until || !isPoll) return until;
  throw new Problem(
    'UNAVAILABLE',
    'A change in this workspace takes long, and a list by time waits for it.',
    { retryAfterS: 5 },
  );
}
