import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { nothingIsShown } from '../frame-policy.ts';
import { logAccess } from './access-log.ts';
import { transportSecurity } from '../transport-security.ts';

/** A client's own ids that we repeat: short, and nothing that could break a log line. */
const fitToRepeat = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * A request id of ours on every answer and log line, and beside it the client's, which may name
 * somebody else's request. Nothing of ours is cached unless a route says so.
 */
export function requestContext(logger: Logger, publicUrl: string): RequestHandler {
  const secure = Object.entries(transportSecurity(publicUrl));
  return (request, response, next) => {
    const requestId = randomUUID();
    const given = request.headers['x-request-id'];
    const clientRequestId =
      typeof given === 'string' && fitToRepeat.test(given) ? given : undefined;
    const ids = { requestId, ...(clientRequestId !== undefined && { clientRequestId }) };
    Object.assign(response.locals, ids);
    response.setHeader('X-Request-Id', requestId);
    if (clientRequestId !== undefined) response.setHeader('X-Client-Request-Id', clientRequestId);
    for (const [name, value] of secure) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', nothingIsShown);
    logAccess(logger, ids, request, response);
    next();
  };
}
