import { acquire, pinnedVersion, toolsDir, type AcquireOptions } from './acquire.ts';
import { buildWithGo } from './build-with-go.ts';
import { downloadWithSdk } from './download-with-sdk.ts';

const programs = { temporal: 'github.com/temporalio/cli/cmd/temporal' };

/**
 * Path of the `temporal` program: PATH, our cache, the SDK's own download, a build from source with
 * Go.
 * @throws {StartupError} with the three ways out
 */
export async function acquireTemporalCli(options: AcquireOptions): Promise<string> {
  const version = pinnedVersion('go.mod', /temporalio\/cli v([\d.]+)/);
  const what = 'the Temporal server';
  const build = { what: `Temporal ${version}`, takes: 'about three minutes', programs };
  return acquire(
    {
      what,
      program: 'temporal',
      cacheName: `temporal-cli-${version}`,
      attempts: [
        downloadWithSdk('dev-server', what, options),
        buildWithGo({ ...build, cwd: toolsDir }, options),
      ],
      waysOut:
        'Install the Temporal CLI so that `temporal` is on PATH (https://docs.temporal.io/cli), ' +
        'or install Go 1.26 or newer so that it can be built from source, ' +
        'or set TEMPORAL_ADDRESS to a Temporal server that is running.',
    },
    options,
  );
}
