import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fromCsv } from '../../tools/csv.ts';
import { missingTests, namedTests } from '../support/named-tests.ts';
import { testTitles } from '../support/titles.ts';

const root = join(import.meta.dirname, '..', '..');
const page = join(root, 'docs', 'security.md');
const prose = readFileSync(page, 'utf8');
const listing = (name: string) => readFileSync(join(root, 'docs', 'security', name), 'utf8');

/** The requirements of ASVS with what holds them, and the tests behind each threat of the page. */
const rows = fromCsv(listing('asvs.csv'), ['requirement', 'level', 'state', 'asked', 'basis']);
const threats = fromCsv(listing('threats.csv'), ['threat', 'shown_by']);
const held = rows.filter(({ state }) => state === 'held');
const text = [
  prose,
  ...rows.map(({ basis }) => basis),
  ...threats.map((threat) => threat.shown_by),
].join('\n');

const named = namedTests(text);

const headingsOf = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

test('every requirement of the levels 1 and 2 of ASVS 5.0 has one row', () => {
  expect(new Set(rows.map(({ requirement }) => requirement)).size).toBe(rows.length);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
  const states = new Set(rows.map(({ state }) => state));
  expect(states).toEqual(new Set(['held', 'not applicable', 'open']));
});

test('the page names every requirement that is open', () => {
  const open = rows.filter(({ state }) => state === 'open').map(({ requirement }) => requirement);
  const named = new Set(prose.split('## OWASP')[1]?.match(/\d+\.\d+\.\d+/g));
  expect(named).toEqual(new Set(open));
});

test('every row that is held names a test by its title, and no row rests on one that is not held', () => {
  const own = /`(?:packages\/[\w-]+\/)?test\/[\w./-]+\.test\.ts` "[^"]+"/;
  expect(held.filter(({ basis }) => !own.test(basis)).map((row) => row.requirement)).toEqual([]);
  const ids = new Set(held.map(({ requirement }) => requirement));
  const meant = Array.from(text.matchAll(/\bas (\d+\.\d+\.\d+)/gi), ([, id = '']) => id);
  expect(meant.filter((id) => !ids.has(id))).toEqual([]);
});

test('every threat of the page names a test, or rows that are held', () => {
  const ids = new Set(held.map(({ requirement }) => requirement));
  const onPage = Array.from(prose.matchAll(/^\| ?(\d+) ?\|/gm), ([, number = '']) => number);
  expect(onPage.length).toBeGreaterThan(15);
  expect(threats.map(({ threat }) => threat)).toEqual(onPage);
  const shownBy = threats.map((threat) => threat.shown_by);
  expect(shownBy.filter((cell) => !/" |"$|\d\.\d+\.\d/.test(cell))).toEqual([]);
  const numbers = shownBy.flatMap((cell) => cell.match(/\b\d+\.\d+\.\d+\b/g) ?? []);
  expect(numbers.filter((id) => !ids.has(id))).toEqual([]);
});

test('every file of tests that is named has tests of the titles named after it', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(missingTests(named)).toEqual([]);
});

test('a title that no test has, or another file has, is noticed', () => {
  const found = testTitles(import.meta.filename);
  expect(found.has('a title that no test has, or another file has, is noticed')).toBe(true);
  expect(found.has('a title that no test has')).toBe(false);
  const grouped = testTitles(join(root, 'test/api/requests.test.ts'));
  expect(grouped.has('405 METHOD_NOT_ALLOWED with Allow %s')).toBe(true);
  expect(grouped.has('405 METHOD_NOT_ALLOWED with Allow')).toBe(false);
});

test('every part of a document that is named exists', () => {
  const links = Array.from(prose.matchAll(/\]\(([\w./-]*)(?:#([\w-]+))?\)/g));
  const named = Array.from(text.matchAll(/`docs\/([\w./-]+\.md)(?:#([\w-]+))?`/g));
  expect(links.length + named.length).toBeGreaterThan(20);
  const broken = [...links, ...named].filter(([, path = '', anchor]) => {
    const file = path === '' ? page : join(dirname(page), path);
    return !existsSync(file) || (anchor !== undefined && !headingsOf(file).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('every check that is named is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const checks = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name);
  expect(checks.filter((name) => !(name in scripts))).toEqual([]);
});
