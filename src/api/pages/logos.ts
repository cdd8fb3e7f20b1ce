import { Router } from 'express';
import type { Database } from '../../persistence/orm.ts';
import { findLogo } from '../../persistence/stores/brandings.ts';
import { Problem } from '../problem.ts';

/**
 * `/branding/{SHA-256}.png`: a workspace's logo. Whoever does not have the picture cannot guess its
 * address, and what lies there never changes.
 */
export function makeLogosRouter(database: Database): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/branding/:file', async (request, response) => {
    const [, sha256] = /^([0-9a-f]{64})\.png$/.exec(request.params.file) ?? [];
    const logo = sha256 === undefined ? undefined : await findLogo(database, sha256);
    if (!logo) throw new Problem('ROUTE_NOT_FOUND', 'There is no such logo.');
    response.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': 'image/png',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    response.send(Buffer.from(logo));
  });
  return router;
}
