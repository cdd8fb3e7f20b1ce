import { Router } from 'express';

/** The certificates that our seals lead up to, as PEM: what a verifier is given to trust. */
export function makeRootsRouter(roots: readonly string[]): Router {
  const router = Router();
  router.get('/.well-known/countersign/roots.pem', (_request, response) => {
    response.setHeader('Content-Type', 'application/x-pem-file');
    response.send(Buffer.from(roots.map((root) => `${root.trim()}\n`).join('')));
  });
  return router;
}
