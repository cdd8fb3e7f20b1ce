import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressIn } from './commands.ts';

/** A browser to be started, with libraries of its own besides the system's. */
export interface Program {
  program: string;
  /** Folders, with colons between. */
  libraries?: string;
}

/** The environment of a program that finds these libraries before the system's. */
export function withLibraries(libraries: string | undefined): NodeJS.ProcessEnv {
  return libraries === undefined ? process.env : { ...process.env, LD_LIBRARY_PATH: libraries };
}

/** Nothing that was started stays when the check ends in its middle. */
export function endsWithUs<T extends ChildProcess>(running: T): T {
  const end = () => void running.kill();
  process.once('exit', end);
  running.once('exit', () => process.off('exit', end));
  return running;
}

/** How one browser is started, and told to listen. */
interface StartOptions {
  /** Of its command line, for a profile in this folder. */
  options: (profile: string) => string[];
  env?: NodeJS.ProcessEnv;
  /** What it prints before its address. */
  listening: string;
}

/** Starts a browser with a profile of its own. @returns the address to drive it by, and its end */
export async function startBrowser(
  { program, libraries }: Program,
  { options, env, listening }: StartOptions,
): Promise<{ address: string; close: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'check-browser-'));
  const started = spawn(program, options(profile), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...withLibraries(libraries), ...env },
  });
  const running = endsWithUs(started);
  return {
    address: await addressIn(running.stderr, listening),
    async close() {
      const over = once(running, 'exit');
      running.kill();
      await over;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
