import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { nothingIsShown } from './frame-policy.ts';
import { outlastsTimeout } from './outlast-timeout.ts';
import { problemBody } from './problem.ts';
import type { ProblemCode } from './problems.ts';
import { transportSecurity } from './transport-security.ts';

/** How long the other side may take to hang up, so that it sees the answer. */
const lingerMs = 2_000;

/**
 * Requests that Node's parser gives up on, or that do not come to their end in time, never reach
 * Express; they get a problem all the same. The connection ends with it, for nobody knows where the
 * next request would begin.
 */
export function answerUnreadable(server: Server, publicUrl: string): void {
  const secure = Object.entries(transportSecurity(publicUrl)).map((header) => header.join(': '));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && outlastsTimeout(socket)) return;
    const [code, detail] = failure(error.code);
    const requestId = randomUUID();
    const where = { publicUrl, path: '', requestId };
    const problem = problemBody(code, detail, {}, where);
    const body = JSON.stringify(problem);
    // A client that does not hang up would keep its half of the connection open forever.
    const cut = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => {
      clearTimeout(cut);
    });
    socket.end(
      [
        `HTTP/1.1 ${problem.status} ${problem.title}`,
        'Content-Type: application/problem+json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        `Content-Security-Policy: ${nothingIsShown}`,
        `X-Request-Id: ${requestId}`,
        ...secure,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  });
}

function failure(code: string | undefined): [ProblemCode, string] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return ['HEADERS_TOO_LARGE', 'Address and headers together may have 16 KB.'];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['REQUEST_TIMEOUT', 'The request did not come to its end in time.'];
    default:
      return ['VALIDATION_ERROR', 'The request is not HTTP that can be read.'];
  }
}
