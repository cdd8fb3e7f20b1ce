import { searchAttributeArguments } from '@countersign/embedded/temporal/search-attributes';
import { searchAttributes } from '../workflows/search-attributes.ts';
import { toolsDir } from '../package-folder.ts';
import {
  cacheDir,
  childEnvironment,
  chosenProgram,
  searchPath,
  type Config,
} from '../processes/config/config.ts';
import { acquireTemporalCli } from '@countersign/embedded/temporal/acquire-temporal-cli';
import { dataDirPaths } from '@countersign/embedded/data-dir/take-data-dir';
import type { Instance } from '@countersign/embedded/instance';
import { firstFreePort, freePort, startOnPorts } from '@countersign/embedded/processes/ports';
import type { Progress } from '@countersign/embedded/progress';
import { startTemporal } from '@countersign/embedded/temporal/start-temporal';

export interface TemporalServer {
  /** host:port */
  address: string;
  /** Absent when the server is not ours. */
  uiUrl?: string;
}

const usualUiPort = 8233;

/** Brings Temporal up, unless its address is given. */
export async function startTemporalServer(
  config: Config,
  instance: Instance,
  progress: Progress,
  signal: AbortSignal,
): Promise<TemporalServer> {
  if (config.temporalAddress !== undefined) return { address: config.temporalAddress };
  const program = await acquireTemporalCli(toolsDir, {
    cacheDir: cacheDir(),
    chosen: chosenProgram('TEMPORAL_CLI'),
    path: searchPath(),
    progress,
    signal,
  });
  const paths = dataDirPaths(config.dataDir);
  const options = {
    program,
    databaseFile: paths.temporalDatabase,
    namespace: config.temporalNamespace,
    searchAttributes: searchAttributeArguments(searchAttributes),
    logFile: paths.log('temporal'),
    // Go's garbage may grow to half of what lives, not to as much: some 40 MB for 3 % of its time.
    env: childEnvironment({ GOGC: '50' }),
  };
  const [port, uiPort] = await startOnPorts(
    async (): Promise<[number, number]> => {
      signal.throwIfAborted();
      return [await freePort(), config.temporalUiPort ?? (await firstFreePort(usualUiPort))];
    },
    (serverPort, shownPort) =>
      instance.run('temporal', (onSpawn) =>
        startTemporal({ ...options, port: serverPort, uiPort: shownPort, onSpawn }),
      ),
  );
  return { address: `127.0.0.1:${port}`, uiUrl: `http://localhost:${uiPort}` };
}
