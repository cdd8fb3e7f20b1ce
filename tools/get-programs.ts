import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';

/** What judges could not be had here, such as without a network: nothing was judged. */
export class NotHad extends Error {}

/** None of them is waited for longer. */
const installMs = 240_000;

/**
 * Installs by apt what is missing of programs, or of files by their paths, by the package that each
 * is in, or by several with spaces between.
 * @throws {NotHad}
 */
export function getPrograms(wanted: Readonly<Record<string, string>>): void {
  const isHere = (one: string) =>
    isAbsolute(one) ? existsSync(one) : !spawnSync(one, ['--version'], { stdio: 'ignore' }).error;
  const missing = Object.entries(wanted).flatMap(([one, name]) =>
    isHere(one) ? [] : name.split(' '),
  );
  if (missing.length === 0) return;
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', ...missing);
}

/** What was interrupted while it was made is made again. */
export function once(folder: string, make: () => void): void {
  const complete = `${folder}.complete`;
  if (existsSync(complete)) return;
  rmSync(folder, { recursive: true, force: true });
  make();
  writeFileSync(complete, '');
}

/** @throws {NotHad} */
export function run(tool: string, ...args: string[]): void {
  try {
    execFileSync(tool, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: installMs });
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    const reason = said.split('\n').at(-1) ?? '';
    throw new NotHad(`${tool} ${args[0] ?? ''} failed: ${reason || String(cause)}`, {
      cause,
    });
  }
}
