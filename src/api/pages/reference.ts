import { Router } from 'express';

/** The element writes its styles into the page; everything comes from this origin. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `/docs`: the reference, one static page from the build of `web/` that reads our OpenAPI document. */
export function makeReferenceRouter({ distFolder }: { distFolder: string }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/docs', (_request, response, next) => {
    response.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
    const plain = { root: distFolder, cacheControl: false, lastModified: false };
    response.sendFile('reference.html', plain, (error: Error | undefined) => {
      if (error && !response.headersSent) next(error);
    });
  });
  return router;
}
