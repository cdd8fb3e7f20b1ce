import { checkedAgents } from './checked-agents.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { describeFailure } from './http-failures.ts';
import { parseRetryAfter } from './retry-after.ts';
import {
  resolveByDns,
  resolveBySystem,
  resolveTarget,
  type ResolveHost,
} from './resolve-target.ts';
import { StaleConnection } from './send-request.ts';
import { sendToFirst } from './send-to-first.ts';

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/**
 * - response: the head of an answer came within time; `head` is the beginning of its body, as far
 *   as it came
 * - blocked: not an address that may be reached, nothing was sent
 * - failed: no answer; `error` is for the endpoint's owner and names no internals
 */
export type PostResult =
  | {
      kind: 'response';
      statusCode: number;
      head: string;
      retryAfterMs?: number;
      durationMs: number;
    }
  | { kind: 'blocked'; reason: string }
  | { kind: 'failed'; error: string; durationMs: number };

/** What a post takes at most. */
export const postLimits = { timeoutMs: 15_000, bodyMs: 2_000 } as const;

export interface HttpPoster {
  /** Never throws; a connection that served it well stays open for the next post for a while. */
  post(request: PostRequest): Promise<PostResult>;
}

export interface HttpPosterOptions {
  /** For development: adds http, any port and loopback, never private networks. */
  allowInsecure: boolean;
  resolve?: ResolveHost;
  /** For the whole exchange, from the name's resolution to the end of what is read. */
  timeoutMs?: number;
  /** How long an answer's body is waited for, once its head has said what became of the post. */
  bodyMs?: number;
  /** What is read of an answer's body. The rest is not waited for. */
  maxResponseBytes?: number;
  /** How long a connection waits for the next post. */
  idleMs?: number;
  /** Above this many connections, used and waiting, none is kept. */
  maxConnections?: number;
  /** Of which `Retry-After` counts dates. */
  clock?: { now(): Date };
}

/**
 * Posts to addresses that strangers chose: only to public ones, without following redirects, with
 * bounded time and memory whatever the other side does. Every post has its name resolved and all
 * its addresses checked; a connection is used again only while these are the very same.
 */
export function makeHttpPoster(options: HttpPosterOptions): HttpPoster {
  const { allowInsecure, timeoutMs = postLimits.timeoutMs, maxResponseBytes = 64 * 1024 } = options;
  const resolve = options.resolve ?? (allowInsecure ? resolveBySystem : resolveByDns);
  const { bodyMs = postLimits.bodyMs, idleMs = 4_000, maxConnections = 256 } = options;
  const clock = options.clock ?? { now: () => new Date() };
  const agents = checkedAgents({ idleMs, maxConnections });

  const exchange = async (request: PostRequest, deadline: Deadline) => {
    const { signal } = deadline;
    const target = await resolveTarget(request.url, { allowInsecure, resolve });
    // A resolver knows no signal, and nothing is to be sent when its answer comes too late.
    signal.throwIfAborted();
    if (target.kind !== 'target') return target;
    const call = { target, ...request, deadline, maxResponseBytes, bodyMs };
    const answer = await sendToFirst(agents, call).catch((error: unknown) => {
      // The other side may close a waiting connection just when it is used again: at least once.
      if (!(error instanceof StaleConnection)) throw error;
      return sendToFirst(undefined, call);
    });
    return { kind: 'answer' as const, ...answer };
  };

  return {
    async post(request) {
      const startedMs = performance.now();
      const durationMs = () => Math.round(performance.now() - startedMs);
      const deadline = startDeadline(timeoutMs);
      const { signal } = deadline;
      try {
        const result = await orAborted(exchange(request, deadline), signal);
        if (result.kind === 'blocked') return result;
        if (result.kind === 'unresolved') {
          return failed('The name has no address.', durationMs());
        }
        const retryAfterMs = parseRetryAfter(result.retryAfter, clock.now());
        return {
          kind: 'response',
          statusCode: result.statusCode,
          head: toText(result.body, maxResponseBytes),
          ...(retryAfterMs !== undefined && { retryAfterMs }),
          durationMs: durationMs(),
        };
      } catch (error) {
        const late = `There was no complete answer within ${timeoutMs / 1000} seconds.`;
        return failed(signal.aborted ? late : describeFailure(error), durationMs());
      } finally {
        deadline.met();
      }
    },
  };
}

const failed = (error: string, durationMs: number) =>
  ({ kind: 'failed', error, durationMs }) as const;

/** Invalid bytes become U+FFFD, and so does NUL, which PostgreSQL's text cannot hold. */
function toText(bytes: Buffer, maxBytes: number): string {
  const decode = (part: Uint8Array) => new TextDecoder().decode(part, { stream: true });
  const text = decode(bytes).replaceAll('\0', '\uFFFD');
  // Each replacement is three bytes where one was: cut once more, between characters.
  return decode(Buffer.from(text).subarray(0, maxBytes));
}

/** The deadline holds whatever hangs, be it a resolver or a socket's missing event. */
async function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
