import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { publicId, type ApiKeyId, type RecipientId } from '../../domain/ids.ts';
import type { ProblemCode } from '../problems.ts';
import { routePattern } from './route-pattern.ts';

/** What is learnt of a request while it is answered. */
interface Learnt {
  keyId?: ApiKeyId;
  recipientId?: RecipientId;
  code?: ProblemCode;
  /** Of OpenTelemetry, where the request is traced. */
  traceId?: string;
}

/** Adds to the line of this request. */
export function learn(response: Response, learnt: Learnt): void {
  Object.assign((response.locals['learnt'] ??= {}), learnt);
}

/**
 * One line for each request, once it is answered or its client has gone: the pattern of its route,
 * never its path, query or body, in which there may be tokens.
 */
export function logAccess(
  logger: Logger,
  ids: { requestId: string; clientRequestId?: string },
  request: Request,
  response: Response,
): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const { keyId, recipientId, code, traceId } = (response.locals['learnt'] ?? {}) as Learnt;
    logger.info(
      {
        ...ids,
        method: request.method,
        route: routePattern(request),
        status: response.statusCode,
        durationMs: Math.round(performance.now() - startedAt),
        ...(keyId && { keyId: publicId('key', keyId) }),
        ...(recipientId && { recipientId: publicId('rec', recipientId) }),
        ...(code && { code }),
        ...(traceId !== undefined && { traceId }),
        ...(!response.writableFinished && { cut: true }),
      },
      'Answered',
    );
  });
}
