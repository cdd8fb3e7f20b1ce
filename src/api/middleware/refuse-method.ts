import type { RequestHandler } from 'express';
import { Problem } from '../problem.ts';

/** To a preflight (Fetch, 3.2): who reads it looks at why their page cannot call. */
const notFromPages =
  'Scripts of other sites may not call this (CORS). Call it from your own server, which keeps the ' +
  'API key, and upload files through it.';

/** 405 with the methods that a path does have, for all others. */
export function refuseMethod(allow: string): RequestHandler {
  return (request) => {
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'];
    const detail = isPreflight ? notFromPages : `${request.method} is not one of ${allow}.`;
    throw new Problem('METHOD_NOT_ALLOWED', detail, {}, { Allow: allow });
  };
}

/** `Allow` of a path with these routes: HEAD goes where GET goes. */
export function allowed(routes: readonly { method: string }[]): string {
  const methods = routes.map(({ method }) => method);
  return (methods.includes('GET') ? [...methods, 'HEAD'] : methods).sort().join(', ');
}
