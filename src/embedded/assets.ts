import { buildWeb, webDistFolder } from '../../tools/build.ts';
import type { Progress } from './progress.ts';
import { StartupError } from './startup-error.ts';

/**
 * Makes sure that the built signing page fits its sources; costs a few milliseconds when it does.
 * @returns the folder that the API serves the page from
 * @throws {StartupError} when the build fails
 */
export async function ensureWebBuilt({ progress }: { progress: Progress }): Promise<string> {
  try {
    await buildWeb((line) => progress.say(line));
    return webDistFolder;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new StartupError(
      `The signing page could not be built (${reason ?? ''}). ` +
        'Install the development dependencies too (npm ci) and try `npm run build`.',
    );
  }
}
