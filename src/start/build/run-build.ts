import { join } from 'node:path';
import { childEnvironment } from '../../processes/config/config.ts';
import { packageFolder } from '../../package-folder.ts';
import { runStep } from '@countersign/embedded/processes/run-step';
import { StartupError } from '@countersign/embedded/startup-error';

export const cacheFolder = join(packageFolder, '.cache');

/** A script of this folder; a built program runs those of the sources beside it, where there are any. */
export const buildScript = (name: string) => join(packageFolder, 'src', 'start', 'build', name);

/**
 * Runs a build in a child: Vite takes much memory and leaves NODE_ENV=production behind, which API
 * and worker would refuse.
 * @param what is built, as a sentence begins
 * @param args script and its arguments
 * @throws {StartupError} when it fails
 */
export async function runBuild(what: string, args: string[], signal?: AbortSignal): Promise<void> {
  // Vite builds another page for whoever says what else they run for, tests for one.
  const env = childEnvironment({ NODE_ENV: 'production' });
  const { ok, lastError } = await runStep(process.execPath, args, { env, signal });
  signal?.throwIfAborted();
  if (ok) return;
  throw new StartupError(
    `${what} could not be built (${lastError}). ` +
      'Install the development dependencies too (npm ci) and try `npm run build`.',
  );
}
