import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Ids that a proxy may hand us: short, and nothing that could break a log line. */
const givenId = /^[A-Za-z0-9_-]{8,64}$/;

/** A request id on every answer and log line; nothing of ours is cached unless a route says so. */
export function requestContext(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && givenId.test(given) ? given : randomUUID();
    response.locals['requestId'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const startedAt = performance.now();
    response.on('finish', () => {
      const durationMs = Math.round(performance.now() - startedAt);
      const { statusCode } = response;
      // The path of a signing page or download is a credential: only the first part is logged.
      const area = request.path.startsWith('/api/')
        ? request.path
        : request.path.split('/', 2).join('/');
      logger.debug({ requestId, method: request.method, area, statusCode, durationMs }, 'Answered');
    });
    next();
  };
}
