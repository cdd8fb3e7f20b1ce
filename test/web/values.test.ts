import { expect, test } from '@jest/globals';
import type { Field } from '../../pages/src/api/session.ts';
import { parseNumber } from '../../pages/src/fields/number.ts';
import { placesOf, stopsOf } from '../../pages/src/fields/places.ts';
import { fillFields } from '../../pages/src/fields/values.ts';
import { en } from './page-words.ts';
import { tokenFromPath } from '../../pages/src/token.ts';
import { allFields, makeField } from './sessions.ts';

const fill = (raw: Record<string, string | boolean>, fields: readonly Field[] = allFields) =>
  fillFields(fields, raw, en);

test('what is required and missing is named, by field', () => {
  expect(Object.keys(fill({ fld_1: '   ' }).errors)).toEqual(['fld_1', 'fld_3', 'fld_6', 'fld_7']);
});

test('values come out in the type of their field, and what is empty is left out', () => {
  const raw = { fld_1: ' A Ltd ', fld_2: '', fld_3: '-12.5', fld_6: 'Storage', fld_7: true };
  expect(fill(raw)).toEqual({
    values: { fld_1: 'A Ltd', fld_3: -12.5, fld_6: 'Storage', fld_7: true },
    errors: {},
  });
});

test('a check box that may stay empty says so', () => {
  const field = makeField({ id: 'f', type: 'checkbox', required: false });
  expect(fill({}, [field]).values).toEqual({ f: false });
});

test.each(['1,50,0', '1.240.50', '1e3', '0x10', '.', '--1', '1.'])('%s is no number', (text) => {
  expect(fill({ fld_3: text }).errors['fld_3']).toBe(en.ready.badNumber);
});

test.each([
  ['de', '1240,50', 1240.5],
  ['de', '1240.5', 1240.5],
  ['de', '1.240', 1240],
  ['de', '1.240,50', 1240.5],
  ['de', '1.240.50', undefined],
  ['de', '1240.500', undefined],
  ['fr', '1\u202f240,50', 1240.5],
  ['fr', '1 240,50', 1240.5],
  ['es', '12.240.000,5', 12240000.5],
  ['en', '1,240.50', 1240.5],
  ['en', '1.240', 1.24],
  ['en', '12,40', undefined],
  ['ar', '١٬٢٤٠٫٥٠', 1240.5],
  ['fr', '0,75', 0.75],
  ['en', '1240,50', undefined],
  ['ar', '١٢٤٠٫٥', 1240.5],
  ['ar', '-12.5', -12.5],
] as const)('in the language %s, %s is the number %s', (language, text, number) => {
  expect(parseNumber(text, { language })).toBe(number);
});

test('a text that is longer than its field is refused before it is sent', () => {
  const field = makeField({ max_length: 3 });
  expect(fill({ fld_1: 'abcd' }, [field]).errors).toEqual({ fld_1: en.place.tooLong(3) });
});

test('fields are walked through as they are read: down the page, and along the line', () => {
  const at = (id: string, page: number, x: number, y: number) =>
    makeField({ id, page, rect: [x, y, 100, 20] });
  const fields = [
    at('b', 0, 300, 701),
    at('d', 1, 0, 800),
    at('c', 0, 0, 100),
    at('a', 0, 72, 700),
  ];
  expect(stopsOf(placesOf(fields)).map(({ field }) => field.id)).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['/sign/abc_DEF-1.2~3', 'abc_DEF-1.2~3'],
  ['/sign/abc/', 'abc'],
  ['/sign/', undefined],
  ['/sign/a%20b', undefined],
  ['/sign/a/b', undefined],
  [`/sign/${'a'.repeat(513)}`, undefined],
])('the path %s holds the token %s', (path, token) => {
  expect(tokenFromPath(path)).toBe(token);
});
