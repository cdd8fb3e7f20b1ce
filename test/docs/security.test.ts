import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');
const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const rows = Array.from(
  text.matchAll(/^\| (\d+\.\d+\.\d+) \| L([12]) \| (.+?) \| (\S+) \| (.+) \|$/gm),
  ([, id = '', level = '', , state = '', basis = '']) => ({ id, level, state, basis }),
);

test('every requirement of the levels 1 and 2 of ASVS 5.0 has one row', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
});

test('every row is held, not applicable or open, and the totals count them', () => {
  for (const level of ['1', '2']) {
    const counts = ['held', 'n/a', 'open'].map(
      (wanted) => rows.filter((row) => row.level === level && row.state === wanted).length,
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(text).toContain(`| Level ${level} | ${[...counts, total].join(' | ')} |`);
    expect(total).toBe(rows.filter((row) => row.level === level).length);
  }
});

test('what is held says by what: a file, or a part of the document', () => {
  const bare = rows.filter(({ state, basis }) => state === 'held' && !/[`"]/.test(basis));
  expect(bare).toEqual([]);
});

test('every file that is named exists', () => {
  const named = Array.from(
    text.matchAll(/`((?:src|test|docs|tools|web)\/[\w./-]+)`/g),
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
