import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from './child.ts';
import type { Guardian } from './guardian.ts';
import { endWhenHung, type Health } from './health.ts';

export interface ServiceOptions {
  /** For messages. */
  name: string;
  /** Starts it, calls `onSpawn` as soon as there is a process, and returns once that serves. */
  start(onSpawn: (child: Child) => void): Promise<Child>;
  /** How long it may take to stop before it is made to. */
  stopLimitMs: number;
  /** Asked once it serves: what hangs is ended, and started again like what died. */
  health?: Health | undefined;
  guardian: Guardian;
  /** What stops it when we are killed. */
  guardianSignal: NodeJS.Signals;
  /** Called at each hang, death and failed attempt, in words for people. */
  onTrouble(message: string): void;
  /** Called whenever another process took over, or none runs. */
  onChange(running: Child | undefined): void;
}

/** A process that is started again with a growing pause for as long as we do not stop it. */
export interface Service {
  stop(): Promise<void>;
}

const minPauseMs = 250;
/** Once what it needs is back, a process that kept failing is started within this time. */
const maxPauseMs = 5_000;
/** A process that ran this long before it died is started again after the minimum pause. */
const steadyMs = 5_000;

/**
 * Starts the service; a failure of the very first start is the caller's, later ones are tried
 * again.
 */
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

  /** @returns how it ended */
  const lifeOf = async (child: Child): Promise<string> => {
    const { health, name } = options;
    if (health !== undefined) {
      await endWhenHung(child, health, (silentMs) => {
        options.onTrouble(`${name} hangs (no answer for ${silentMs / 1000} s); ending it.`);
      });
    }
    return child.exited;
  };

  const keepRunning = async (first: Child): Promise<void> => {
    let pauseMs = minPauseMs;
    for (let current: Child | undefined = first; !isStopping(); current = await beginAgain()) {
      if (current !== undefined) {
        const sinceMs = performance.now();
        const how = await lifeOf(current);
        ended();
        if (isStopping()) return;
        if (performance.now() - sinceMs > steadyMs) pauseMs = minPauseMs;
        options.onTrouble(`${options.name} ended (${how}); starting it again.`);
      }
      // Cut short by a stop.
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
      if (isStopping()) return;
    }
  };

  const watching = keepRunning(await begin());
  return {
    stop: async () => {
      stopping.abort();
      await spawned?.stop(options.stopLimitMs);
      await watching;
      // A start that was under way at the time of the stop may have succeeded since.
      await spawned?.stop(options.stopLimitMs);
    },
  };
}
