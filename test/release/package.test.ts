import { execFile } from 'node:child_process';
import { access, cp, glob, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
let folder: string;
let files: string[];
let entry: string;
let built: string;

/** Packs what a build made, and unpacks it where npm would have put it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-package-'));
  const staged = join(folder, 'staged');
  for (const name of ['package.json', 'bin', join('tools', 'temporal')]) {
    await cp(join(root, name), join(staged, name), { recursive: true });
  }
  const script = join(root, 'src', 'embedded', 'build', 'build-program-child.ts');
  // As deep as a build of a checkout is, so that paths out of it differ from those out of `dist`.
  await mkdir(join(staged, '.cache'));
  built = join(staged, 'dist');
  await run(process.execPath, [script, join(staged, '.cache', 'fresh'), built]);
  const packed = await run('npm', ['pack', '--json', '--ignore-scripts'], { cwd: staged });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  const modules = join(folder, 'node_modules');
  await mkdir(modules);
  await run('tar', ['-xzf', join(staged, filename), '-C', modules]);
  const listed = await run('tar', ['-tzf', join(staged, filename)]);
  files = listed.stdout.trim().split('\n');
  await symlink(join(root, 'node_modules'), join(modules, 'package', 'node_modules'));
  entry = join(modules, 'package', 'bin', 'countersign.js');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const countersign = (...args: string[]) => run(process.execPath, [entry, ...args]);

test('a package holds the built program and no sources, whose types Node would not strip there', () => {
  expect(files).toContain('package/dist/main.js');
  expect(files.filter((name) => name.endsWith('.ts'))).toEqual([]);
});

test('a package holds every script that the program gives a thread or a process of its own', async () => {
  const names: string[] = [];
  for await (const name of glob('src/**/*.ts', { cwd: root })) {
    const text = await readFile(join(root, name), 'utf8');
    const given = text.matchAll(
      /scriptBeside\(import\.meta\.url, '([a-z-]+)'|\.\/([a-z-]+)\.\$\{extension\}/g,
    );
    names.push(...[...given].map(([, beside, built]) => beside ?? built ?? ''));
  }
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(files).toContain(`package/dist/${name}.js`);
});

test('the maps of a build lead from where it lies to sources that exist', async () => {
  const sources = new Set<string>();
  for await (const name of glob('*.js.map', { cwd: built })) {
    const map = JSON.parse(await readFile(join(built, name), 'utf8')) as { sources: string[] };
    for (const source of map.sources) sources.add(source);
  }
  expect(sources).toContain(relative(built, join(root, 'src', 'cli', 'main.ts')));
  for (const source of sources) await access(join(built, source));
});

test('a package says its version and what it can do', async () => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect((await countersign('--version')).stdout.trim()).toBe(version);
  expect((await countersign('--help')).stdout).toContain('Usage: countersign');
});

test('a command of a package does its work', async () => {
  const keys = join(folder, 'keys');
  const made = await countersign('keys', 'init', '--out', keys, '--organization', 'A', '--json');
  expect(JSON.parse(made.stdout)).toBeTruthy();
});

test('a script that a package runs in a process of its own is there', async () => {
  const nothing = run(process.execPath, [join(entry, '..', '..', 'dist', 'child.js'), '{}'], {
    timeout: 20_000,
  });
  nothing.child.stdin?.end();
  expect((await nothing).stderr).toBe('');
});
