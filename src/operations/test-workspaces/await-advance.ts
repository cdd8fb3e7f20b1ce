import type { OrganizationId } from '../../domain/ids.ts';
import {
  listHappened,
  type Happened,
} from '../../persistence/stores/test-workspaces/test-happened.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { readTime, untilTrue } from './read-clock.ts';

export interface AdvanceView {
  now: Date;
  advancing: boolean;
  happened: Happened[];
}

/**
 * Waits for a move to end, and tells what fell due on the way: all of it, or as much as has.
 * @param closed once nobody waits any more
 */
export async function awaitAdvance(
  deps: Pick<OperationDeps, 'database' | 'clock'>,
  organizationId: OrganizationId,
  { from, to }: { from: Date; to: Date },
  patienceMs: number,
  closed: AbortSignal,
): Promise<AdvanceView> {
  // Asked again, later: another move may be under way by then, beyond this one.
  const isThere = async () => {
    const { now, advancing } = await readTime(deps, organizationId);
    return !advancing || now > to;
  };
  const there = await untilTrue(patienceMs, isThere, closed);
  const { now } = await readTime(deps, organizationId);
  const happened = await listHappened(deps.database, organizationId, { from, to });
  return { now, advancing: !there, happened };
}
