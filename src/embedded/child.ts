import { spawn, type SpawnOptions } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { StartupError } from './startup-error.ts';
import { endProcess, identify, type ProcessIdentity } from './process-identity.ts';

/** A process of ours that runs until it is stopped or dies. */
export interface Child extends ProcessIdentity {
  /** Resolves when it is gone, with how it ended ("exit code 1", "signal SIGKILL"). */
  exited: Promise<string>;
  /** Resolves when it tells us through its channel that it is ready; only with `tellsWhenReady`. */
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
  /** It is one of our own programs and says `process.send('ready')`. */
  tellsWhenReady?: boolean;
  /** Told as soon as it exists, long before it serves, so that it can be guarded. */
  onSpawn?: ((child: Child) => void) | undefined;
}

/**
 * Starts a process in a session of its own, so that Ctrl-C on the terminal reaches only us and we can stop
 * everything in order.
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const log = options.logFile === undefined ? 'inherit' : openSync(options.logFile, 'a', 0o600);
  const {
    command,
    args,
    stopSignal,
    logFile: _logFile,
    tellsWhenReady = false,
    onSpawn,
    ...rest
  } = options;
  const channel = tellsWhenReady ? (['ipc'] as const) : [];
  const settings: SpawnOptions = {
    ...rest,
    stdio: ['ignore', log, log, ...channel],
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
