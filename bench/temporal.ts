import { searchAttributeArguments } from '@countersign/embedded/temporal/search-attributes';
import { searchAttributes } from '../src/workflows/search-attributes.ts';
import { toolsDir } from '../src/package-folder.ts';
import { join } from 'node:path';
import type { Child } from '@countersign/embedded/processes/child';
import { acquireTemporalCli } from '@countersign/embedded/temporal/acquire-temporal-cli';
import { cacheDir, chosenProgram, searchPath } from '../src/processes/config/config.ts';
import { freePort } from '@countersign/embedded/processes/ports';
import { makeProgress } from '@countersign/embedded/progress';
import { startTemporal } from '@countersign/embedded/temporal/start-temporal';
import { startTemporalOnPostgres } from '../tools/temporal-on-postgres/start.ts';

/** `dev`: the development server of `npm start`, on SQLite; `postgres`: one as in production. */
export const temporalKinds = ['dev', 'postgres'] as const;
export type TemporalKind = (typeof temporalKinds)[number];

export interface BenchTemporal {
  kind: TemporalKind;
  address: string;
  metricsUrl: string;
  stop(): Promise<void>;
}

export async function startBenchTemporal(
  kind: TemporalKind,
  folder: string,
  onSpawn: (child: Child) => void,
): Promise<BenchTemporal> {
  const progress = makeProgress(process.stderr, () => performance.now());
  if (kind === 'postgres') {
    return { kind, ...(await startTemporalOnPostgres(progress)) };
  }
  const program = await acquireTemporalCli(toolsDir, {
    cacheDir: cacheDir(),
    chosen: chosenProgram('TEMPORAL_CLI'),
    path: searchPath(),
    progress,
  });
  const [port, uiPort, metricsPort] = [await freePort(), await freePort(), await freePort()];
  const server = await startTemporal({
    program,
    port,
    uiPort,
    metricsPort,
    namespace: 'default',
    searchAttributes: searchAttributeArguments(searchAttributes),
    onSpawn,
    databaseFile: join(folder, 'temporal.db'),
    logFile: join(folder, 'log', 'temporal.log'),
  });
  return {
    kind,
    address: `127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    stop: () => server.stop(),
  };
}
