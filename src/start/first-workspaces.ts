import { fileURLToPath } from 'node:url';
import { isBuilt } from '../package-folder.ts';
import type { FirstKeys } from '@countersign/embedded/data-dir/runtime-file';
import { runStep } from '@countersign/embedded/processes/run-step';
import { StartupError } from '@countersign/embedded/startup-error';

const script = new URL(`./first-workspaces-child.${isBuilt ? 'js' : 'ts'}`, import.meta.url);

/**
 * Makes the first workspace and a test workspace with their owner, where there is none yet, and keys
 * of the owner's with all scopes, in a process of its own: this one would keep the packages that it
 * takes in memory.
 * @param env as API and worker have it
 * @param known keys that are there already
 * @returns the keys, which are shown only now
 * @throws {StartupError} they could not be made
 */
export async function makeFirstWorkspaces(
  env: NodeJS.ProcessEnv,
  known: Partial<FirstKeys> = {},
): Promise<FirstKeys> {
  const missing = (['api_key', 'test_api_key'] as const).filter((name) => !known[name]);
  const args = [fileURLToPath(script), ...missing];
  const { ok, stdout, lastError } = await runStep(process.execPath, args, { env });
  if (ok) return { ...known, ...(JSON.parse(stdout) as FirstKeys) };
  throw new StartupError(`The first workspaces could not be made (${lastError}).`);
}
