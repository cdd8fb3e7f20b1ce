import { expect, test } from '@jest/globals';
import type { FieldFormat } from '../../../src/domain/template/field.ts';
import { stampedValues } from '../../../src/domain/template/stamped-value.ts';

const place = (y: number) => ({
  page: 0,
  rect: [0, y, 10, 10] as [number, number, number, number],
});
const written = (value: string | number, format: FieldFormat) =>
  stampedValues({ type: 'text', ...place(0), format }, value)[0]?.value;
const number = (decimals: number, group: string, decimal: string) =>
  ({ kind: 'number', decimals, group, decimal }) as const;

test.each([
  [1240.5, number(2, '.', ','), '1.240,50'],
  [-1234567, number(0, ',', '.'), '-1,234,567'],
  [0.1, { ...number(2, '', '.'), suffix: ' €' }, '0.10 €'],
  [99.999, { ...number(2, ',', '.'), prefix: '$' }, '$99.999'],
  [1e15, number(0, '’', '.'), '1’000’000’000’000’000'],
  [5, { kind: 'percent', decimals: 1, group: ',', decimal: '.' } as const, '5.0%'],
  ['2026-11-05', { kind: 'date', pattern: 'd/m/yy' } as const, '5/11/26'],
  [
    '2026-11-05',
    { kind: 'date', pattern: 'dddd, mmmm d, yyyy' } as const,
    'Thursday, November 5, 2026',
  ],
  ['2026-11-05', { kind: 'date', pattern: 'm/d/yy h:MM tt' } as const, '11/5/26'],
  ['2026-11-05', { kind: 'date', pattern: 'mmm-yy' } as const, '2026-11-05'],
])('%s is written in the form’s own format', (value, format, expected) => {
  expect(written(value, format)).toBe(expected);
});

test('a choice by buttons ticks the button that was chosen, and no other', () => {
  const places = [
    { ...place(0), option: 'Small' },
    { ...place(20), option: 'Large' },
  ];
  expect(stampedValues({ type: 'select', ...place(0), places }, 'Large')).toEqual([
    { ...place(20), type: 'checkbox', value: true },
  ]);
});

test('a value stands at every place of its field', () => {
  const field = { type: 'text' as const, ...place(0), places: [place(0), place(20)] };
  expect(stampedValues(field, 'Ada')).toEqual([
    { ...place(0), type: 'text', value: 'Ada' },
    { ...place(20), type: 'text', value: 'Ada' },
  ]);
});

test.each([
  ['en', '1,240.50', '1 Feb 2027'],
  ['de', '1.240,50', '01.02.2027'],
  ['fr', '1\u202f240,50', '1 févr. 2027'],
  ['es', '1.240,50', '1 feb 2027'],
  ['ar', '1,240.50', '01/02/2027'],
] as const)(
  'without a format, numbers and dates stand as people of the language %s write them',
  (language, amount, day) => {
    const inLanguage = (type: 'number' | 'date', value: string | number) =>
      stampedValues({ type, ...place(0) }, value, language)[0]?.value;
    expect(inLanguage('number', 1240.5)).toBe(amount);
    expect(inLanguage('number', 2027)).toBe('2027');
    expect(inLanguage('date', '2027-02-01')).toBe(day);
  },
);

test('the sender’s own numbers and dates, which have no language, stand as they are kept', () => {
  expect(stampedValues({ type: 'number', ...place(0) }, 1240.5)[0]?.value).toBe(1240.5);
  expect(stampedValues({ type: 'date', ...place(0) }, '2027-02-01')[0]?.value).toBe('2027-02-01');
});
