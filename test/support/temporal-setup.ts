import { cacheDir, chosenProgram, searchPath } from '../../src/config.ts';
import { acquireTemporalCli } from '../../src/embedded/temporal/acquire-temporal-cli.ts';
import { acquireTestServer } from './acquire-test-server.ts';
import { makeProgress } from '../../src/embedded/progress.ts';
import type { TestServers } from './servers.ts';

/** Gets both servers ready to be started; the first time takes minutes and says so. */
export async function acquireTemporalServers(): Promise<NonNullable<TestServers['temporal']>> {
  const options = {
    cacheDir: cacheDir(),
    path: searchPath(),
    progress: makeProgress(process.stderr, () => Date.now()),
  };
  return {
    cliPath: await acquireTemporalCli({ ...options, chosen: chosenProgram('TEMPORAL_CLI') }),
    testServerPath: await acquireTestServer({
      ...options,
      chosen: chosenProgram('TEMPORAL_TEST_SERVER'),
    }),
  };
}
