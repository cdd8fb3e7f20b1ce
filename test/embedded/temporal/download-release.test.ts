import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { toolsDir } from '../../../src/package-folder.ts';
import { firstUnlisted, readChecksums } from '@countersign/embedded/temporal/checksums';
import { downloadRelease } from '@countersign/embedded/temporal/download-release';

const processor = process.arch === 'x64' ? 'amd64' : process.arch;
const name = `tool_1.0_${process.platform}_${processor}.tar.gz`;
const progress = { say: () => undefined, update: () => undefined };
let folder: string;
let into: string;
let server: Server;
let archive: Buffer;
let requests: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countersign-download-'));
  into = join(folder, 'into');
  // As the test server's archive has it: the program is in a folder.
  mkdirSync(join(folder, 'tool_1.0', 'bin'), { recursive: true });
  mkdirSync(into);
  writeFileSync(join(folder, 'tool_1.0', 'bin', 'tool'), '#!/bin/sh\necho real\n', { mode: 0o755 });
  execFileSync('tar', ['-czf', join(folder, name), '-C', folder, 'tool_1.0']);
  archive = readFileSync(join(folder, name));
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end(archive);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function download(checksums: ReadonlyMap<string, string>): Promise<string | undefined> {
  const folderUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases`;
  const release = { what: 'a tool', artifact: 'tool', version: '1.0', program: 'tool' };
  const options = { cacheDir: folder, path: '', progress };
  return downloadRelease({ ...release, folderUrl, checksums }, options)(into);
}

const ours = () => new Map([[name, createHash('sha256').update(archive).digest('hex')]]);

test('an archive with our checksum leaves its program and nothing else', async () => {
  expect(await download(ours())).toBeUndefined();
  expect(requests).toEqual([`/releases/${name}`]);
  expect(readdirSync(into)).toEqual(['tool']);
  expect(execFileSync(join(into, 'tool'), { encoding: 'utf8' })).toBe('real\n');
});

test('an archive with one other byte is not unpacked', async () => {
  const checksums = ours();
  archive[archive.length - 1] = (archive.at(-1) ?? 0) ^ 1;
  expect(await download(checksums)).toMatch(/does not have the checksum it should have/);
  expect(readdirSync(join(into, 'unpacked'))).toEqual([]);
});

test('an archive without a checksum of ours is not even asked for', async () => {
  expect(await download(new Map())).toBe(
    `no checksum of ${name} is known, so it is not downloaded`,
  );
  expect(requests).toEqual([]);
});

test('the lists in tools/temporal are of the versions that are pinned', () => {
  const releases = readChecksums(join(toolsDir, 'checksums.txt'));
  const cliVersion = /cli v([\d.]+)/.exec(readFileSync(join(toolsDir, 'go.mod'), 'utf8'))?.[1];
  for (const platform of ['linux_amd64', 'linux_arm64', 'darwin_amd64', 'darwin_arm64']) {
    expect(releases.get(`temporal_cli_${cliVersion}_${platform}.tar.gz`)).toMatch(/^[0-9a-f]{64}$/);
  }
  const pom = readFileSync(join(toolsDir, 'test-server', 'pom.xml'), 'utf8');
  const testServer = /temporal-test-server<\/artifactId>\s*<version>([\d.]+)</.exec(pom)?.[1];
  const jars = readChecksums(join(toolsDir, 'test-server', 'checksums.txt'));
  expect([...jars.keys()]).toContain(`temporal-test-server-${testServer}.jar`);
});

test('of a folder of jars one changed byte or one jar more is noticed', async () => {
  const sums = ours();
  const jars = join(folder, 'jars');
  mkdirSync(jars);
  writeFileSync(join(jars, name), archive);
  expect(await firstUnlisted(jars, sums)).toBeUndefined();
  writeFileSync(join(jars, 'more.jar'), '');
  expect(await firstUnlisted(jars, sums)).toBe('more.jar');
  rmSync(join(jars, 'more.jar'));
  writeFileSync(join(jars, name), archive.subarray(1));
  expect(await firstUnlisted(jars, sums)).toBe(name);
});
