import { describe, expect, test } from '@jest/globals';
import { wrongWithRow, type RowCommand } from '../../../src/domain/bulk-send/check-row.ts';
import type { Field } from '../../../src/domain/template/field.ts';
import { givenId } from '../given-state.ts';

const field = (name: string, more: Partial<Field> = {}): Field => ({
  id: givenId(7),
  name,
  source: 'placed',
  label: name,
  type: 'text',
  required: false,
  page: 0,
  rect: [72, 600, 200, 20],
  ...more,
});
const template = {
  recipients: [
    { key: 'tenant', role: 'signer' as const },
    { key: 'owner', role: 'signer' as const, name: 'Olga', email: 'olga@example.com' },
    { key: 'copy', role: 'viewer' as const, name: 'Cy', email: 'cy@example.com' },
  ],
  fields: [field('rent', { type: 'number' }), field('signed', { auto: 'name' })],
};
const tenant = { key: 'tenant', name: 'Ana', email: 'ana@example.com' };
const row = (given: Partial<RowCommand> = {}): RowCommand => ({ recipients: [tenant], ...given });

test('a row that fills the roles with values of the fields is good', () => {
  expect(wrongWithRow(row({ values: { rent: 1250 } }), template)).toEqual([]);
});

describe('what is wrong is named at its place in the row', () => {
  test.each([
    ['a role that nobody fills', { recipients: [] }, '/recipients'],
    [
      'a key that is no role',
      { recipients: [tenant, { ...tenant, key: 'guarantor' }] },
      '/recipients/1/key',
    ],
    ['a role that is filled twice', { recipients: [tenant, tenant] }, '/recipients/1/key'],
    [
      'a role that the template has fixed',
      { recipients: [tenant, { ...tenant, key: 'owner' }] },
      '/recipients/1/key',
    ],
    [
      'the same person twice in one role',
      { recipients: [{ ...tenant, email: 'OLGA@example.com' }] },
      '/recipients/1/email',
    ],
    ['a value of another type', { values: { rent: 'much' } }, '/values/rent'],
    ['a value of no field', { values: { 'a/b': 1 } }, '/values/a~1b'],
    ['a value that the service fills in', { values: { signed: 'Ana' } }, '/values/signed'],
  ])('%s', (_name, given, pointer) => {
    expect(wrongWithRow(row(given), template)).toEqual([{ pointer, message: expect.any(String) }]);
  });

  test('a template without anybody who acts', () => {
    const [, , copy] = template.recipients;
    const views = { fields: [], recipients: copy ? [copy] : [] };
    expect(wrongWithRow({ recipients: [] }, views)).toEqual([
      { pointer: '/recipients', message: 'leave nobody to sign or approve' },
    ]);
  });

  test('of many wrong values the first five', () => {
    const values = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`none ${at}`, 1]));
    expect(wrongWithRow(row({ values }), template)).toHaveLength(5);
  });
});
