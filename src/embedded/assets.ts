import { join } from 'node:path';
import { buildWeb, webDistFolder, webIsCurrent } from '../../tools/build.ts';
import { waitForLock } from './exclusive-lock.ts';
import type { Progress } from './progress.ts';
import { StartupError } from './startup-error.ts';

/**
 * Makes sure that the built signing page fits its sources; costs a few milliseconds when it does.
 * @returns the folder that the API serves the page from
 * @throws {StartupError} when the build fails
 */
export async function ensureWebBuilt({ progress }: { progress: Progress }): Promise<string> {
  if (webIsCurrent()) return webDistFolder;
  const lock = await waitForLock(join(webDistFolder, '..', '..', '.cache', 'web.lock'), () =>
    progress.say('Waiting for another process that is building the signing page ...'),
  );
  try {
    if (webIsCurrent()) return webDistFolder;
    progress.say('Building the signing page, once ...');
    await buildWeb();
    progress.say('Built the signing page.');
    return webDistFolder;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new StartupError(
      `The signing page could not be built (${reason ?? ''}). ` +
        'Install the development dependencies too (npm ci) and try `npm run build`.',
    );
  } finally {
    lock.release();
  }
}
