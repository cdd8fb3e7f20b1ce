import { minuteMs, secondMs } from '../domain/time.ts';

/** Requests under way to one endpoint of this process at once. */
const maxConcurrent = 10;
/** For one that hangs: twenty such endpoints together still leave most of the worker free. */
const maxConcurrentWhenSlow = 2;
const slowMs = 5 * secondMs;
/** Assumed of an endpoint that has not answered yet. */
const minMs = 100;
const minWaitMs = 200;
const maxWaitMs = 2 * minuteMs;
/** More endpoints than this are remembered only while they are busy. */
const maxRemembered = 1_000;

/** Taken for one request; `leave` says how long it took. */
export interface Pass {
  leave(durationMs: number): void;
}

export interface EndpointGate {
  /** A pass, or how long to stay away before asking again. */
  enter(endpointId: string, nowMs: number): Pass | { waitMs: number };
}

interface Endpoint {
  /** The oldest first. */
  underWay: Set<{ sinceMs: number }>;
  /** Running average of the requests that have ended. */
  averageMs: number;
  /** Up to when requests that were turned away have been given times. */
  bookedUntilMs: number;
}

/**
 * Caps what one endpoint may occupy, so that one that hangs costs the others nothing. A request
 * that is turned away gets a time of its own, spread by how fast the endpoint answers: a thousand
 * that wait for a slow one do not come back all at once.
 */
export function makeEndpointGate(): EndpointGate {
  const endpoints = new Map<string, Endpoint>();

  const forgetIdle = () => {
    if (endpoints.size <= maxRemembered) return;
    for (const [id, { underWay }] of endpoints) if (underWay.size === 0) endpoints.delete(id);
  };

  return {
    enter(endpointId, nowMs) {
      const known = endpoints.get(endpointId);
      const endpoint = known ?? { underWay: new Set(), averageMs: minMs, bookedUntilMs: 0 };
      if (!known) {
        forgetIdle();
        endpoints.set(endpointId, endpoint);
      }
      const usualMs = usualDuration(endpoint, nowMs);
      const max = usualMs >= slowMs ? maxConcurrentWhenSlow : maxConcurrent;
      if (endpoint.underWay.size >= max) {
        return { waitMs: book(endpoint, usualMs / max, nowMs) };
      }
      const request = { sinceMs: nowMs };
      endpoint.underWay.add(request);
      return {
        leave(durationMs) {
          endpoint.underWay.delete(request);
          endpoint.averageMs = endpoint.averageMs * 0.6 + Math.max(durationMs, minMs) * 0.4;
        },
      };
    },
  };
}

/** One that hangs is known to be slow before its first request has ended. */
function usualDuration({ underWay, averageMs }: Endpoint, nowMs: number): number {
  const [oldest] = underWay;
  return Math.max(averageMs, oldest ? nowMs - oldest.sinceMs : 0);
}

/** One request's share of the endpoint's pace after the one before; a full window begins again. */
function book(endpoint: Endpoint, paceMs: number, nowMs: number): number {
  const earliestMs = nowMs + minWaitMs;
  const nextMs = Math.max(endpoint.bookedUntilMs + paceMs, earliestMs);
  endpoint.bookedUntilMs = nextMs > nowMs + maxWaitMs ? earliestMs : nextMs;
  return Math.round(endpoint.bookedUntilMs - nowMs);
}
