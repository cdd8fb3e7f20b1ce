import type { RequestHandler } from 'express';
import { Problem } from '../problem.ts';

/** 405 with the methods that a path does have, for all others. */
export function refuseMethod(allow: string): RequestHandler {
  return (request) => {
    const detail = `${request.method} is not one of ${allow}.`;
    throw new Problem('METHOD_NOT_ALLOWED', detail, {}, { Allow: allow });
  };
}

/** `Allow` of a path with these routes: HEAD goes where GET goes. */
export function allowed(routes: readonly { method: string }[]): string {
  const methods = routes.map(({ method }) => method);
  return (methods.includes('GET') ? [...methods, 'HEAD'] : methods).sort().join(', ');
}
