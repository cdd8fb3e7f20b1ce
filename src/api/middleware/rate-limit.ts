import type { ApiKeyId } from '../../domain/ids.ts';
import type { Response } from 'express';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../problem.ts';

/** Counts a request of this key; writes the headers, and refuses past the limit. */
export type RateLimit = (keyId: ApiKeyId, response: Response) => Promise<void>;

/** As the spec plans them (spec, "Limits"). */
const windows = [
  { name: 'min', points: 60, seconds: 60 },
  { name: 'hour', points: 1_000, seconds: 3_600 },
] as const;

interface Counted {
  name: string;
  points: number;
  seconds: number;
  remaining: number;
  resetMs: number;
  exceeded: boolean;
}

/** 60 requests a minute and 1000 an hour per key, counted in PostgreSQL for all API processes. */
export function makeRateLimit(pool: Pool): RateLimit {
  const limiters = windows.map((window) => ({
    ...window,
    limiter: new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: window.name,
      points: window.points,
      duration: window.seconds,
    }),
  }));
  return async (keyId, response) => {
    const counted = await Promise.all(
      limiters.map(async ({ limiter, name, points, seconds }) => {
        const { state, exceeded } = await count(limiter, keyId);
        return {
          name,
          points,
          seconds,
          remaining: Math.max(state.remainingPoints, 0),
          resetMs: state.msBeforeNext,
          exceeded,
        };
      }),
    );
    writeHeaders(response, counted);
    const over = counted.find(({ exceeded }) => exceeded);
    if (!over) return;
    throw new Problem(
      'RATE_LIMITED',
      `This key has used its ${over.points} requests of this ${unit(over)}.`,
      {
        retryAfterS: Math.max(1, Math.ceil(over.resetMs / 1_000)),
      },
    );
  };
}

async function count(limiter: RateLimiterPostgres, keyId: ApiKeyId) {
  try {
    return { state: await limiter.consume(keyId), exceeded: false };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { state: error, exceeded: true };
    throw error;
  }
}

/** `X-RateLimit-*` of the tighter window, and both in the IETF draft's fields. */
function writeHeaders(response: Response, counted: readonly Counted[]): void {
  const [tighter] = [...counted].sort((a, b) => a.remaining - b.remaining || b.resetMs - a.resetMs);
  if (!tighter) return;
  response.setHeader('X-RateLimit-Limit', String(tighter.points));
  response.setHeader('X-RateLimit-Remaining', String(tighter.remaining));
  const resetS = Math.ceil((Date.now() + tighter.resetMs) / 1_000);
  response.setHeader('X-RateLimit-Reset', String(resetS));
  const policies = windows.map(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`);
  response.setHeader('RateLimit-Policy', policies.join(', '));
  const states = counted.map(
    ({ name, remaining, resetMs }) => `"${name}";r=${remaining};t=${Math.ceil(resetMs / 1_000)}`,
  );
  response.setHeader('RateLimit', states.join(', '));
}

function unit({ name }: Counted): string {
  return name === 'min' ? 'minute' : 'hour';
}
