import type { RequestHandler } from 'express';
import type { TraceRequest } from '../../outside/tracing.ts';
import type { MeasuredRequest } from '../../outside/work-metrics.ts';
import { learn } from './access-log.ts';
import { routePattern } from './route-pattern.ts';

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A client that went away before its answer was written (nginx's number for it). */
const clientClosed = 499;

export interface RequestObserver {
  count: (request: MeasuredRequest) => void;
  /** Absent: requests are not traced. */
  trace?: TraceRequest;
}

/** Tells of every request once its answer is over, be it written or cut off; by the pattern of its route. */
export function observeRequests({ count, trace }: RequestObserver): RequestHandler {
  return (request, response, next) => {
    const startedMs = performance.now();
    const method = known.has(request.method) ? request.method : 'OTHER';
    const span = trace?.(method, next);
    if (span?.traceId !== undefined) learn(response, { traceId: span.traceId });
    response.once('close', () => {
      const end = {
        route: routePattern(request) ?? 'none',
        status: response.writableFinished ? response.statusCode : clientClosed,
      };
      count({ method, ...end, durationS: (performance.now() - startedMs) / 1000 });
      span?.end({ ...end, requestId: String(response.locals['requestId']) });
    });
    if (!trace) next();
  };
}
