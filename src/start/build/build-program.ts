import { join } from 'node:path';
import { packageFolder } from '../../package-folder.ts';
import { waitForLock } from '@countersign/embedded/processes/exclusive-lock';
import type { Progress } from '@countersign/embedded/progress';
import { buildScript, cacheFolder, runBuild } from './run-build.ts';

/**
 * Builds the program into `dist`, which `bin/countersign.js` runs instead of the sources as long as
 * none of them is newer; one process builds at a time.
 * @throws {StartupError} when the build fails
 */
export async function buildProgram(
  { say }: Pick<Progress, 'say'>,
  signal?: AbortSignal,
): Promise<void> {
  const lock = await waitForLock(join(cacheFolder, 'program.lock'), (waitedMs) => {
    if (waitedMs === 0) say('Waiting for another process that is building the program ...');
  });
  try {
    say('Building the program ...');
    const fresh = join(cacheFolder, `program-${process.pid}`);
    const script = buildScript('build-program-child.ts');
    await runBuild('The program', [script, fresh, join(packageFolder, 'dist')], signal);
    say('Built the program.');
  } finally {
    lock.release();
  }
}
