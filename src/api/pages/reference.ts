import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router } from 'express';

/** The build keeps the one file of Scalar's package that is served. */
const scriptFile = import.meta.url.endsWith('.ts')
  ? join(
      createRequire(import.meta.url).resolve('@scalar/api-reference'),
      ...['..', 'browser', 'standalone.js'],
    )
  : join(import.meta.dirname, 'scalar.js');

/** `/docs`: the reference, drawn by Scalar from our own OpenAPI document, with nothing from elsewhere. */
export function makeReferenceRouter(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  let compressed: Promise<Buffer> | undefined;

  router.get('/docs', (_request, response) => {
    const nonce = randomBytes(16).toString('base64');
    response.set({
      'Content-Security-Policy': contentSecurityPolicy(nonce),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
    });
    response.type('html').send(page(nonce));
  });

  router.get('/docs/scalar.js', async (request, response) => {
    response.set({ 'Cache-Control': 'public, max-age=86400', Vary: 'Accept-Encoding' });
    response.type('text/javascript');
    if (!request.acceptsEncodings('gzip')) {
      createReadStream(scriptFile).pipe(response);
      return;
    }
    // 4.4 MB as it lies there, 1.2 MB like this; made once.
    compressed ??= readFile(scriptFile).then((bytes) => promisify(gzip)(bytes));
    response.set('Content-Encoding', 'gzip').send(await compressed);
  });
  return router;
}

/** Scalar writes its styles into the page; scripts need the nonce, requests stay at home. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const settings = {
  url: '/api/v1/openapi.json',
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  persistAuth: false,
  authentication: { preferredSecurityScheme: 'apiKey' },
  hideModels: false,
  defaultOpenAllTags: false,
};

function page(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API reference · Countersign</title>
<link rel="icon" href="data:,">
<div id="reference"></div>
<noscript>The reference needs JavaScript; <a href="/api/v1/openapi.json">its source</a> does not.</noscript>
<script nonce="${nonce}" src="/docs/scalar.js"></script>
<script nonce="${nonce}">Scalar.createApiReference('#reference', ${JSON.stringify(settings)})</script>
</html>
`;
}
