import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { evidencePage, withTables } from '../../tools/check-pdf/tampering-page.ts';
import { fromCsv, toCsv } from '../../tools/csv.ts';

test('the tables of tampering in docs/evidence.md are what the listings beside it give', async () => {
  const page = await readFile(evidencePage, 'utf8');
  expect(await withTables(page)).toBe(page);
});

test('cells with commas, quotes and line feeds are read from CSV as they were written', () => {
  const rows = [
    { one: 'plain', two: '' },
    { one: 'a, b', two: 'said “"no"”\nand left' },
  ];
  const cells = rows.map(({ one, two }) => [one, two]);
  expect(fromCsv(toCsv([['one', 'two'], ...cells]), ['one', 'two'])).toEqual(rows);
});
