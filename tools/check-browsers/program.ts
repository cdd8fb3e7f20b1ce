import type { ChildProcess } from 'node:child_process';

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
