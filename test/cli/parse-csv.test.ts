import { describe, expect, test } from '@jest/globals';
import { parseCsv } from '../../src/cli/run/parse-csv.ts';
import { progressBar } from '../../src/cli/run/follow-bulk-send.ts';
import { rowsOfCsv } from '../../src/cli/run/rows-of-csv.ts';

const cells = (text: string) => parseCsv(text).map(({ cells: each }) => each);

describe('what spreadsheets write is read', () => {
  test.each([
    ['commas and LF', 'a,b\n1,2\n'],
    ['a byte order mark, semicolons and CRLF', '\ufeffa;b\r\n1;2\r\n'],
    ['tabs, and no line end at the end', 'a\tb\n1\t2'],
    ['quotation marks', '"a","b"\n"1",2'],
    ['empty lines between and after', 'a,b\n\n1,2\n,\n\n'],
    ['line ends of old', 'a,b\r1,2\r'],
  ])('%s', (_name, text) => {
    expect(cells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('separators, quotation marks and line ends inside of cells', () => {
    expect(cells('a,b\n"x, ""y""","1\r\n2"')).toEqual([
      ['a', 'b'],
      ['x, "y"', '1\r\n2'],
    ]);
  });

  test('the line on which a record begins counts line ends inside of cells', () => {
    expect(parseCsv('a\n"1\n2"\n3\n').map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  test.each([
    ['a,b\n"1,2', 'Line 2: a quotation mark is not closed.'],
    ['a,b\n"1"x,2', 'Line 2: something follows a closing quotation mark.'],
  ])('%j is refused: %s', (text, message) => {
    expect(() => parseCsv(text)).toThrow(message);
  });
});

const template = {
  roles: ['tenant', 'owner'],
  fields: new Map([
    ['rent', 'number'],
    ['pets', 'checkbox'],
    ['a.b', 'text'],
  ] as const),
};
const rows = (text: string) => rowsOfCsv(parseCsv(text), template);

test('columns become rows as the API takes them; empty cells are left out', () => {
  const head = 'tenant.name,tenant.email,tenant.notify,values.rent,values.pets,values.a.b,title';
  const { rows: read, lines } = rows(
    `${head},external_id,metadata.flat\nAna,ana@example.com,no,1250.5,yes,x,Lease,l-1,12\n,,,much,maybe,,,,\n`,
  );
  expect(read).toEqual([
    {
      recipients: [{ key: 'tenant', name: 'Ana', email: 'ana@example.com', notify: false }],
      values: { rent: 1_250.5, pets: true, 'a.b': 'x' },
      title: 'Lease',
      external_id: 'l-1',
      metadata: { flat: '12' },
    },
    { recipients: [], values: { rent: 'much', pets: 'maybe' } },
  ]);
  expect(lines).toEqual([2, 3]);
});

test.each([
  ['tenant.name\n', 'no rows'],
  ['', 'no rows'],
  ['guest.name\nx', 'the column “guest.name” means nothing'],
  ['tenant.phone\nx', 'means nothing'],
  ['title,title\nx,y', 'the column title is there twice'],
  ['title\nx,y', 'Line 2 has 2 cells; there are 1 columns'],
])('%j is refused', (text, message) => {
  expect(() => rows(text)).toThrow(message);
});

test('the bar fills as rows are done', () => {
  expect(progressBar(0, 0, 10)).toBe(`[${'-'.repeat(30)}] 0 of 10`);
  expect(progressBar(4, 1, 10)).toBe(`[${'#'.repeat(15)}${'-'.repeat(15)}] 5 of 10, 1 failed`);
});
