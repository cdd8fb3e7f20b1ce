import { setTimeout as pause } from 'node:timers/promises';
import type { OrganizationId } from '../../domain/ids.ts';
import { readActs } from '../../persistence/stores/log/acts.ts';
import type { OperationDeps } from './context.ts';
import { workspaceTime } from './workspace-time.ts';

/** A timer may come a millisecond early. */
const leaveMs = 2;
/** A clock that is further behind the newest entry is not waited for: it may stand. */
const maxLeaveMs = 10;
const firstLookMs = 2;
const maxLookMs = 100;

/**
 * Waits until all that is dated until some moment, the newest entry or later, is committed or given
 * up, and answers with that moment: a list until then has nothing inserted into it any more. Acts
 * that are announced later are dated later, and are not waited for; none waits for this.
 * @returns undefined when one of them takes longer than `patienceMs`
 */
export async function awaitSettled(
  deps: Pick<OperationDeps, 'database' | 'clock' | 'testClock'>,
  organizationId: OrganizationId,
  patienceMs: number,
): Promise<Date | undefined> {
  const endMs = performance.now() + patienceMs;
  const now = workspaceTime(deps);
  // Whoever took their time in a millisecond that is over had announced themselves by now.
  const gone = new Date(now.getTime() - 1);
  const seen = await readActs(deps.database, organizationId);
  const until = seen.newest && seen.newest > gone ? seen.newest : gone;
  let { underWay } = seen;
  if (until > gone) {
    // One's own act of a moment ago is to be seen: its millisecond has to be over, too.
    const aheadMs = until.getTime() - now.getTime();
    await pause(Math.min(aheadMs + leaveMs, maxLeaveMs));
    ({ underWay } = await readActs(deps.database, organizationId));
  }
  const waitedFor = new Set(underWay);
  for (let waitMs = firstLookMs; waitedFor.size > 0; waitMs = Math.min(2 * waitMs, maxLookMs)) {
    const leftMs = endMs - performance.now();
    if (leftMs <= 0) return undefined;
    await pause(Math.min(waitMs, leftMs));
    ({ underWay } = await readActs(deps.database, organizationId));
    for (const one of waitedFor) if (!underWay.includes(one)) waitedFor.delete(one);
  }
  return until;
}
