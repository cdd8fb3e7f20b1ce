import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const packages = join(import.meta.dirname, '..', '..', 'packages');

interface Package {
  exports?: Record<string, string>;
}

/** What a package exports, by the names that its page may use: how it is imported, or its file. */
function doorsOf(name: string): { door: string; names: string[] }[] {
  const { exports = {} } = JSON.parse(
    readFileSync(join(packages, name, 'package.json'), 'utf8'),
  ) as Package;
  return Object.entries(exports).map(([key, file]) => {
    const door = key.slice(2);
    return { door, names: [door, `@countersign/${name}/${door}`, file.replace('./src/', '')] };
  });
}

/** For tests of other packages, which are no users. */
const isForTests = (door: string) => door.startsWith('testing/');

/** Names in spans of code, and modules that an example imports. */
const namesIn = (page: string) =>
  new Set(
    Array.from(
      page.matchAll(/`([^`\n]+)`|from '([^']+)'/g),
      ([, span, from]) => span ?? from ?? '',
    ),
  );

test.each(readdirSync(packages))('the page of packages/%s names each of its doors', (name) => {
  const named = namesIn(readFileSync(join(packages, name, 'README.md'), 'utf8'));
  const unnamed = doorsOf(name)
    .filter(
      ({ door, names }) => door !== '' && !isForTests(door) && !names.some((one) => named.has(one)),
    )
    .map(({ door }) => door);
  expect(unnamed).toEqual([]);
});

test.each(readdirSync(packages))('the page of packages/%s names no door that is none', (name) => {
  const page = readFileSync(join(packages, name, 'README.md'), 'utf8');
  const [, doors = ''] = /\n## Doors\n([^]*?)\n## /.exec(page) ?? [];
  const there = new Set(doorsOf(name).flatMap(({ names }) => names));
  const isDoor = (one: string) =>
    one.startsWith(`@countersign/${name}/`) || /^[a-z\d-]+(?:\/[a-z\d-]+)+$/.test(one);
  expect([...namesIn(doors)].filter((one) => isDoor(one) && !there.has(one))).toEqual([]);
});
