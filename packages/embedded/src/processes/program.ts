import { setTimeout as pause } from 'node:timers/promises';
import { startChild, type Child } from './child.ts';
import { lastLogLine } from './log-file.ts';
import { StartupError } from '../startup-error.ts';

export interface ProgramOptions {
  /** `api` or `worker`. */
  name: string;
  /** What Node runs: a file and its arguments. */
  args: string[];
  env: NodeJS.ProcessEnv;
  logFile: string;
  onSpawn?: (child: Child) => void;
}

/**
 * A start takes over a minute on a busy machine; with a shorter limit it would never come up there.
 */
const readyLimitMs = 180_000;

/**
 * Starts one of our own programs and returns once it says `process.send('ready')`.
 * @throws {StartupError} it ended before, or said nothing for three minutes
 */
export async function startProgram(options: ProgramOptions): Promise<Child> {
  const { name, args, env, logFile, onSpawn } = options;
  const child = await startChild({
    command: process.execPath,
    args,
    env,
    logFile,
    onSpawn,
    stopSignal: 'SIGTERM',
    reportsReady: true,
  });
  const raceOver = new AbortController();
  const { signal } = raceOver;
  const tooLate = pause(readyLimitMs, 'it was not ready within three minutes', { signal });
  const failure = await Promise.race([child.ready, child.exited, tooLate]);
  raceOver.abort();
  if (failure === undefined) return child;
  await child.stop();
  throw new StartupError(
    `The ${name} did not start (${failure}): ${await lastLogLine(logFile)} See ${logFile}.`,
  );
}
