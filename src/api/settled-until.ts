import type { OrganizationId } from '../domain/ids.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { awaitSettled } from '../operations/unit-of-work/await-settled.ts';
import { Problem } from './problem.ts';

/** How a client goes by the time, as Markdown for the reference. */
export function pollByTime(what: string): string {
  return (
    `To follow new ${what}, ask with \`created_after\` set to the newest \`created_at\` that you ` +
    'were shown, and go on by `cursor`: each is given once, also one that came in late. The ' +
    'first page waits for changes that are under way; when one takes longer than five seconds it ' +
    'answers 503 `UNAVAILABLE`.'
  );
}

/** As `awaitSettled`. @throws UNAVAILABLE when an act takes longer than the request may wait */
export async function settledUntil(
  deps: OperationDeps,
  organizationId: OrganizationId,
  patienceMs: number,
): Promise<Date> {
  const until = await awaitSettled(deps, organizationId, patienceMs);
  if (until) return until;
  throw new Problem(
    'UNAVAILABLE',
    'A change in this workspace takes long, and a list by time waits for it.',
    { retryAfterS: 5 },
  );
}
