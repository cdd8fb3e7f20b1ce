import type { OrganizationId } from '../../domain/ids.ts';
import {
  clockAdvancing,
  targetOf,
  type AdvanceCommand,
} from '../../domain/test-workspace/advance.ts';
import {
  countLeaving,
  countUnsealed,
  dueUntil,
  undispatched,
} from '../../persistence/stores/test-workspaces/test-schedules.ts';
import {
  beginAdvance,
  readClockRow,
  setClock,
} from '../../persistence/stores/test-workspaces/test-workspaces.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';

/**
 * Sets the clock of a test workspace going: from here on it stands, and whoever moves it knows from
 * the database where to. Where nothing falls due on the way it is there at once.
 * @returns where it was
 * @throws VALIDATION_ERROR, CLOCK_ADVANCING
 */
export async function startAdvance(
  tx: Transaction,
  organizationId: OrganizationId,
  command: AdvanceCommand,
): Promise<Date> {
  const row = await readClockRow(tx.em, organizationId, 'locked');
  if (!row) throw new Error('A key of a test workspace has a clock.');
  if (row.advancingTo) throw clockAdvancing();
  const real = tx.deps.clock.now();
  const from = new Date(real.getTime() + row.offsetMs);
  const to = targetOf(command, from, real);
  if (await isQuiet(tx.deps, organizationId, to)) {
    await setClock(tx.em, organizationId, to, real);
  } else {
    await beginAdvance(tx.em, organizationId, { from, to });
  }
  return from;
}

/**
 * Whether nothing is under way, and nothing falls due until then. One after the other: what a change
 * makes fall due is noted before it counts as handed over.
 */
async function isQuiet(
  { database }: OperationDeps,
  organizationId: OrganizationId,
  until: Date,
): Promise<boolean> {
  return (
    (await undispatched(database, organizationId, 1)).length === 0 &&
    (await dueUntil(database, organizationId, until, 1)).length === 0 &&
    (await countUnsealed(database, organizationId)) === 0 &&
    (await countLeaving(database, organizationId)) === 0
  );
}
