import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { SignerUnavailable } from '@countersign/pki/signer';
import { Refusal, type RefusalExtras } from '../../domain/refusals.ts';
import { StorageUnavailable } from '../../operations/uploads/reach-storage.ts';
import { learn } from './access-log.ts';
import { Problem, problemBody } from '../problem.ts';
import { problemKinds, type ProblemCode } from '../problems.ts';

export interface ProblemWriter {
  (request: Request, response: Response, error: unknown): void;
}

/** Of a file that is not sent after all: a browser would save the problem under its name. */
const headersOfContent = [
  'Accept-Ranges',
  'Content-Encoding',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'ETag',
];

interface Rendered {
  code: ProblemCode;
  detail: string;
  extras: RefusalExtras;
  headers: Record<string, string>;
}

/** Renders every failure in one place. An unknown failure gives the caller only its request id. */
export function makeProblemWriter(publicUrl: string, logger: Logger): ProblemWriter {
  return (request, response, error) => {
    const { code, detail, extras, headers } = render(error);
    const requestId = String(response.locals['requestId']);
    const { clientRequestId } = response.locals as { clientRequestId?: string };
    const { status } = problemKinds[code];
    learn(response, { code });
    if (status >= 500)
      logger.error({ err: error, requestId, clientRequestId }, 'The request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of headersOfContent) response.removeHeader(name);
    const body = problemBody(code, detail, extras, {
      publicUrl,
      path: request.originalUrl.split('?')[0] ?? '/',
      requestId,
    });
    if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    if (extras.retryAfterS !== undefined) {
      response.setHeader('Retry-After', String(extras.retryAfterS));
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.status(status).type('application/problem+json').send(JSON.stringify(body));
  };
}

export function problemMiddleware(write: ProblemWriter): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    write(request, response, error);
  };
}

function render(error: unknown): Rendered {
  if (error instanceof Refusal) {
    return { code: error.code, detail: error.message, extras: error.extras, headers: {} };
  }
  if (error instanceof Problem) {
    return {
      code: error.code,
      detail: error.message,
      extras: error.extras,
      headers: error.headers,
    };
  }
  return { extras: {}, headers: {}, ...foreign(error) };
}

/** Failures of Express's body parser and of what the service leans on, by their documented marks. */
function foreign(error: unknown): Pick<Rendered, 'code' | 'detail'> & Partial<Rendered> {
  const { type, code, status } = (error ?? {}) as { type?: string; code?: string; status?: number };
  switch (type ?? '') {
    case 'entity.parse.failed':
    case 'entity.verify.failed':
    case 'request.size.invalid':
    case 'request.aborted':
      return { code: 'INVALID_JSON', detail: 'The body is not complete, valid JSON.' };
    case 'entity.too.large':
      return { code: 'PAYLOAD_TOO_LARGE', detail: 'The body is larger than this operation takes.' };
    case 'charset.unsupported':
      return {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        detail: 'Send the body as application/json in UTF-8.',
      };
  }
  const away = partAway(error, code);
  if (away !== undefined) {
    const detail = `The service ${away} at the moment.`;
    return { code: 'UNAVAILABLE', detail, extras: { retryAfterS: 5 } };
  }
  if (status === 400) return { code: 'VALIDATION_ERROR', detail: 'The request cannot be read.' };
  return { code: 'INTERNAL_ERROR', detail: 'Something failed on our side; please try again.' };
}

/** What a request needs and the service cannot do now. */
function partAway(error: unknown, code = ''): string | undefined {
  if (error instanceof SignerUnavailable) return 'cannot reach a key that it signs with';
  if (error instanceof StorageUnavailable) return 'cannot reach its storage';
  if (takesNoChanges.test(code)) return 'can only read its database';
  return isDatabaseAway(error, code) ? 'cannot reach its database' : undefined;
}

/** A database that is read-only or a standby, or whose disk is full or broken. */
const takesNoChanges = /^(25006|53100|58030)$/;

/**
 * Connection exceptions (class 08), shutdowns, starts and recovery (57P0x), too few connections or
 * too little memory (class 53), and refused sockets.
 */
function isDatabaseAway(error: unknown, code: string): boolean {
  if (/^(08...|57P0.|53...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/.test(code)) {
    return true;
  }
  const message = error instanceof Error ? error.message : '';
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|connection pool/i.test(
    message,
  );
}
