import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../../../src/domain/refusals.ts';
import type { Field, FieldType, FieldValue } from '../../../src/domain/template/field.ts';
import { checkFieldValues } from '../../../src/domain/template/field-values.ts';
import { givenId } from '../given-state.ts';

function field(
  type: FieldType,
  given: Partial<Field & { publicId: string }> = {},
): Field & { publicId: string } {
  const place = { page: 0, rect: [0, 0, 9, 9] as [number, number, number, number] };
  return {
    id: givenId(1),
    name: 'x',
    source: 'form',
    label: 'Rent',
    type,
    required: false,
    ...place,
    publicId: 'fld_x',
    ...given,
  };
}

function wrong(of: Field & { publicId: string }, value: unknown): string | undefined {
  try {
    checkFieldValues([of], { fld_x: value });
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.message : 'no refusal';
  }
}

describe('a value is taken', () => {
  test.each<[FieldType, unknown]>([
    ['text', 'Harbour Street'],
    ['text', ''],
    ['textarea', 'two\nlines'],
    ['number', 12.5],
    ['number', 0],
    ['date', '2028-02-29'],
    ['email', 'ana@example.com'],
    ['checkbox', false],
    ['select', 'monthly'],
    ['select', ''],
  ])('in a %s: %j', (type, value) => {
    const of = field(type, { options: ['monthly'] });
    expect(checkFieldValues([of], { fld_x: value })).toEqual({ fld_x: value });
  });
});

describe('a value is refused', () => {
  test.each<[FieldType, unknown, string]>([
    ['text', 'two\nlines', 'must be a single line'],
    ['text', 12, 'must be a string'],
    ['text', null, 'must be a string'],
    ['textarea', 'x'.repeat(4_001), 'has more than 4000 characters'],
    ['number', '12', 'must be a number'],
    ['number', Number.NaN, 'must be a number'],
    ['date', '2027-02-29', 'must be a date'],
    ['date', '2027-1-2', 'must be a date'],
    ['date', '27.01.2027', 'must be a date'],
    ['email', 'ana@', 'must be an email address'],
    ['checkbox', 'true', 'must be true or false'],
    ['select', 'weekly', 'must be one of the options'],
    ['signature', 'Ana', 'takes no value'],
  ])('in a %s: %j', (type, value, why) => {
    expect(wrong(field(type, { options: ['monthly'] }), value)).toContain(why);
  });

  test('for a field of somebody else, with the pointer escaped', () => {
    expect(() => checkFieldValues([], { 'a/b~c': 'x' })).toThrow('/fields/a~1b~0c: is no field');
  });

  test('for a name that objects have by themselves', () => {
    const given = JSON.parse('{"__proto__":"x","constructor":"y"}') as Record<string, unknown>;
    expect(() => checkFieldValues([], given)).toThrow('/fields/constructor');
  });
});

describe('what is required', () => {
  test.each<[FieldType, unknown]>([
    ['text', undefined],
    ['text', '   '],
    ['checkbox', false],
    ['number', undefined],
  ])('must be given in a %s, which %j is not', (type, value) => {
    const given = value === undefined ? {} : { fld_x: value };
    expect(() => checkFieldValues([field(type, { required: true })], given)).toThrow(
      '“Rent” is required',
    );
  });

  test('is filled by the signature in a signature field', () => {
    expect(checkFieldValues([field('signature', { required: true })], {})).toEqual({});
  });

  test('is named once for each field, all of them together', () => {
    const fields = ['a', 'b'].map((id) =>
      field('number', { publicId: `fld_${id}`, required: true }),
    );
    try {
      checkFieldValues(fields, { fld_a: 'x' });
      throw new Error('not refused');
    } catch (error) {
      expect((error as Refusal).extras.errors?.map(({ pointer }) => pointer)).toEqual([
        '/fields/fld_a',
        '/fields/fld_b',
      ]);
    }
  });
});

describe('a suggestion', () => {
  test.each<[FieldType, FieldValue]>([
    ['text', 'Ana'],
    ['number', 1_250],
    ['date', '2027-01-01'],
    ['checkbox', true],
    ['checkbox', false],
    ['select', 'monthly'],
  ])('in a %s that is left out stands: %j', (type, value) => {
    const of = field(type, { value, options: ['monthly', 'weekly'] });
    expect(checkFieldValues([of], {})).toEqual({ fld_x: value });
  });

  test.each<[FieldType, FieldValue, FieldValue]>([
    ['text', 'Ana', 'Eva'],
    ['text', 'Ana', ''],
    ['number', 1_250, 0],
    ['checkbox', true, false],
    ['select', 'monthly', ''],
  ])('in a %s gives way to what is given: %j to %j', (type, value, given) => {
    const of = field(type, { value, options: ['monthly'] });
    expect(checkFieldValues([of], { fld_x: given })).toEqual({ fld_x: given });
  });

  test('is taken away by null, of any type, and only where there is one', () => {
    expect(checkFieldValues([field('number', { value: 1 })], { fld_x: null })).toEqual({});
    expect(checkFieldValues([field('checkbox', { value: true })], { fld_x: null })).toEqual({});
    expect(wrong(field('number'), null)).toContain('must be a number');
  });

  test.each<[FieldType, FieldValue, string]>([
    ['text', 'Ana', 'satisfies'],
    ['number', 0, 'satisfies'],
    ['checkbox', true, 'satisfies'],
    ['text', ' ', 'does not satisfy'],
    ['checkbox', false, 'does not satisfy'],
  ])('in a %s of %j %s what is required', (type, value, how) => {
    const check = () => checkFieldValues([field(type, { value, required: true })], {});
    if (how === 'satisfies') expect(check()).toEqual({ fld_x: value });
    else expect(check).toThrow('“Rent” is required');
  });

  test.each([null, '', ' '])('that is required may not become %j', (given) => {
    expect(wrong(field('text', { value: 'Ana', required: true }), given)).toContain('is required');
  });
});

describe('what the recipient does not fill in', () => {
  const fixed = field('text', { readOnly: true, value: 'Oslo', required: true });
  const auto = field('date', { auto: 'signed_at', required: true });

  test('is not asked for, and is no value of theirs', () => {
    expect(checkFieldValues([fixed], {})).toEqual({});
    expect(checkFieldValues([auto], {})).toEqual({});
  });

  test.each(['Oslo', 'Bergen', null])('takes no value, such as %j', (given) => {
    expect(wrong(fixed, given)).toContain('/fields/fld_x: was filled in by the sender');
    expect(wrong(auto, given)).toContain('/fields/fld_x: takes no value');
  });
});
