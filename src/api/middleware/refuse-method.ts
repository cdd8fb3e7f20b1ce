import type { Request, RequestHandler } from 'express';
import { Problem } from '../problem.ts';

/** To a preflight (Fetch, 3.2): who reads it looks at why their page cannot call. */
const notFromPages =
  'Scripts of other sites may not call this (CORS). Call it from your own server, which keeps the ' +
  'API key, and upload files through it.';

/** To `curl --upload-file`, whose method is PUT where no other is given. */
const bytesByPost =
  'The bytes are sent by POST with their Content-Type: --request POST beside --upload-file of curl.';

/**
 * 405 with the methods that a path does have, for all others.
 * @param takesBytes the path takes a file by POST
 */
export function refuseMethod(allow: string, takesBytes = false): RequestHandler {
  return (request) => {
    const detail = wayOut(request, takesBytes) ?? `${request.method} is not one of ${allow}.`;
    throw new Problem('METHOD_NOT_ALLOWED', detail, {}, { Allow: allow });
  };
}

function wayOut({ method, headers }: Request, takesBytes: boolean): string | undefined {
  if (method === 'OPTIONS' && headers['access-control-request-method']) return notFromPages;
  return takesBytes && method === 'PUT' ? bytesByPost : undefined;
}

/** `Allow` of a path with these routes: HEAD goes where GET goes. */
export function allowed(routes: readonly { method: string }[]): string {
  const methods = routes.map(({ method }) => method);
  return (methods.includes('GET') ? [...methods, 'HEAD'] : methods).sort().join(', ');
}
