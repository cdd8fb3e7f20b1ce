import { Problem } from '../problem.ts';

/** What a body has to bring in each window of time until it is complete. */
export interface Pace {
  windowMs: number;
  minBytes: number;
}

export interface WatchedPace {
  /** Rejects with REQUEST_TIMEOUT when a window brought less. */
  tooSlow: Promise<never>;
  stop: () => void;
}

/**
 * Watches a body come in. What was sent fast earlier gives no credit: whoever stops half-way is
 * found within two windows.
 * @param receivedBytes how many there are by now
 */
export function watchPace(receivedBytes: () => number, { windowMs, minBytes }: Pace): WatchedPace {
  let before = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const now = receivedBytes();
      if (now - before < minBytes) {
        clearInterval(timer);
        reject(new Problem('REQUEST_TIMEOUT', 'The file comes too slowly.'));
      }
      before = now;
    }, windowMs).unref();
  });
  return {
    tooSlow,
    stop: () => {
      clearInterval(timer);
    },
  };
}
