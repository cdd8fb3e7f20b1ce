import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentId, OrganizationId } from '../../domain/ids.ts';
import type { NextStep } from '../../domain/test-workspace/next-step.ts';
import { laterOf } from '../../domain/time.ts';
import { dueUntil, undispatched } from '../../persistence/stores/test-workspaces/test-schedules.ts';
import { readClockRow } from '../../persistence/stores/test-workspaces/test-workspaces.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** For what was committed a moment ago to reach its workflow. */
const scheduleWaitMs = 1_000;
const lookAgainMs = 25;
/** Later than any step of a document. */
const always = new Date(Date.UTC(9999, 0, 1));

type ClockDeps = Pick<OperationDeps, 'database' | 'clock'>;

export interface ClockView {
  now: Date;
  advancing: boolean;
  /** What falls due next. */
  next: { at: Date; why: NextStep['why']; documentId: DocumentId } | undefined;
}

/** The clock of a test workspace, and what falls due next. */
export async function readClock(
  deps: ClockDeps,
  organizationId: OrganizationId,
): Promise<ClockView> {
  const isInStep = async () => (await undispatched(deps.database, organizationId, 1)).length === 0;
  await untilTrue(scheduleWaitMs, isInStep);
  const clock = await readTime(deps, organizationId);
  const [due] = await dueUntil(deps.database, organizationId, always, 1);
  if (!due) return { ...clock, next: undefined };
  const { dueAt, why, documentId } = due;
  return { ...clock, next: { at: laterOf(dueAt, clock.now), why, documentId } };
}

/** What time it is in a test workspace, and whether its clock is being moved. */
export async function readTime(
  { database, clock }: ClockDeps,
  organizationId: OrganizationId,
): Promise<{ now: Date; advancing: boolean }> {
  const row = await readClockRow(database.fork(), organizationId);
  if (!row) throw new Error('A key of a test workspace has a clock.');
  const now = row.standsAt ?? new Date(clock.now().getTime() + row.offsetMs);
  return { now, advancing: row.advancingTo !== null };
}

/** Looks again and again. @returns whether it came true in time */
export async function untilTrue(
  ms: number,
  isTrue: () => Promise<boolean>,
  closed?: AbortSignal,
): Promise<boolean> {
  const end = performance.now() + ms;
  while (!(await isTrue())) {
    if (performance.now() >= end || closed?.aborted) return false;
    await pause(lookAgainMs);
  }
  return true;
}
