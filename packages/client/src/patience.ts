import { CountersignError } from './countersign-error.ts';
import { NotSigned, TimedOut } from './errors.ts';

const firstPauseMs = 250;
const longestPauseMs = 8_000;

/** A time that runs, by a clock that nobody sets. */
export class Patience {
  readonly #endMs: number;
  readonly #signal: AbortSignal | undefined;

  constructor(ms: number, signal?: AbortSignal | null) {
    this.#endMs = performance.now() + ms;
    this.#signal = signal ?? undefined;
  }

  /** Waits that long. @returns false, at once, where the time would run out before */
  async pause(ms: number): Promise<boolean> {
    if (performance.now() + ms > this.#endMs) return false;
    await sleep(ms, this.#signal);
    return true;
  }

  /**
   * Waits before another try.
   * @param tries that were in vain
   * @param leastMs what was asked for by who answered
   */
  retry(tries: number, leastMs = 0): Promise<boolean> {
    const ms = Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1));
    // Between half of it and all of it, so that many clients do not come back together.
    return this.pause(leastMs + (ms * (1 + Math.random())) / 2);
  }

  /**
   * Does it again as long as it fails in passing.
   * @param isPassing of an error whether another try may do better
   */
  async repeat<T>(
    work: () => Promise<T>,
    isPassing: (error: CountersignError) => boolean,
  ): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        this.#signal?.throwIfAborted();
        if (!(error instanceof CountersignError) || !isPassing(error)) throw error;
        if (!(await this.retry(tries))) throw error;
      }
    }
  }

  /**
   * Looks until there is something, less and less often; a service that was there and is away for a while ends
   * nothing. @throws TimedOut
   */
  async until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    let wasThere = false;
    for (let ms = 500; ; ms = Math.min(10_000, ms * 1.5)) {
      const found = await look().catch((error: unknown) => {
        if (wasThere && isAway(error)) return undefined;
        throw error;
      });
      if (found !== undefined) return found;
      wasThere = true;
      const leftMs = this.#endMs - performance.now();
      if (leftMs <= 0) throw new TimedOut(`${what} in time.`);
      await sleep(Math.min(ms, leftMs), this.#signal);
    }
  }
}

function isAway(error: unknown): boolean {
  if (!(error instanceof CountersignError) || error instanceof NotSigned) return false;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      // What `throwIfAborted` would throw.
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
