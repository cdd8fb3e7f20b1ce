import type { Child } from './child.ts';
import type { Guardian } from './guardian.ts';
import type { ServiceName } from './runtime-file.ts';

export interface ServiceOptions {
  name: ServiceName;
  /** Starts it, tells `onSpawn` as soon as there is a process, and returns once that serves. */
  start(onSpawn: (child: Child) => void): Promise<Child>;
  /** How long it may take to stop before it is made to. */
  stopLimitMs: number;
  guardian: Guardian;
  /** What stops it when we are killed. */
  guardianSignal: NodeJS.Signals;
  /** Told of each death and each failed attempt, in words for people. */
  onTrouble(message: string): void;
  /** Told whenever another process took over, or none runs. */
  onChange(running: Child | undefined): void;
}

/** A process that is started again with a growing pause for as long as we do not stop it. */
export interface Service {
  stop(): Promise<void>;
}

const firstPauseMs = 250;
/** Once what it needs is back, nobody waits longer than this for a process that failed meanwhile. */
const longestPauseMs = 5_000;
/** One that has run this long before it died starts with the shortest pause again. */
const steadyMs = 5_000;

/** Starts the service; a failure of the very first start is the caller's, later ones are tried again. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const stopping = new AbortController();
  const { signal } = stopping;
  // A function, because what was false before a wait need not be false after it.
  const isStopping = (): boolean => signal.aborted;
  let spawned: Child | undefined;

  const begin = async (): Promise<Child> => {
    try {
      return await options.start((child) => {
        spawned = child;
        options.guardian.watch(child, options.guardianSignal);
        options.onChange(child);
      });
    } catch (error) {
      await spawned?.stop();
      ended();
      throw error;
    }
  };

  const ended = (): void => {
    if (spawned !== undefined) options.guardian.forget(spawned);
    spawned = undefined;
    options.onChange(undefined);
  };

  const beginAgain = async (): Promise<Child | undefined> => {
    try {
      const child = await begin();
      if (!isStopping()) options.onTrouble(`${options.name} is running again.`);
      return child;
    } catch (error) {
      const reason = (error as Error).message;
      if (!isStopping()) options.onTrouble(`${options.name} did not start: ${reason}`);
      return undefined;
    }
  };

  const keepRunning = async (first: Child): Promise<void> => {
    let pauseMs = firstPauseMs;
    for (let current: Child | undefined = first; !isStopping(); current = await beginAgain()) {
      if (current !== undefined) {
        const sinceMs = performance.now();
        const how = await current.exited;
        ended();
        if (isStopping()) return;
        if (performance.now() - sinceMs > steadyMs) pauseMs = firstPauseMs;
        options.onTrouble(`${options.name} ended (${how}); starting it again.`);
      }
      await pause(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      if (isStopping()) return;
    }
  };

  const watching = keepRunning(await begin());
  return {
    stop: async () => {
      stopping.abort();
      await spawned?.stop(options.stopLimitMs);
      await watching;
      // A start that was under way when we were told to stop may have succeeded since.
      await spawned?.stop(options.stopLimitMs);
    },
  };
}

/** Ends early when the signal comes. */
function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, durationMs);
    signal.addEventListener('abort', done);
  });
}
