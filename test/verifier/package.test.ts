import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { packLibrary } from '../../tools/build/pack-library.ts';
import { startApplication, type Application } from '../support/application.ts';
import { givenZip } from '../support/evidence.ts';
import { installPacked } from '../support/packed-package.ts';
import { pack } from '../support/zip-manipulations.ts';

/** The verifier as a third party gets it: packed, and installed where nothing else is. */

const root = join(import.meta.dirname, '..', '..');
const source = join(root, 'packages', 'verifier');

let app: Application;
let folder: string;
let installed: string;
const path = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-verifier-'));
  app = await startApplication({ files: true });
  const files = await givenZip(app);
  await writeFile(path('evidence.zip'), pack(files));
  await writeFile(path('sealed.pdf'), files.get('sealed.pdf') ?? '');
  await writeFile(path('roots.pem'), files.get('trust/roots.pem') ?? '');
  installed = await installPacked(await packLibrary('packages/verifier', folder), path('empty'));
}, 120_000);
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Manifest {
  version: string;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
  license: string;
}

async function manifest(of: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(of, 'package.json'), 'utf8')) as Manifest;
}

/** Without any environment; `before` is a command that runs the rest. */
async function verify(args: string[], before: string[] = []) {
  const { bin } = await manifest(installed);
  const script = join(installed, bin['countersign-verify'] ?? '');
  const [command = '', ...rest] = [...before, process.execPath, script, ...args];
  return spawnSync(command, rest, { cwd: path('empty'), env: {}, encoding: 'utf8' });
}

const trusting = () => [
  ...['--roots', path('roots.pem'), '--log-key', app.logKey.vkey],
  ...['--at', app.clock.now().toISOString()],
];

describe('in an empty folder, without any environment', () => {
  test.each(['evidence.zip', 'sealed.pdf'])('it verifies %s', async (name) => {
    const { status, stdout, stderr } = await verify([path(name), ...trusting()]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^2 of \d+ checks NOT CHECKED: seal revocation, seal timestamps\.$/m);
    expect(stdout).not.toContain('FAILED');
  });

  test('it ends with 1, and names the check, when something does not hold', async () => {
    const bytes = await readFile(path('evidence.zip'));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(path('altered.zip'), bytes);
    const { status, stdout } = await verify([path('altered.zip'), ...trusting()]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^zip +FAILED/m);
  });

  test.each([
    ['nothing', []],
    ['two files', ['a', 'b']],
    ['an option that it does not have', ['a', '--force']],
    ['a file that is not there', ['nowhere.pdf']],
  ])('it ends with 2, and says how it is asked, given %s', async (_what, args) => {
    const { status, stderr } = await verify(args);
    expect(status).toBe(2);
    expect(stderr).toContain('countersign-verify <evidence ZIP or sealed PDF>');
  });
});

const alone = ['/usr/bin/unshare', '-rn'];
const canIsolate = spawnSync(alone[0] ?? '', ['-rn', 'true']).status === 0;

(canIsolate ? test : test.skip)(
  'it verifies in a network of its own, without even a loopback, where one can be made',
  async () => {
    const { status, stdout } = await verify([path('evidence.zip'), ...trusting()], alone);
    expect(stdout).toMatch(/^2 of \d+ checks NOT CHECKED: seal revocation, seal timestamps\.$/m);
    expect(stdout).not.toContain('FAILED');
    expect(status).toBe(0);
  },
);

test.each(['evidence.zip', 'sealed.pdf'])('its example in Node verifies %s', async (name) => {
  const page = await readFile(join(source, 'README.md'), 'utf8');
  const [, code, printed] = /```ts\n([^]*?)```\n\n```text\n([^]*?)```/.exec(page) ?? [];
  const program = ['--input-type=module-typescript', '--eval', code ?? '', 'example'];
  const args = [
    ...program,
    path(name),
    path('roots.pem'),
    app.logKey.vkey,
    app.clock.now().toISOString(),
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: source, encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: printed, stderr: '' });
});

test('it holds its dependencies exactly, in the versions that the service is tested with', async () => {
  const { dependencies, license } = await manifest(source);
  expect(license).toBe('MIT');
  for (const [name, version] of Object.entries(dependencies)) {
    const tested = await manifest(join(root, 'node_modules', name));
    expect([name, version]).toEqual([name, tested.version]);
  }
});

test('its guide names every file, and the number of lines to the hundred', async () => {
  const guide = await readFile(join(source, 'README.md'), 'utf8');
  const names = (await readdir(join(source, 'src'), { recursive: true })).filter((name) =>
    name.endsWith('.ts'),
  );
  let lines = 0;
  for (const name of names) {
    expect([name, guide.includes(`\`${name}\``)]).toEqual([name, true]);
    lines += (await readFile(join(source, 'src', name), 'utf8')).split('\n').length - 1;
  }
  const [, said = ''] = /In all about ([\d,]+) lines/.exec(guide) ?? [];
  expect(Math.abs(Number(said.replace(',', '')) - lines)).toBeLessThan(100);
});
