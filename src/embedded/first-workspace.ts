import { fileURLToPath } from 'node:url';
import { isBuilt } from '../package-folder.ts';
import { runStep } from './processes/run-step.ts';
import { StartupError } from './startup-error.ts';

const script = new URL(`./first-workspace-child.${isBuilt ? 'js' : 'ts'}`, import.meta.url);

/**
 * Makes the first workspace with its owner, if there is none yet, and a key of the owner's with all
 * scopes, in a process of its own: this one would keep the packages that it takes in memory.
 * @param env as API and worker have it
 * @returns the key, which is shown only now
 * @throws {StartupError} it could not be made
 */
export async function makeFirstWorkspace(env: NodeJS.ProcessEnv): Promise<string> {
  const { ok, stdout, lastError } = await runStep(process.execPath, [fileURLToPath(script)], {
    env,
  });
  if (ok) return stdout;
  throw new StartupError(`The first workspace could not be made (${lastError}).`);
}
