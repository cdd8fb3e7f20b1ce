import { spawn, type SpawnOptions } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { endProcess, identify, type ProcessIdentity } from './process-identity.ts';

/** A process of ours that runs until it is stopped or dies. */
export interface Child extends ProcessIdentity {
  /** Resolves when it is gone, with how it ended ("exit code 1", "signal SIGKILL"). */
  exited: Promise<string>;
  /** Resolves when it says that it is ready; only with `reportsReady`. */
  ready: Promise<void>;
  /** Asks it to stop, after `graceMs` (default 10 s) makes it; returns once it is gone. */
  stop(graceMs?: number): Promise<void>;
}

export interface ChildOptions {
  command: string;
  args: string[];
  /** What asks this program to stop in order. */
  stopSignal: NodeJS.Signals;
  /** Its output is appended here; without it the child writes to our own terminal. */
  logFile?: string;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** It is one of our own programs and calls `process.send('ready')`. */
  reportsReady?: boolean;
  /** Called as soon as it exists, long before it serves, so that it can be guarded. */
  onSpawn?: ((child: Child) => void) | undefined;
}

/**
 * Starts a process in a session of its own, so that Ctrl-C on the terminal reaches only us and we
 * can stop everything in order.
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { command, args, stopSignal, logFile, reportsReady = false, onSpawn, ...rest } = options;
  const log = logFile === undefined ? 'inherit' : openSync(logFile, 'a', 0o600);
  const settings: SpawnOptions = {
    ...rest,
    stdio: ['ignore', log, log, ...(reportsReady ? ['ipc' as const] : [])],
    detached: true,
  };
  const child = spawn(command, args, settings);
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve();
    });
  });
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, name) => {
      resolve(name === null ? `exit code ${code ?? 0}` : `signal ${name}`);
    });
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (error) => {
        reject(new StartupError(`${command} could not be started: ${error.message}.`));
      });
    });
  } finally {
    if (typeof log === 'number') closeSync(log);
  }
  const pid = child.pid ?? 0;
  const identity = identify(pid) ?? { pid, startedAt: '' };
  const result: Child = {
    ...identity,
    exited,
    ready,
    stop: (graceMs = 10_000) => endProcess(identity, stopSignal, graceMs),
  };
  onSpawn?.(result);
  return result;
}

/**
 * Asks again and again until the child serves.
 * @returns how it ended instead, or undefined once it serves
 */
export async function untilServing(
  child: Child,
  isServing: () => boolean | Promise<boolean>,
  { everyMs, limitMs = Infinity }: { everyMs: number; limitMs?: number },
): Promise<string | undefined> {
  let ended: string | undefined;
  void child.exited.then((how) => (ended = how));
  const stopAtMs = performance.now() + limitMs;
  while (ended === undefined) {
    if (await isServing()) return undefined;
    if (performance.now() > stopAtMs) return `no answer within ${limitMs / 1000} s`;
    await pause(everyMs);
  }
  return ended;
}
