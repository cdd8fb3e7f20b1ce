import { Router } from 'express';

interface PublishedRoots {
  /** PEM, of seals and recipients. */
  roots: readonly string[];
  /** PEM, of timestamps: those of another authority, and ours. */
  timestampRoots: readonly string[];
}

/** What a verifier is given to trust, as PEM: what our seals and their timestamps lead up to. */
export function makeRootsRouter({ roots, timestampRoots }: PublishedRoots): Router {
  const router = Router();
  const files = { 'roots.pem': roots, 'timestamp-roots.pem': timestampRoots };
  for (const [name, certificates] of Object.entries(files)) {
    const pem = [...new Set(certificates.map((one) => `${one.trim()}\n`))].join('');
    router.get(`/.well-known/countersign/${name}`, (_request, response) => {
      response.setHeader('Content-Type', 'application/x-pem-file');
      response.send(Buffer.from(pem));
    });
  }
  return router;
}
