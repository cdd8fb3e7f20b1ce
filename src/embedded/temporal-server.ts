import { cacheDir, searchPath, type Config } from '../config.ts';
import { acquireTemporalCli } from './acquire-temporal-cli.ts';
import { dataDirPaths } from './data-dir.ts';
import type { Instance } from './instance.ts';
import { firstFreePort, freePort, portIsFree } from './ports.ts';
import type { Progress } from './progress.ts';
import { startTemporal } from './temporal.ts';

export interface TemporalServer {
  /** host:port */
  address: string;
  /** Absent when the server is not ours. */
  uiUrl?: string;
}

const usualUiPort = 8233;
/** Another instance that starts at the same moment may take the port we have just found free. */
const portAttempts = 3;

/** Brings Temporal up, unless its address is given. */
export async function startTemporalServer(
  config: Config,
  instance: Instance,
  progress: Progress,
  signal: AbortSignal,
): Promise<TemporalServer> {
  if (config.temporalAddress !== undefined) return { address: config.temporalAddress };
  const program = await acquireTemporalCli({
    cacheDir: cacheDir(),
    path: searchPath(),
    progress,
    signal,
  });
  const paths = dataDirPaths(config.dataDir);
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    const port = await freePort();
    const uiPort = config.temporalUiPort ?? (await firstFreePort(usualUiPort));
    const options = {
      ...{ program, port, uiPort, databaseFile: paths.temporalDatabase },
      ...{ namespace: config.temporalNamespace, logFile: paths.log('temporal') },
    };
    try {
      await instance.run('temporal', (onSpawn) => startTemporal({ ...options, onSpawn }));
      return { address: `127.0.0.1:${port}`, uiUrl: `http://localhost:${uiPort}` };
    } catch (error) {
      const portsAreFree = (await portIsFree(port)) && (await portIsFree(uiPort));
      if (portsAreFree || attempt === portAttempts) throw error;
    }
  }
}
