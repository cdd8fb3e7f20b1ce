import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');
const markdownBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...markdownBelow('docs'),
  ...packages.map((folder) => join(folder, 'README.md')),
];

/** What begins like a path from the root, wherever in a span of code it stands. */
const path =
  /(?<![\w./@{:-])(?:bench|bin|clients?|deploy|docs|packages|pages|src|test|tools|verifier|web)\/[\w./-]*\w/g;
const span = /`([^`\n]+)`/g;
const link = /\]\((?!\w+:)([^)#\s]+)(?:#[^)]*)?\)/g;
/** Files of a package's README are told from its own folder too, and are made by a build. */
const isThere = (name: string, page: string) =>
  existsSync(join(root, name)) ||
  (page.startsWith('packages/') && existsSync(join(root, dirname(page), name)));

function missingIn(page: string, text: string): string[] {
  const named = Array.from(text.matchAll(span), ([, code = '']) => code.match(path) ?? []).flat();
  const linked = Array.from(text.matchAll(link), ([, target = '']) => join(dirname(page), target));
  return [
    ...named.filter((name) => !isThere(name, page)),
    ...linked.filter((name) => !existsSync(join(root, name))),
  ];
}

test('every package has a page', () => {
  const without = packages.filter((folder) => !existsSync(join(root, folder, 'README.md')));
  expect(without).toEqual([]);
});

test.each(pages)('every path that %s names exists', (page) => {
  expect(missingIn(page, readFileSync(join(root, page), 'utf8'))).toEqual([]);
});

test('a path that is not there is noticed, alone, within a command, and as a link', () => {
  const text =
    '`src/nowhere.ts`, `npm test -- test/nowhere.test.ts`, [nothing](nowhere.md), `src/domain`, `/verify/file`';
  expect(missingIn('docs/page.md', text)).toEqual([
    'src/nowhere.ts',
    'test/nowhere.test.ts',
    'docs/nowhere.md',
  ]);
});
