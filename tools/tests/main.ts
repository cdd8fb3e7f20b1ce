/**
 * `npm run test:unit`, `test:int`, `test:browser`, with Jest's own options: the tests that start
 * nothing, those that start servers, programs or threads, and those that open Chromium. Which a file
 * is follows from what it imports, itself or through the support it uses.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

type Kind = 'unit' | 'int' | 'browser';

const root = join(import.meta.dirname, '..');
const opensBrowser = /'playwright-core'/;
const startsSomething =
  /\btestServers\b|'node:(?:child_process|worker_threads)'|@countersign\/embedded|\bmakeIngest\b|\bmakeThread\b|\/renderers(?:\.ts)?'|seal-in-thread|check-file|makePictures/;

const [kind, ...options] = process.argv.slice(2);
if (kind !== 'unit' && kind !== 'int' && kind !== 'browser') {
  throw new Error('Say which tests: unit, int or browser.');
}
const files = globSync(['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'], { cwd: root });
const chosen = files.filter((file) => kindOf(join(root, file)) === kind).sort();
console.log(`${chosen.length} files of ${files.length} are ${kind} tests`);
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const { status } = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', jest, '--runTestsByPath', ...options, ...chosen],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_KIND: kind } },
);
process.exitCode = status ?? 1;

function kindOf(file: string): Kind {
  const texts = [...sourcesOf(file).values()];
  if (texts.some((text) => opensBrowser.test(text))) return 'browser';
  return texts.some((text) => startsSomething.test(text)) ? 'int' : 'unit';
}

/** The file, and all of `test` and `tools` that it imports. */
function sourcesOf(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file) || !existsSync(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    const imported = resolve(dirname(file), path);
    if (/\/(test|tools)\//.test(imported)) sourcesOf(imported, found);
  }
  return found;
}
