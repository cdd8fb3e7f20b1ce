import http from 'node:http';
import https from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { checkedAgents, type CheckedAgents } from './checked-agents.ts';
import { describeFailure, unfinishedAnswer } from './http-failures.ts';
import { parseRetryAfter } from './retry-after.ts';
import {
  resolveByDns,
  resolveBySystem,
  resolveTarget,
  type ResolveHost,
  type Target,
} from './resolve-target.ts';

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/**
 * - response: answered within time; `head` is the beginning of the body
 * - blocked: not an address that may be reached, nothing was sent
 * - failed: no whole answer; `error` is for the endpoint's owner and names no internals
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

export interface HttpPoster {
  /** Never throws; a connection that served it well stays open for the next post for a while. */
  post(request: PostRequest): Promise<PostResult>;
}

export interface HttpPosterOptions {
  /** For development: adds http, any port and loopback, never private networks. */
  allowInsecure: boolean;
  resolve?: ResolveHost;
  /** For the whole exchange, from the name's resolution to the end of the answer. */
  timeoutMs?: number;
  /** What is read of an answer's body. The rest is not waited for. */
  maxResponseBytes?: number;
  /** How long a connection waits for the next post. */
  idleMs?: number;
  /** Above this many connections, used and waiting, none is kept. */
  maxConnections?: number;
  /** Of which `Retry-After` counts dates. */
  clock?: { now(): Date };
}

const maxHeaderBytes = 16 * 1024;
/** RFC 9110 §15.2 allows any number of interim answers; an endless row of them is no answer. */
const maxInterimAnswers = 8;

/**
 * Posts to addresses that strangers chose: only to public ones, without following redirects, with
 * bounded time and memory whatever the other side does. Every post has its name resolved and all
 * its addresses checked; a connection is used again only while these are the very same.
 */
export function makeHttpPoster(options: HttpPosterOptions): HttpPoster {
  const { allowInsecure, timeoutMs = 15_000, maxResponseBytes = 64 * 1024 } = options;
  const resolve = options.resolve ?? (allowInsecure ? resolveBySystem : resolveByDns);
  const { idleMs = 4_000, maxConnections = 256 } = options;
  const clock = options.clock ?? { now: () => new Date() };
  const agents = checkedAgents({ idleMs, maxConnections });

  const exchange = async (request: PostRequest, signal: AbortSignal) => {
    const target = await resolveTarget(request.url, { allowInsecure, resolve });
    // A resolver knows no signal, and nothing is to be sent when its answer comes too late.
    signal.throwIfAborted();
    if (target.kind !== 'target') return target;
    const call = { target, ...request, signal, maxResponseBytes };
    const answer = await send(agents, call).catch((error: unknown) => {
      // The other side may close a waiting connection just when it is used again: at least once.
      if (!(error instanceof StaleConnection)) throw error;
      return send(undefined, call);
    });
    return { kind: 'answer' as const, ...answer };
  };

  return {
    async post(request) {
      const startedMs = performance.now();
      const durationMs = () => Math.round(performance.now() - startedMs);
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const result = await orAborted(exchange(request, signal), signal);
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
      }
    },
  };
}

const failed = (error: string, durationMs: number) =>
  ({ kind: 'failed', error, durationMs }) as const;

interface Answer {
  statusCode: number;
  retryAfter: string | undefined;
  body: Buffer;
}

interface Call extends PostRequest {
  target: Target;
  signal: AbortSignal;
  maxResponseBytes: number;
}

/** A connection that had waited ended instead of an answer. */
class StaleConnection extends Error {}

/** Without agents: over a connection of its own. */
function send(agents: CheckedAgents | undefined, call: Call): Promise<Answer> {
  const { target, headers, signal, maxResponseBytes } = call;
  const { protocol, port, pathname, search } = target.url;
  const { request: open } = protocol === 'https:' ? https : http;
  const bytes = Buffer.from(call.body);
  return new Promise((resolve, reject) => {
    const request = open({
      method: 'POST',
      host: target.host,
      port: port || undefined,
      path: pathname + search,
      headers: { ...headers, 'content-length': bytes.length, 'accept-encoding': 'identity' },
      // The socket takes the checked addresses, TLS and Host the name.
      lookup: pinned(target.addresses),
      ...(agents?.to(target) ?? { agent: false }),
      maxHeaderSize: maxHeaderBytes,
      signal,
    });
    let interim = 0;
    request.on('information', () => {
      interim += 1;
      if (interim > maxInterimAnswers) request.destroy(unfinishedAnswer());
    });
    // Nobody asked for another protocol; without a listener the request would end in silence.
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(unfinishedAnswer());
    });
    // First, and so its reason is kept: the answer's own error is always just "aborted".
    request.on('error', (error) => {
      reject(isStale(request, error) ? new StaleConnection() : error);
    });
    request.on('response', (response) => {
      // A retry gets a fresh connection: ending that one is a failure, and not merely stale.
      const { statusCode = 0 } = response;
      request.shouldKeepAlive &&= statusCode >= 200 && statusCode <= 299;
      readAnswer(response, maxResponseBytes)
        .finally(() => {
          // Whole answers leave a connection that can be used again.
          if (!response.complete) request.destroy();
        })
        .then(resolve, reject);
    });
    request.end(bytes);
  });
}

function isStale(request: http.ClientRequest, error: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

/** Answers the socket's question for addresses with those that were checked. */
function pinned(addresses: [string, ...string[]]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, { all: wantsAll }, callback) => {
    if (wantsAll) callback(null, all);
    else callback(null, addresses[0], isIPv6(addresses[0]) ? 6 : 4);
  };
}

/** Stops reading at the limit; an answer cut off by the other side before that is a failure. */
async function readAnswer(response: http.IncomingMessage, maxBytes: number): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return {
    statusCode: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
    body: Buffer.concat(chunks).subarray(0, maxBytes),
  };
}

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
