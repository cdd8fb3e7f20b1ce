import type { FieldValue } from '../../../src/domain/template/field.ts';

export type Values = Readonly<Record<string, FieldValue>>;

/** What is given instead of what the form has chosen, and the buttons that it is. */
export const otherButtons: Readonly<Record<string, [value: string | boolean, buttons: number[]]>> =
  {
    checkbox: [false, []],
    'checkbox-unnamed': [false, []],
    'checkbox-one-picture': [false, []],
    'checkbox-twice': [false, []],
    'checkbox-choice': ['a', [0]],
    radio: ['c', [2]],
    'radio-kept': ['c', [2]],
    'radio-named': ['Large', [2]],
    'radio-unnamed': ['Large', [2]],
    'radio-unison': ['c', [3]],
    'radio-alike': ['b (2)', [2]],
    'radio-named-alike': ['Large (2)', [2]],
    'radio-apart': ['c', [2]],
  };
/** Of every kind. */
export const other: Values = {
  text: 'Grace',
  textarea: 'Grace\nHopper',
  number: 77.5,
  date: '2027-01-02',
  email: 'grace@example.com',
  comb: 'GB29',
  ...Object.fromEntries(Object.entries(otherButtons).map(([name, [value]]) => [name, value])),
  dropdown: 'violet',
  editable: 'green',
  list: 'violet',
  'list-several.violet': true,
};
/** What the form has chosen, as signers see it. */
export const suggested: Values = {
  checkbox: true,
  'checkbox-unnamed': true,
  'checkbox-one-picture': true,
  'checkbox-twice': true,
  'checkbox-choice': 'b',
  radio: 'b',
  'radio-kept': 'b',
  'radio-named': 'Medium',
  'radio-unnamed': 'Medium',
  'radio-unison': 'b',
  'radio-alike': 'b',
  'radio-named-alike': 'Large',
  'radio-apart': 'b',
  dropdown: 'blue',
  editable: 'other',
  list: 'blue',
};
/** What may still be changed when it is set already. */
export const open = [...Object.keys(suggested), 'signature'];
