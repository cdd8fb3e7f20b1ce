import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import { makeSigningPageRouter } from '../../../src/api/pages/signing-page.ts';

let distFolder: string;
const noOrigins = '<meta name="embed-origins" content="" />';

beforeAll(async () => {
  distFolder = await mkdtemp(join(tmpdir(), 'countersign-page-'));
  await mkdir(join(distFolder, 'assets'));
  await writeFile(
    join(distFolder, 'index.html'),
    `<!doctype html><title>Page</title><script>early();</script>${noOrigins}`,
  );
  await writeFile(join(distFolder, 'embed.js'), 'window.Countersign = {};');
  await writeFile(join(distFolder, 'assets', 'worker-1a2b.mjs'), 'postMessage(1);');
  await writeFile(join(distFolder, 'assets', 'page-3c4d.js'), 'plain();');
  await writeFile(join(distFolder, 'assets', 'page-3c4d.js.gz'), gzipSync('small();'));
  await writeFile(join(distFolder, 'assets', 'page-3c4d.js.br'), brotliCompressSync('smaller();'));
  await writeFile(join(distFolder, 'sources.sha256'), 'not for the world');
});

afterAll(() => rm(distFolder, { recursive: true, force: true }));

async function get(
  path: string,
  embedOrigins: string[] = [],
  encoding = 'gzip',
  before: RequestHandler = (_request, _response, next) => next(),
): Promise<Response> {
  const app = express().use(before, makeSigningPageRouter({ distFolder, embedOrigins }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { connection: 'close', 'accept-encoding': encoding },
    });
  } finally {
    server.close();
  }
}

test('every token gets the same page, kept by nobody and telling nobody where it came from', async () => {
  const response = await get('/sign/some-token');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>Page</title>');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test('the policy follows a page that was built anew while the service runs', async () => {
  const rebuilt = await mkdtemp(join(tmpdir(), 'countersign-page-'));
  const app = express().use(makeSigningPageRouter({ distFolder: rebuilt, embedOrigins: [] }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    for (const script of ['first();', 'second();', 'second();']) {
      await writeFile(join(rebuilt, 'index.html'), `<script>${script}</script>`);
      const response = await fetch(`http://127.0.0.1:${port}/sign/some-token`, {
        headers: { connection: 'close' },
      });
      const hash = createHash('sha256').update(script).digest('base64');
      const policy = response.headers.get('content-security-policy');
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}'; worker-src 'self'`);
    }
  } finally {
    server.close();
    await rm(rebuilt, { recursive: true });
  }
});

test('of scripts in a page the policy allows the one that was built into it, by its hash', async () => {
  const response = await get('/sign/some-token');
  const policy = response.headers.get('content-security-policy') ?? '';
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(await response.text()) ?? [];
  expect(script).not.toBe('');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'; worker-src 'self'`);
  // Its files bring none along.
  const file = await get('/assets/worker-1a2b.mjs');
  expect(file.headers.get('content-security-policy')).toContain("script-src 'self'; worker-src");
});

test('the policy allows nothing evaluated and nothing from elsewhere', async () => {
  const policy = (await get('/sign/some-token')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('named origins may show the page in a frame', async () => {
  const response = await get('/sign/some-token', ['https://a.example', 'https://b.example']);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain('frame-ancestors https://a.example https://b.example');
  expect(response.headers.has('x-frame-options')).toBe(false);
  expect(await response.text()).toContain('content="https://a.example https://b.example"');
});

test('the script for pages that embed is there when somebody may, for any page to load', async () => {
  const response = await get('/embed.js', ['https://a.example']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await get('/embed.js')).status).toBe(404);
});

test('assets are kept for ever also where answers are otherwise kept by nobody', async () => {
  const noStore: RequestHandler = (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  };
  const response = await get('/assets/worker-1a2b.mjs', [], 'gzip', noStore);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('assets are scripts that may be kept for ever, under the policy that their workers get', async () => {
  const response = await get('/assets/worker-1a2b.mjs');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a script is sent compressed to a client that accepts it, and plain to any other', async () => {
  const small = await get('/assets/page-3c4d.js');
  expect(Object.fromEntries(small.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(await small.text()).toBe('small();');
  const smaller = await get('/assets/page-3c4d.js', [], 'gzip, deflate, br');
  expect(smaller.headers.get('content-encoding')).toBe('br');
  expect(await smaller.text()).toBe('smaller();');
  const plain = await get('/assets/page-3c4d.js', [], 'identity');
  expect(plain.headers.has('content-encoding')).toBe(false);
  expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  expect(await plain.text()).toBe('plain();');
});

test.each([
  '/assets/none.js',
  '/assets/',
  '/assets/..%2fsources.sha256',
  '/sources.sha256',
  '/sign/',
])('%s is not there', async (path) => {
  expect((await get(path)).status).toBe(404);
});
