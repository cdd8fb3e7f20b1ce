import { dirname, join } from 'node:path';
import { toolsDir } from '../../src/package-folder.ts';
import { cacheDir } from '../../src/processes/config/config.ts';
import { acquire, pinnedVersion } from '@countersign/embedded/temporal/acquire';
import { buildWithGo } from '@countersign/embedded/temporal/build-with-go';
import type { Progress } from '@countersign/embedded/progress';

export interface TemporalPrograms {
  server: string;
  /** Makes and updates the server's schema. */
  sqlTool: string;
}

const cwd = join(toolsDir, 'server');

/**
 * Paths of the server and its schema tool, which must be of one version: they are always our own.
 * @throws {StartupError} Go is missing, or the build fails
 */
export async function temporalPrograms(progress: Progress): Promise<TemporalPrograms> {
  const version = pinnedVersion(join(cwd, 'go.mod'), /go\.temporal\.io\/server v([\d.]+)/);
  const options = { cacheDir: cacheDir(), path: '', progress };
  const build = buildWithGo(
    {
      what: `the Temporal server ${version} for PostgreSQL`,
      takes: 'about five minutes',
      cwd,
      programs: {
        'temporal-server': 'go.temporal.io/server/cmd/server',
        'temporal-sql-tool': 'go.temporal.io/server/cmd/tools/sql',
      },
    },
    options,
  );
  const server = await acquire(
    {
      what: 'the Temporal server for PostgreSQL',
      program: 'temporal-server',
      cacheName: `temporal-server-${version}`,
      attempts: [build],
      waysOut: 'Install Go 1.26 or newer.',
    },
    options,
  );
  return { server, sqlTool: join(dirname(server), 'temporal-sql-tool') };
}
