import type { Database } from '../../persistence/orm.ts';
import { inTestLog } from '../../persistence/test-log.ts';
import type { OperationDeps, TestAuthorities } from '../unit-of-work/context.ts';
import { workspaceTime } from '../unit-of-work/workspace-time.ts';

/** What records are made with and evidence is held against, in the workspace that is served. */
export async function authoritiesOf(
  deps: OperationDeps,
  now: Date = workspaceTime(deps),
): Promise<
  Pick<TestAuthorities, 'records' | 'logPublicKeys'> & Partial<Pick<TestAuthorities, 'trusted'>>
> {
  return deps.testClock ? deps.testAuthorities(now) : deps;
}

/** Runs work on the log of the workspace that is served. */
export function inOwnLog<T>(
  { database, testClock }: Pick<OperationDeps, 'database' | 'testClock'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  return testClock ? inTestLog(database, work) : work(database);
}
