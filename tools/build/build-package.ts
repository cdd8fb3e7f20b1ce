import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageFolder } from '../../src/package-folder.ts';

const run = promisify(execFile);

/**
 * Runs the build that a package names in its scripts, which is Vite's.
 * @param folder as `packages/verifier`
 * @param into where it writes to, and removes nothing
 */
export async function buildPackage(folder: string, into: string): Promise<void> {
  const cwd = join(packageFolder, folder);
  await run('npm', ['run', '--silent', 'build', '--', '--outDir', into], { cwd });
}
