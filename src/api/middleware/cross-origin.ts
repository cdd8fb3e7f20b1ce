import type { RequestHandler } from 'express';

const methods = 'GET, HEAD, POST';
const taken = 'Authorization, Content-Type, If-None-Match, Range, X-Request-Id, X-Signing-Session';
const shown = 'Content-Range, ETag, Retry-After, X-Client-Request-Id, X-Request-Id';

/**
 * Lets scripts of these origins call what is below a path (CORS). They hold the signing link themselves and
 * send it in a header: no cookie of anybody's goes along.
 */
export function allowOrigins(origins: readonly string[], below: string): RequestHandler {
  const known = new Set(origins);
  return (request, response, next) => {
    if (!request.path.startsWith(below)) {
      next();
      return;
    }
    const { origin } = request.headers;
    if (known.size > 0) response.vary('Origin');
    if (origin === undefined || !known.has(origin)) {
      next();
      return;
    }
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': shown,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) {
      next();
      return;
    }
    response.set({
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': taken,
      'Access-Control-Max-Age': '7200',
    });
    response.status(204).end();
  };
}
