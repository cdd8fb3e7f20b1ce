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
import {
  baseImage,
  pinnedImages,
  serviceImages,
  unpinnedImages,
} from '../../tools/release/pins.ts';
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
const digestsFile = 'docker-compose.digests.yml';
const textOf = (name: string) => readFile(join(folder, name), 'utf8');
const pin = () =>
  promisify(execFile)(process.execPath, [
    join(root, 'tools', 'pin-images.ts'),
    '--registry',
    address,
    '--root',
    folder,
  ]);

test('every image of Dockerfile and compose file gets the digest of its tag; the two stay as they are', async () => {
  const before = await Promise.all(files.map(textOf));
  await pin();
  expect(await Promise.all(files.map(textOf))).toEqual(before);
  const [dockerfile = '', compose = ''] = before;
  const pins = await textOf(digestsFile);
  expect(unpinnedImages(compose, dockerfile, pins)).toEqual([]);
  expect(pinnedImages(pins)).toContain(
    `${baseImage(dockerfile)}@${digestFor(`library/${baseImage(dockerfile)}`)}`,
  );
});

test('a digest that the tag no longer has gives way, and a second run changes nothing', async () => {
  const old = `services:\n  api:\n    image: x:1.0@sha256:${'0'.repeat(64)}\n`;
  await writeFile(join(folder, digestsFile), old);
  await pin();
  const pinned = await textOf(digestsFile);
  expect(pinned).not.toContain('sha256:0000');
  await pin();
  expect(await textOf(digestsFile)).toBe(pinned);
});

test('one image that the registry does not know leaves no file of digests', async () => {
  const [image = ''] = [...serviceImages(await textOf('docker-compose.yml')).values()].slice(-1);
  missing.add(image);
  await expect(pin()).rejects.toThrow(/the registry says 404/);
  missing.clear();
  await expect(textOf(digestsFile)).rejects.toThrow(/ENOENT/);
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
