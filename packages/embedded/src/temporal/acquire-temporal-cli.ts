import { join } from 'node:path';
import { acquire, pinnedVersion, type AcquireOptions } from './acquire.ts';
import { buildWithGo } from './build-with-go.ts';
import { readChecksums } from './checksums.ts';
import { downloadRelease } from './download-release.ts';

const programs = { temporal: 'github.com/temporalio/cli/cmd/temporal' };

/**
 * Path of the `temporal` program: the one that TEMPORAL_CLI names, our cache, the publisher's
 * archive if it has our checksum, a build with Go from sources that go.sum pins.
 * @param toolsDir holds `checksums.txt`, and `go.mod` with the `go.sum` that pins the sources
 * @throws {StartupError} with the three ways out
 */
export async function acquireTemporalCli(
  toolsDir: string,
  options: AcquireOptions,
): Promise<string> {
  const version = pinnedVersion(join(toolsDir, 'go.mod'), /temporalio\/cli v([\d.]+)/);
  const what = 'the Temporal server';
  const build = { what: `Temporal ${version}`, takes: 'about three minutes', programs };
  const release = {
    what,
    version,
    artifact: 'temporal_cli',
    folderUrl: `https://github.com/temporalio/cli/releases/download/v${version}`,
    program: 'temporal',
    checksums: readChecksums(join(toolsDir, 'checksums.txt')),
  };
  return acquire(
    {
      what,
      program: 'temporal',
      cacheName: `temporal-cli-${version}`,
      attempts: [
        downloadRelease(release, options),
        buildWithGo({ ...build, cwd: toolsDir }, options),
      ],
      waysOut:
        'Install the Temporal CLI (https://docs.temporal.io/cli) and set TEMPORAL_CLI to its path, ' +
        'or install Go 1.26 or newer so that it can be built from source, ' +
        'or set TEMPORAL_ADDRESS to a Temporal server that is running.',
    },
    options,
  );
}
