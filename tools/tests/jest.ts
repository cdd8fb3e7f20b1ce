import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './kinds.ts';

/** Runs Jest to its end, with its output here. @returns its exit status */
export function jest(args: string[], variables: NodeJS.ProcessEnv = {}): number {
  const program = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const env = { ...process.env, ...variables };
  return (
    spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit', env }).status ??
    1
  );
}
