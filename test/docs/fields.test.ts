import { expect, test } from '@jest/globals';
import { presetKinds } from '../evidence/support/preset-forms.ts';
import { open, other, suggested, type Values } from '../evidence/support/preset-values.ts';
import { docPart, tableRows } from '../support/doc-part.ts';

/** A value as the table writes it; what is not ticked shows nothing. */
function written(value: Values[string] | undefined): string {
  if (value === true) return 'ticked';
  if (value === false) return 'nothing';
  return String(value).replaceAll('\n', ' / ');
}

test('the table of what a form has filled in already is what test/evidence/preset-forms.test.ts holds', () => {
  const rows = tableRows(docPart('docs/fields.md', 'Form fields')).filter(
    (cells) => cells.length === 7,
  );
  const expected = presetKinds.map((kind) => {
    const { name } = kind;
    const given = 'shown' in kind ? kind.shown.join(name === 'comb' ? '' : ' / ') : '';
    const kindOf = [`\`${name}\``, expect.stringMatching(/\w/)];
    // A list of several choices and text are part of the page: there is no field to change.
    if (!open.includes(name)) {
      return [...kindOf, given, 'stays, and no field', 'stays', 'no field', 'no field'];
    }
    if (!(name in suggested)) return [...kindOf, given, 'nothing', '', 'the signature', ''];
    const preset = written(suggested[name]);
    return [...kindOf, preset, 'nothing', preset, written(other[name]), 'nothing'];
  });
  expect(rows).toEqual(expected);
});
