import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../src/package-folder.ts';
import { getPrograms, NotHad } from '../get-programs.ts';

const minutes = 60_000;

/** What a language needs could not be had here, such as without a network: its client was not judged. */
export class NoToolchain extends Error {}

/**
 * A Python of its own in the folder, with the client as its page says, and mypy.
 * @throws {NoToolchain}
 */
export function getPython(folder: string): string {
  const home = join(folder, 'python');
  const python = join(home, 'bin', 'python');
  get(() => {
    getPrograms({ python3: 'python3-venv' });
    run('python3', '-m', 'venv', home);
    // A copy: what pip builds lies beside the sources.
    const sources = join(folder, 'python-client');
    cpSync(join(packageFolder, 'clients', 'python'), sources, { recursive: true });
    run(python, '-m', 'pip', 'install', '-q', sources, 'mypy==1.19.1');
  });
  return python;
}

/** @throws {NoToolchain} without Go 1.23 or later */
export function requireGo(): void {
  get(() => {
    const [, minor = '0'] = /go1\.(\d+)/.exec(String(execFileSync('go', ['version']))) ?? [];
    if (Number(minor) < 23) throw new NotHad('Go 1.23 or later is needed.');
  });
}

function get(work: () => void): void {
  try {
    work();
  } catch (cause) {
    throw new NoToolchain(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function run(tool: string, ...args: string[]): void {
  execFileSync(tool, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 5 * minutes });
}
