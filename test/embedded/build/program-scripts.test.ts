import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { programScripts } from '../../../src/start/build/program-scripts.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .map((name) => join(folder, name));

test('every script that a thread or child is started with is part of the built program', () => {
  const sources = ['src', 'packages'].flatMap((name) => sourcesIn(join(root, name)));
  const started = sources.flatMap((path) => {
    const named = readFileSync(path, 'utf8').matchAll(
      /scriptBeside\(import\.meta\.url, '([\w-]+)'\)|new URL\(\s*`\.\/([\w-]+)\.\$\{/g,
    );
    return Array.from(named, ([, beside, address]) =>
      relative(root, join(dirname(path), `${beside ?? address}.ts`)),
    );
  });
  expect(started.length).toBeGreaterThan(5);
  expect([...new Set(started)].sort()).toEqual(
    programScripts.filter((name) => name !== 'src/cli/main.ts').sort(),
  );
});

test('no two of them have one name: they lie in one folder', () => {
  const names = programScripts.map((name) => name.slice(name.lastIndexOf('/') + 1));
  expect(new Set(names).size).toBe(names.length);
});
