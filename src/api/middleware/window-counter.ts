import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export interface WindowShape {
  /** What it counts, before the window's name. */
  limit: string;
  name: 'min' | 'hour';
  points: number;
  seconds: number;
}

/** How a subject stands in a window after a request. */
export interface Standing {
  remaining: number;
  resetMs: number;
  exceeded: boolean;
}

interface Known {
  /** By all processes, when this one last asked. */
  consumed: number;
  /** By this process since: counted here, and on the way to being written down. */
  pending: number;
  underWay: number;
  endsAtMs: number;
}

/** What a process remembers; past it everything known is asked for again. */
const maxSubjects = 10_000;

/**
 * Counts requests in one window, shared by all processes through PostgreSQL. Each process writes
 * down `batch` requests at once: with n processes as many times that too many may be let through. A
 * batch of one is exact.
 */
export function makeWindowCounter(pool: Pool, shape: WindowShape, batch: number) {
  const { limit, name, points, seconds } = shape;
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: `${limit}-${name}`,
    points,
    duration: seconds,
    // Who is over the limit costs no further statement until the window ends.
    inMemoryBlockOnConsumed: points + 1,
  });
  const subjects = new Map<string, Known>();

  async function writeDown(subject: string, amount: number, known?: Known): Promise<Standing> {
    if (known) known.underWay += amount;
    try {
      const { state, exceeded } = await consume(limiter, subject, amount);
      if (batch > 1) remember(subject, state);
      return {
        remaining: Math.max(state.remainingPoints, 0),
        resetMs: state.msBeforeNext,
        exceeded,
      };
    } finally {
      if (known) known.underWay -= amount;
    }
  }

  function remember(subject: string, { consumedPoints, msBeforeNext }: RateLimiterRes): void {
    const known = subjects.get(subject);
    const endsAtMs = performance.now() + msBeforeNext;
    if (known && known.endsAtMs > performance.now()) {
      known.consumed = Math.max(known.consumed, consumedPoints);
      known.endsAtMs = endsAtMs;
      return;
    }
    if (subjects.size >= maxSubjects) subjects.clear();
    subjects.set(subject, { consumed: consumedPoints, pending: 0, underWay: 0, endsAtMs });
  }

  return {
    shape,
    async count(subject: string): Promise<Standing> {
      const known = subjects.get(subject);
      const resetMs = known ? known.endsAtMs - performance.now() : 0;
      if (!known || resetMs <= 0) return writeDown(subject, 1);
      known.pending += 1;
      const remaining = points - known.consumed - known.underWay - known.pending;
      if (known.pending < batch && remaining >= 0) return { remaining, resetMs, exceeded: false };
      const amount = known.pending;
      known.pending = 0;
      return writeDown(subject, amount, known);
    },
  };
}

export type WindowCounter = ReturnType<typeof makeWindowCounter>;

async function consume(limiter: RateLimiterPostgres, subject: string, amount: number) {
  try {
    return { state: await limiter.consume(subject, amount), exceeded: false };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { state: error, exceeded: true };
    throw error;
  }
}
