import { extname, join } from 'node:path';
import express, { Router, type RequestHandler, type Response } from 'express';

export interface SigningPageOptions {
  /** What the build of `web/` made: `index.html` and `assets/`. */
  distFolder: string;
  /** Origins whose pages may show the signing page in a frame; none: nobody may. */
  embedOrigins: readonly string[];
}

/**
 * The page behind every signing link: one static file that takes the token from its own address
 * and calls `/api/v1/signing/*`. The token is not looked at here, so that a mail scanner that
 * follows the link learns and changes nothing.
 */
export function makeSigningPageRouter({ distFolder, embedOrigins }: SigningPageOptions): Router {
  const router = Router();
  const policy = contentSecurityPolicy(embedOrigins);
  const guard = (response: Response) => {
    response.set({
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  };

  router.get('/sign/:token', (_request, response, next) => {
    guard(response);
    response.set({
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    });
    // Browsers that know frame-ancestors pass over this header; it cannot name origins.
    if (embedOrigins.length === 0) response.set('X-Frame-Options', 'DENY');
    const plain = { root: distFolder, cacheControl: false, lastModified: false };
    response.sendFile('index.html', plain, (error: Error | undefined) => {
      if (error && !response.headersSent) next(error);
    });
  });

  router.use('/assets', makeAssets(join(distFolder, 'assets'), guard));
  return router;
}

/**
 * Files whose names change with their content. A worker is held to the policy of its own file, so
 * files carry the policy too. Scripts lie there compressed beside themselves.
 */
function makeAssets(folder: string, guard: (response: Response) => void): RequestHandler[] {
  const files = express.static(folder, {
    immutable: true,
    index: false,
    maxAge: '1y',
    redirect: false,
    setHeaders: (response: Response, path: string) => {
      guard(response);
      response.vary('Accept-Encoding');
      if (!path.endsWith('.gz')) return;
      response.set('Content-Encoding', 'gzip').type(extname(path.slice(0, -'.gz'.length)));
    },
  });
  const compressed: RequestHandler = (request, response, next) => {
    if (!/\.(js|mjs|css)$/.test(request.path) || !request.acceptsEncodings('gzip')) {
      next();
      return;
    }
    const { url } = request;
    request.url = `${request.path}.gz`;
    files(request, response, (error?: unknown) => {
      request.url = url;
      next(error);
    });
  };
  return [compressed, files];
}

/**
 * Everything comes from this origin. Drawn pages and signatures are `data:` and `blob:` images,
 * pdf.js hands some embedded fonts over as `data:`.
 */
function contentSecurityPolicy(embedOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${embedOrigins.length === 0 ? "'none'" : embedOrigins.join(' ')}`,
  ].join('; ');
}
