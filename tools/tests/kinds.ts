import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rehearsals } from './rehearsals.ts';

export const root = join(import.meta.dirname, '..', '..');

/** A test that starts nothing; one that starts servers, programs or threads; one that opens Chromium. */
export const kinds = ['unit', 'int', 'browser'] as const;
export type Kind = (typeof kinds)[number];

const opensBrowser = /'playwright-core'/;
const startsSomething =
  /\btestServers\b|'node:(?:child_process|worker_threads)'|@countersign\/embedded|\bmakeIngest\b|\bmakeThread\b|\/renderers(?:\.ts)?'|seal-in-thread|check-file|makePictures/;

/** Every test file, from the root of the repository. */
export function testFiles(): string[] {
  return globSync(['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'], { cwd: root }).sort();
}

export function isKind(word: string | undefined): word is Kind {
  return kinds.some((kind) => kind === word);
}

/** The files that are of a kind and no rehearsal; of all three without one. */
export function everydayFiles(kind?: Kind): string[] {
  const rehearsed = new Set(Object.values(rehearsals).flat());
  const files = testFiles().filter((file) => !rehearsed.has(file));
  return kind ? files.filter((file) => kindOf(join(root, file)) === kind) : files;
}

/** Follows from what the file imports, itself or through the support that it uses. */
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
