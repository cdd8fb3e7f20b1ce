import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { foreignImages, hasDigest } from '../../tools/release/pins.ts';
import { digestOf, parseImage } from '../../tools/release/registry.ts';

const root = join(import.meta.dirname, '..', '..');
const digestFor = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** What the registry has not, and what it answers wrongly. */
const missing = new Set<string>();
const wrong = new Set<string>();
let registry: Server;
let address: string;
let folder: string;

/** A registry of the OCI distribution specification, as far as it is asked here, with tokens. */
beforeAll(async () => {
  registry = createServer((request, response) => {
    const url = new URL(request.url ?? '', address);
    if (url.pathname === '/token') {
      response.end(JSON.stringify({ token: url.searchParams.get('scope') }));
      return;
    }
    const [, name = '', reference = ''] = /^\/v2\/(.+)\/manifests\/(.+)$/.exec(url.pathname) ?? [];
    const scope = `repository:${name}:pull`;
    if (request.headers.authorization !== `Bearer ${scope}`) {
      const challenge = `Bearer realm="${address}/token",service="here",scope="${scope}"`;
      response.writeHead(401, { 'www-authenticate': challenge }).end();
      return;
    }
    const asked = `${name}:${reference}`;
    if (missing.has(asked) || !/oci\.image\.index/.test(request.headers.accept ?? '')) {
      response.writeHead(404).end();
      return;
    }
    const digest = reference.startsWith('sha256:') ? reference : digestFor(asked);
    const given = wrong.has(asked) ? 'sha256:short' : digest;
    response.writeHead(200, { 'docker-content-digest': given }).end();
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(() => {
  registry.close();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-pins-'));
  for (const name of files) await writeFile(join(folder, name), await readFile(join(root, name)));
});

afterEach(() => rm(folder, { recursive: true }));

const files = ['Dockerfile', 'docker-compose.yml'];
const textOf = (name: string) => readFile(join(folder, name), 'utf8');
const pin = () =>
  promisify(execFile)(process.execPath, [
    join(root, 'tools', 'pin-images.ts'),
    '--registry',
    address,
    '--root',
    folder,
  ]);

test('every image of Dockerfile and compose file gets the digest of its tag, and nothing else changes', async () => {
  const before = await Promise.all(files.map(textOf));
  await pin();
  const after = await Promise.all(files.map(textOf));
  const images = after.flatMap(foreignImages);
  expect(images.length).toBeGreaterThan(5);
  expect(images.filter((image) => !hasDigest(image))).toEqual([]);
  expect(images.find((image) => image.startsWith('node:'))).toMatch(
    new RegExp(`@${digestFor(`library/${images[0]?.split('@')[0] ?? ''}`)}$`),
  );
  expect(after.map((text) => text.replaceAll(/@sha256:[0-9a-f]{64}/g, ''))).toEqual(
    before.map((text) => text.replaceAll(/@sha256:[0-9a-f]{64}/g, '')),
  );
});

test('a digest that the tag no longer has gives way, and a second run changes nothing', async () => {
  const old = `FROM node:24.0.0@sha256:${'0'.repeat(64)} AS build\nFROM build\n`;
  await writeFile(join(folder, 'Dockerfile'), old);
  await pin();
  const pinned = `FROM node:24.0.0@${digestFor('library/node:24.0.0')} AS build\nFROM build\n`;
  expect(await textOf('Dockerfile')).toBe(pinned);
  await pin();
  expect(await textOf('Dockerfile')).toBe(pinned);
});

test('one image that the registry does not know leaves both files as they were', async () => {
  const before = await Promise.all(files.map(textOf));
  const [image = ''] = foreignImages(before[1] ?? '').slice(-1);
  missing.add(image);
  await expect(pin()).rejects.toThrow(/the registry says 404/);
  missing.clear();
  expect(await Promise.all(files.map(textOf))).toEqual(before);
});

test('what the registry answers is checked, by tag and by digest', async () => {
  const digest = digestFor('x');
  expect(await digestOf(`a/b:1@${digest}`, address)).toBe(digest);
  missing.add(`a/b:${digest}`);
  await expect(digestOf(`a/b:1@${digest}`, address)).rejects.toThrow(/says 404/);
  missing.clear();
  wrong.add('a/b:1');
  await expect(digestOf('a/b:1', address)).rejects.toThrow(/no digest in the answer/);
  wrong.clear();
});

test('an image is looked for where Docker would', () => {
  const hub = 'https://registry-1.docker.io';
  expect(parseImage('node:24')).toEqual({ registry: hub, repository: 'library/node', tag: '24' });
  expect(parseImage('temporalio/ui:2.1')).toMatchObject({ registry: hub, tag: '2.1' });
  expect(parseImage('ghcr.io/owner/name:1')).toMatchObject({
    registry: 'https://ghcr.io',
    repository: 'owner/name',
  });
  expect(parseImage('localhost:5000/name:1')).toMatchObject({ repository: 'name', tag: '1' });
  expect(() => parseImage('node')).toThrow(/names no tag/);
});
