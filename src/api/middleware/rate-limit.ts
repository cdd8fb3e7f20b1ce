import type { Request, Response } from 'express';
import type { Pool } from 'pg';
import type { Allowance } from '../../domain/access/allowance.ts';
import type { ApiKeyId, RecipientId, UploadId } from '../../domain/ids.ts';
import { Refusal } from '../../domain/refusals.ts';
import { Problem } from '../problem.ts';
import { problemKinds, type ProblemCode } from '../problems.ts';
import { networkOf } from './network.ts';
import { makeWindowCounter, type Standing, type WindowCounter } from './window-counter.ts';

/** Each counts on its own; past the limit it refuses with RATE_LIMITED. */
export interface RateLimits {
  /** A request of this key, which may have an allowance of its own; writes the headers. */
  key(keyId: ApiKeyId, own: Allowance | undefined, response: Response): Promise<void>;
  /** A request with this recipient's signing link. */
  link(recipientId: RecipientId): Promise<void>;
  /** A file sent to this upload address. */
  upload(uploadId: UploadId): Promise<void>;
  /** A credential that was refused, by the address it came from. */
  refusedCredential(address: string | undefined): Promise<void>;
}

/** Of all but keys. */
export const allowances = {
  /** A page that reads the largest file in ranges makes some 200 requests. */
  link: { minute: 300, hour: 2_400 },
  upload: { minute: 10, hour: 30 },
  /** An office behind one address may hold stale links; who guesses needs billions. */
  refused_credentials: { minute: 30, hour: 200 },
} as const satisfies Record<string, Allowance>;

/** What a process counts of a key by itself before it writes it down: a fiftieth of what is allowed. */
const batches = 50;

export type LimitName = 'key' | keyof typeof allowances;

const sentences: Record<LimitName, string> = {
  key: 'This key has used its',
  link: 'This signing link has used its',
  upload: 'This upload address has used its',
  refused_credentials: 'This network has used its refused',
};

type Counted = Standing & Pick<WindowCounter, 'shape'>;

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
 * @param ofKeys what a key without an allowance of its own may
 */
export function makeRateLimits(pool: Pool, ofKeys: Allowance, observer: LimitObserver): RateLimits {
  const counters = new Map<string, WindowCounter[]>();
  const countersOf = (limit: LimitName, { minute, hour }: Allowance) => {
    const name = `${limit}:${minute}:${hour}`;
    const made = counters.get(name) ?? windowsOf(pool, limit, { minute, hour });
    counters.set(name, made);
    return made;
  };
  const count = async (limit: LimitName, allowance: Allowance, subject: string) => {
    const taken = countersOf(limit, allowance).map((counter) => take(counter, subject));
    return (await Promise.all(taken)).flatMap((each) => each ?? []);
  };
  const take = (counter: WindowCounter, subject: string): Promise<Counted | undefined> =>
    counter.count(subject).then(
      (standing) => ({ ...standing, shape: counter.shape }),
      (error: unknown) => {
        observer.away(error);
        return undefined;
      },
    );
  const refuseExceeded = (limit: LimitName, subject: string, counted: readonly Counted[]) => {
    const over = counted.find(({ exceeded }) => exceeded);
    if (!over) return;
    observer.limited(limit, subject);
    const unit = over.shape.name === 'min' ? 'minute' : 'hour';
    throw new Problem(
      'RATE_LIMITED',
      `${sentences[limit]} ${over.shape.points} requests of this ${unit}.`,
      { retryAfterS: Math.max(1, Math.ceil(over.resetMs / 1_000)) },
    );
  };
  const limitTo = async (limit: keyof typeof allowances, subject: string) => {
    refuseExceeded(limit, subject, await count(limit, allowances[limit], subject));
  };
  return {
    async key(keyId, own, response) {
      const counted = await count('key', own ?? ofKeys, keyId);
      writeHeaders(response, counted);
      refuseExceeded('key', keyId, counted);
    },
    link: (recipientId) => limitTo('link', recipientId),
    upload: (uploadId) => limitTo('upload', uploadId),
    refusedCredential: (address) => limitTo('refused_credentials', networkOf(address ?? '')),
  };
}

/** What is reported of a credential that was refused. */
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

function windowsOf(pool: Pool, limit: LimitName, { minute, hour }: Allowance): WindowCounter[] {
  const shapes = [
    { limit, name: 'min', points: minute, seconds: 60 },
    { limit, name: 'hour', points: hour, seconds: 3_600 },
  ] as const;
  return shapes.map((shape) => {
    // A key's requests are many; those of others are few, and each may be one too many.
    const batch = limit === 'key' ? Math.max(1, Math.floor(shape.points / batches)) : 1;
    return makeWindowCounter(pool, shape, batch);
  });
}

/** `X-RateLimit-*` of the tighter window, and both in the IETF draft's fields. */
function writeHeaders(response: Response, counted: readonly Counted[]): void {
  const [tighter] = [...counted].sort((a, b) => a.remaining - b.remaining || b.resetMs - a.resetMs);
  if (!tighter) return;
  response.setHeader('X-RateLimit-Limit', String(tighter.shape.points));
  response.setHeader('X-RateLimit-Remaining', String(tighter.remaining));
  const resetS = Math.ceil((Date.now() + tighter.resetMs) / 1_000);
  response.setHeader('X-RateLimit-Reset', String(resetS));
  const policies = counted.map(
    ({ shape: { name, points, seconds } }) => `"${name}";q=${points};w=${seconds}`,
  );
  response.setHeader('RateLimit-Policy', policies.join(', '));
  const states = counted.map(
    ({ shape: { name }, remaining, resetMs }) =>
      `"${name}";r=${remaining};t=${Math.ceil(resetMs / 1_000)}`,
  );
  response.setHeader('RateLimit', states.join(', '));
}
