import { toolsDir } from '../../src/package-folder.ts';
import { cacheDir, chosenProgram, searchPath } from '../../src/processes/config/config.ts';
import { acquireTemporalCli } from '@countersign/embedded/temporal/acquire-temporal-cli';
import { acquireTestServer } from './acquire-test-server.ts';
import { makeProgress } from '@countersign/embedded/progress';
import type { TestServers } from './servers.ts';

/** Gets both servers ready to be started; the first time takes minutes and says so. */
export async function acquireTemporalServers(): Promise<NonNullable<TestServers['temporal']>> {
  const options = {
    cacheDir: cacheDir(),
    path: searchPath(),
    progress: makeProgress(process.stderr, () => Date.now()),
  };
  return {
    cliPath: await acquireTemporalCli(toolsDir, {
      ...options,
      chosen: chosenProgram('TEMPORAL_CLI'),
    }),
    testServerPath: await acquireTestServer({
      ...options,
      chosen: chosenProgram('TEMPORAL_TEST_SERVER'),
    }),
  };
}
