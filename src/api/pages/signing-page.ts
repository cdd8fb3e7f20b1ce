import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import express, { Router, type RequestHandler, type Response } from 'express';
import { makeScriptHashes } from './script-hashes.ts';

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
  const hashesOf = makeScriptHashes();
  const guard = (response: Response, scripts: readonly string[] = []) => {
    response.set({
      'Content-Security-Policy': contentSecurityPolicy(embedOrigins, scripts),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  };

  router.get('/sign/:token', async (_request, response) => {
    const page = await readFile(join(distFolder, 'index.html'), 'utf8');
    guard(response, hashesOf(page));
    response.set({
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': permissionsPolicy(embedOrigins),
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    });
    // Browsers that know frame-ancestors pass over this header; it cannot name origins.
    if (embedOrigins.length === 0) response.set('X-Frame-Options', 'DENY');
    response.type('html').send(page.replace(noOrigins, embedMeta(embedOrigins)));
  });

  if (embedOrigins.length > 0) {
    router.get('/embed.js', (_request, response) => {
      guard(response);
      // A page elsewhere loads it, by a name that stays while its content may change.
      response.set({
        'Cache-Control': 'public, max-age=3600',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      response.sendFile('embed.js', { root: distFolder, cacheControl: false });
    });
  }

  router.use('/assets', makeAssets(join(distFolder, 'assets'), guard));
  return router;
}

/** Passkeys are for this page, also in a frame of a page that may show it and allows them there. */
function permissionsPolicy(embedOrigins: readonly string[]): string {
  const allowed = ['self', ...embedOrigins.map((origin) => `"${origin}"`)].join(' ');
  const passkeys = ['publickey-credentials-create', 'publickey-credentials-get'];
  return [
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...passkeys.map((feature) => `${feature}=(${allowed})`),
  ].join(', ');
}

const noOrigins = '<meta name="embed-origins" content="" />';

/** Whom the page tells what has happened. An origin has no character that could end the value. */
const embedMeta = (origins: readonly string[]) => noOrigins.replace('""', `"${origins.join(' ')}"`);

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * Files whose names change with their content. A worker is held to the policy of its own file, so
 * files carry the policy too. What shrinks lies there compressed beside itself.
 */
function makeAssets(folder: string, guard: (response: Response) => void): RequestHandler[] {
  const files = express.static(folder, {
    cacheControl: false,
    index: false,
    redirect: false,
    setHeaders: (response: Response, path: string) => {
      guard(response);
      response.set('Cache-Control', 'public, max-age=31536000, immutable');
      response.vary('Accept-Encoding');
      const encoding = encodings.find(({ ending }) => path.endsWith(ending));
      if (!encoding) return;
      const plain = path.slice(0, -encoding.ending.length);
      response.set('Content-Encoding', encoding.name).type(extname(plain));
    },
  });
  const compressed: RequestHandler = (request, response, next) => {
    const encoding = encodings.find(({ name }) => request.acceptsEncodings(name));
    if (!encoding || !/\.(js|mjs|css|ttf)$/.test(request.path)) {
      next();
      return;
    }
    const { url } = request;
    request.url = `${request.path}${encoding.ending}`;
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
function contentSecurityPolicy(
  embedOrigins: readonly string[],
  scripts: readonly string[],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
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
