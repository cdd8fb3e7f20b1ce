import http from 'node:http';
import https from 'node:https';
import { isIPv6, type LookupFunction, type Socket } from 'node:net';
import type { CheckedAgents } from './checked-agents.ts';
import type { Deadline } from './deadline.ts';
import { neverConnected, unfinishedAnswer } from './http-failures.ts';
import { readAnswer, type Answer } from './read-answer.ts';
import type { Target } from './resolve-target.ts';

export interface RequestToTarget {
  target: Target;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** By which the head of an answer is there. */
  deadline: Deadline;
  maxResponseBytes: number;
  /** How long the body is waited for, within the deadline. */
  bodyMs: number;
}

/** No connection stood, and nothing was sent; the cause says why. */
export class NotReached extends Error {}

/** A connection that had waited ended instead of an answer. */
export class StaleConnection extends Error {}

const maxHeaderBytes = 16 * 1024;
/** RFC 9110 §15.2 allows any number of interim answers; an endless row of them is no answer. */
const maxInterimAnswers = 8;

/**
 * Posts over a waiting connection to the target or a new one to `address`; without agents, over a
 * connection of its own. Throws `NotReached` when none stands within `connectMs`.
 */
export function sendRequest(
  agents: CheckedAgents | undefined,
  call: RequestToTarget & { address: string; connectMs: number | undefined },
): Promise<Answer> {
  const { target, headers, deadline } = call;
  const { protocol, port, pathname, search } = target.url;
  const secure = protocol === 'https:';
  const bytes = Buffer.from(call.body);
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request({
      method: 'POST',
      host: target.host,
      port: port || undefined,
      path: pathname + search,
      headers: { ...headers, 'content-length': bytes.length, 'accept-encoding': 'identity' },
      // The socket takes the checked address, TLS and Host the name.
      lookup: pinned(call.address),
      ...(agents?.to(target) ?? { agent: false }),
      maxHeaderSize: maxHeaderBytes,
      signal: deadline.signal,
    });
    const connection = watchConnection(request, { secure, connectMs: call.connectMs });
    let interim = 0;
    let hasHead = false;
    request.on('information', () => {
      interim += 1;
      if (interim > maxInterimAnswers) request.destroy(unfinishedAnswer());
    });
    // Nobody asked for another protocol; without a listener the request would end in silence.
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(unfinishedAnswer());
    });
    request.on('error', (error) => {
      // What breaks the body leaves the answer as it is.
      if (hasHead) return;
      if (!connection.stands) reject(new NotReached('not reached', { cause: error }));
      else reject(isStale(request, error) ? new StaleConnection() : error);
    });
    request.on('response', (response) => {
      hasHead = true;
      // A retry gets a fresh connection: ending that one is a failure, and not merely stale.
      const { statusCode = 0 } = response;
      request.shouldKeepAlive &&= statusCode >= 200 && statusCode <= 299;
      const bodyMs = Math.min(call.bodyMs, deadline.leftMs());
      deadline.met();
      void readAnswer(response, { maxBytes: call.maxResponseBytes, bodyMs }).then((answer) => {
        // Whole answers leave a connection that can be used again.
        if (!response.complete) request.destroy();
        resolve(answer);
      });
    });
    request.end(bytes);
  });
}

/** Whether the request has a connection to send over, which must come within that time. */
function watchConnection(
  request: http.ClientRequest,
  { secure, connectMs }: { secure: boolean; connectMs: number | undefined },
): { stands: boolean } {
  const connection = { stands: false };
  const late =
    connectMs === undefined
      ? undefined
      : setTimeout(() => request.destroy(neverConnected()), connectMs);
  const ready = () => {
    connection.stands = true;
    clearTimeout(late);
  };
  request.on('socket', (socket: Socket) => {
    if (request.reusedSocket) ready();
    else socket.once(secure ? 'secureConnect' : 'connect', ready);
  });
  request.once('close', () => clearTimeout(late));
  return connection;
}

function isStale(request: http.ClientRequest, error: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

/** Answers the socket's question for the name's address with one that was checked. */
function pinned(address: string): LookupFunction {
  const family = isIPv6(address) ? 6 : 4;
  return (_host, { all }, callback) => {
    if (all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}
