import type { Request, Response } from 'express';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiKeyId, RecipientId, UploadId } from '../../domain/ids.ts';
import { Refusal } from '../../domain/refusals.ts';
import { Problem } from '../problem.ts';
import { problemKinds, type ProblemCode } from '../problems.ts';
import { networkOf } from './network.ts';

/** Each counts on its own; past the limit it refuses with RATE_LIMITED. */
export interface RateLimits {
  /** A request of this key; writes the headers. */
  key(keyId: ApiKeyId, response: Response): Promise<void>;
  /** A request with this recipient's signing link. */
  link(recipientId: RecipientId): Promise<void>;
  /** A file sent to this upload address. */
  upload(uploadId: UploadId): Promise<void>;
  /** A credential that was refused, by the address it came from. */
  refusedCredential(address: string | undefined): Promise<void>;
}

/** Requests in a minute and in an hour. */
const allowances = {
  /** As the spec plans them (spec, "Limits"). */
  key: [60, 1_000],
  /** A page that reads the largest file in ranges makes some 200 requests. */
  link: [300, 2_400],
  upload: [10, 30],
  /** An office behind one address may hold stale links; who guesses needs billions. */
  refused_credentials: [30, 200],
} as const;

export type LimitName = keyof typeof allowances;
const limitNames = Object.keys(allowances) as LimitName[];

const sentences: Record<LimitName, string> = {
  key: 'This key has used its',
  link: 'This signing link has used its',
  upload: 'This upload address has used its',
  refused_credentials: 'This network has used its refused',
};

interface Window {
  name: 'min' | 'hour';
  points: number;
  seconds: number;
  limiter: RateLimiterPostgres;
}

interface Counted extends Omit<Window, 'limiter'> {
  remaining: number;
  resetMs: number;
  exceeded: boolean;
}

export interface LimitObserver {
  /** A request was refused. */
  limited(limit: LimitName, subject: string): void;
  /** A request could not be counted. */
  away(error: unknown): void;
}

/**
 * Limits counted in PostgreSQL, in windows that all API processes share. A request that cannot be
 * counted is served: the limits must not take down a service that could answer, and what needs the
 * database fails without it anyway.
 */
export function makeRateLimits(pool: Pool, observer: LimitObserver): RateLimits {
  const count = async (limit: LimitName, subject: string): Promise<Counted[]> => {
    const counted = await Promise.all(windows[limit].map((window) => take(window, subject)));
    return counted.flatMap((each) => each ?? []);
  };
  const take = (window: Window, subject: string) =>
    consume(window, subject).catch((error: unknown) => {
      observer.away(error);
      return undefined;
    });
  const refuseExceeded = (limit: LimitName, subject: string, counted: readonly Counted[]) => {
    const over = counted.find(({ exceeded }) => exceeded);
    if (!over) return;
    observer.limited(limit, subject);
    const unit = over.name === 'min' ? 'minute' : 'hour';
    throw new Problem(
      'RATE_LIMITED',
      `${sentences[limit]} ${over.points} requests of this ${unit}.`,
      { retryAfterS: Math.max(1, Math.ceil(over.resetMs / 1_000)) },
    );
  };
  const limitTo = async (limit: LimitName, subject: string) => {
    refuseExceeded(limit, subject, await count(limit, subject));
  };
  const windows = Object.fromEntries(
    limitNames.map((limit) => [limit, windowsOf(pool, limit)]),
  ) as Record<LimitName, Window[]>;
  return {
    async key(keyId, response) {
      const counted = await count('key', keyId);
      writeHeaders(response, counted);
      refuseExceeded('key', keyId, counted);
    },
    link: (recipientId) => limitTo('link', recipientId),
    upload: (uploadId) => limitTo('upload', uploadId),
    refusedCredential: (address) => limitTo('refused_credentials', networkOf(address ?? '')),
  };
}

/** What is told of a credential that was refused. */
export interface CredentialGuards {
  /** Absent: requests are not counted. */
  rateLimits?: RateLimits;
  onRefusedCredential?: (code: ProblemCode, address: string) => void;
}

/**
 * Looks at a credential. One that is refused counts for its address, and one too many is refused
 * with 429 instead; a good one is never refused for what others send from the same address.
 */
export async function countRefusals<Known>(
  { rateLimits, onRefusedCredential }: CredentialGuards,
  request: Request,
  look: () => Promise<Known>,
): Promise<Known> {
  try {
    return await look();
  } catch (error) {
    const judged = error instanceof Problem || error instanceof Refusal;
    if (judged && problemKinds[error.code].status === 401) {
      onRefusedCredential?.(error.code, request.ip ?? '');
      await rateLimits?.refusedCredential(request.ip);
    }
    throw error;
  }
}

function windowsOf(pool: Pool, limit: LimitName): Window[] {
  const [aMinute, anHour] = allowances[limit];
  const shapes = [
    { name: 'min', points: aMinute, seconds: 60 },
    { name: 'hour', points: anHour, seconds: 3_600 },
  ] as const;
  return shapes.map((shape) => ({
    ...shape,
    limiter: new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: `${limit}-${shape.name}`,
      points: shape.points,
      duration: shape.seconds,
      // Who is over the limit costs no further statement until the window ends.
      inMemoryBlockOnConsumed: shape.points + 1,
    }),
  }));
}

async function consume({ limiter, ...window }: Window, subject: string): Promise<Counted> {
  const counted = (state: RateLimiterRes, exceeded: boolean) => ({
    ...window,
    remaining: Math.max(state.remainingPoints, 0),
    resetMs: state.msBeforeNext,
    exceeded,
  });
  try {
    return counted(await limiter.consume(subject), false);
  } catch (error) {
    if (error instanceof RateLimiterRes) return counted(error, true);
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
  const policies = counted.map(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`);
  response.setHeader('RateLimit-Policy', policies.join(', '));
  const states = counted.map(
    ({ name, remaining, resetMs }) => `"${name}";r=${remaining};t=${Math.ceil(resetMs / 1_000)}`,
  );
  response.setHeader('RateLimit', states.join(', '));
}
