import { setTimeout as pause } from 'node:timers/promises';

export interface Repetition {
  /** Resolves once the round under way is over. */
  stop(): Promise<void>;
}

/** Does `round` again and again, each after the pause in ms that the one before asks for. */
export function repeat(round: () => Promise<number>): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await pause(await round(), undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
