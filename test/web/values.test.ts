import { expect, test } from '@jest/globals';
import type { Field } from '../../web/src/api/session.ts';
import { fillFields } from '../../web/src/fields/values.ts';
import { en } from '../../web/src/messages/en.ts';
import { tokenFromPath } from '../../web/src/token.ts';
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

test.each(['1,500', '1 500', '1e3', '0x10', '.', '--1', '1.'])('%s is no number', (text) => {
  expect(fill({ fld_3: text }).errors['fld_3']).toBe(en.ready.badNumber);
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
