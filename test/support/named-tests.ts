import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './titles.ts';

const root = join(import.meta.dirname, '..', '..');

interface NamedTests {
  file: string;
  titles: readonly string[];
}

/** A test's file in backticks, and after it the titles of tests in it. */
export function namedTests(text: string): NamedTests[] {
  const named = /`((?:packages\/[\w-]+\/)?test\/[\w./-]+)`((?:(?:,|, and| and|) "[^"]+")*)/g;
  return Array.from(text.matchAll(named), ([, file = '', titles = '']) => ({
    file,
    titles: Array.from(titles.matchAll(/"([^"]+)"/g), ([, title = '']) => title),
  }));
}

/** Of these a sentence each: files that are not there or stand without a title, and titles that no test has. */
export function missingTests(named: readonly NamedTests[]): string[] {
  const known = new Map<string, ReadonlySet<string>>();
  return named.flatMap(({ file, titles }) => {
    const path = join(root, file);
    if (!existsSync(path)) return [`${file} is not there`];
    if (titles.length === 0) return [`${file} without a title`];
    const found = known.get(file) ?? testTitles(path);
    known.set(file, found);
    return titles.filter((title) => !found.has(title)).map((title) => `${file}: ${title}`);
  });
}
