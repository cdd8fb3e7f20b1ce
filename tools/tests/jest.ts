import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './kinds.ts';

/** Runs Jest to its end, with its output here. @returns its exit status */
export function jest(args: string[], variables: NodeJS.ProcessEnv = {}): number {
  const program = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const env = { ...process.env, ...variables };
  const options = { cwd: root, stdio: 'inherit', env } as const;
  return spawnSync(process.execPath, [program, ...args], options).status ?? 1;
}
