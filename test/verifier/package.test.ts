import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import { givenZip } from '../support/evidence.ts';
import { pack } from '../support/zip-manipulations.ts';

/** The verifier as a third party gets it: packed, and installed where nothing else is. */

const root = join(import.meta.dirname, '..', '..');
const source = join(root, 'verifier');

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
  installed = await install();
}, 120_000);
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** `npm pack`, unpacked as npm would, with its dependencies linked: no registry is asked. */
async function install(): Promise<string> {
  const copy = path('package');
  await cp(source, copy, { recursive: true, filter: (from) => !from.endsWith('dist') });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  run('npm', ['pack', '--offline', '--pack-destination', folder], copy);
  const modules = path(join('empty', 'node_modules'));
  const target = join(modules, 'countersign-verifier');
  await mkdir(target, { recursive: true });
  const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  run('tar', ['-xzf', path(archive), '--strip-components=1', '-C', target], folder);
  for (const name of Object.keys((await manifest(target)).dependencies)) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  return target;
}

function run(command: string, args: string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}

interface Manifest {
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
    expect(stdout).toMatch(/All \d+ checks hold\.\n$/);
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
  'it verifies in a network of its own, without even a loopback',
  async () => {
    const { status, stdout } = await verify([path('evidence.zip'), ...trusting()], alone);
    expect(stdout).toMatch(/All \d+ checks hold\.\n$/);
    expect(status).toBe(0);
  },
);

test('it holds its dependencies exactly, in the versions that the service is tested with', async () => {
  const { dependencies, license } = await manifest(source);
  const service = await manifest(root);
  expect(license).toBe('MIT');
  for (const [name, version] of Object.entries(dependencies)) {
    expect([name, version]).toEqual([name, service.dependencies[name]]);
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
