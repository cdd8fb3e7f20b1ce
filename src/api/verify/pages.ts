import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, type RequestHandler, type Response } from 'express';
import { makeScriptHashes } from '../pages/script-hashes.ts';

/** Everything comes from this origin; a file that is dropped stays in the browser. */
const contentSecurityPolicy = (scripts: readonly string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * `/verify` and `/verify/{document}`: one static page from the build of `web/`. It is the same for
 * every id, so that asking for it tells nothing.
 */
export function makeVerifyPagesRouter({ distFolder }: { distFolder: string }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const hashesOf = makeScriptHashes();
  const sendPage: RequestHandler = async (_request, response) => {
    const page = await readFile(join(distFolder, 'verify.html'), 'utf8');
    guard(response, hashesOf(page));
    response.type('html').send(page);
  };
  // Each a route of its own, so that metrics and log tell them apart.
  router.get('/verify', sendPage);
  router.get('/verify/:document', sendPage);
  return router;
}

function guard(response: Response, scripts: readonly string[]): void {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentSecurityPolicy(scripts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex, nofollow',
  });
}
