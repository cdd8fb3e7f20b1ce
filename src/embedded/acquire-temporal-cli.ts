import { join } from 'node:path';
import { acquire, pinnedVersion, toolsDir, type AcquireOptions, type Attempt } from './acquire.ts';
import { downloadWithSdk } from './download-with-sdk.ts';
import { runStep } from './run-step.ts';

const mainPackage = 'github.com/temporalio/cli/cmd/temporal';

/**
 * Path of the `temporal` program: PATH, our cache, the SDK's own download, a build from source with Go.
 * @throws {StartupError} with the three ways out
 */
export async function acquireTemporalCli(options: AcquireOptions): Promise<string> {
  const version = pinnedVersion('go.mod', /temporalio\/cli v([\d.]+)/);
  const what = 'the Temporal server';
  return acquire(
    {
      what,
      program: 'temporal',
      cacheName: `temporal-cli-${version}`,
      attempts: [downloadWithSdk('dev-server', what, options), buildWithGo(version, options)],
      waysOut:
        'Install the Temporal CLI so that `temporal` is on PATH (https://docs.temporal.io/cli), ' +
        'or install Go 1.26 or newer so that it can be built from source, ' +
        'or set TEMPORAL_ADDRESS to a Temporal server that is running.',
    },
    options,
  );
}

/** About three minutes on two cores; `go build -v` names each package as it is compiled. */
function buildWithGo(version: string, { progress, signal }: AcquireOptions): Attempt {
  return async (folder) => {
    const found = await runStep('go', ['version'], { signal });
    if (!found.ok) return 'Go is not installed';
    progress.say(
      `Building Temporal ${version} from source with Go, once (about three minutes) ...`,
    );
    let downloaded = 0;
    const listed = await runStep('go', ['list', '-deps', mainPackage], {
      cwd: toolsDir,
      signal,
      onErrorLine: () => progress.update(`  downloading sources: ${(downloaded += 1)} modules`),
    });
    if (!listed.ok) return `go list failed: ${listed.lastError}`;
    const total = listed.stdout.trim().split('\n').length;
    let compiled = 0;
    const flags = ['-v', '-trimpath', '-ldflags', '-s -w', '-o', join(folder, 'temporal')];
    const built = await runStep('go', ['build', ...flags, mainPackage], {
      cwd: toolsDir,
      signal,
      onErrorLine: () => progress.update(`  compiled ${(compiled += 1)} of ${total} packages`),
    });
    if (!built.ok) return `go build failed: ${built.lastError}`;
    progress.say(`Built Temporal ${version}.`);
    return undefined;
  };
}
