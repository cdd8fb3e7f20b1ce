import { workspaceTimeMs, type TestClock } from '../../domain/test-workspace/clock.ts';
import type { OperationDeps } from './context.ts';

/** What facts are dated by: the service's time, in a test workspace that of its clock. */
export function workspaceTime(
  { clock, testClock }: Pick<OperationDeps, 'clock' | 'testClock'>,
  ofDocument?: TestClock,
): Date {
  return new Date(workspaceTimeMs(ofDocument ?? testClock, clock.now().getTime()));
}

/** Facts of a test workspace are dated by its own clock. */
export function ofWorkspace(
  operations: OperationDeps,
  { testClock }: Pick<OperationDeps, 'testClock'>,
): OperationDeps {
  return testClock ? { ...operations, testClock } : operations;
}
