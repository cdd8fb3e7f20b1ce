import { expect, test } from '@jest/globals';
import { parseCall } from '@countersign/pdf/intake/forms/parse-call';
import { standardFormat } from '@countersign/pdf/intake/forms/standard-formats';

test.each([
  ['AFNumber_Format(2, 3, 0, 0, "\\u20ac ", true);', { decimals: 2, decimal: ',', prefix: '€ ' }],
  [" AFNumber_Keystroke ( 0,0,0,0,' kg',false )", { decimals: 0, suffix: ' kg' }],
  ['AFPercent_Format(1, 0)', { kind: 'percent', decimals: 1 }],
  ['AFDate_FormatEx("dd.mm.yyyy");', { kind: 'date', pattern: 'dd.mm.yyyy' }],
  ['AFDate_Format(10)', { kind: 'date', pattern: 'mmm d, yyyy' }],
])('%s is one of Acrobat’s own formats', (script, format) => {
  const call = parseCall(script);
  expect(call && standardFormat(call)?.format).toMatchObject(format);
});

test.each([
  'AFNumber_Format(2, 0, 0, 0, "", true); app.alert(1)',
  'AFNumber_Format(app.alert(1))',
  'AFNumber_Format(2,)',
  'AFNumber_Format(2 0)',
  'AFNumber_Format(2',
  'AFNumber_Format("\\',
  `AFNumber_Format(${'1'.repeat(1_000_000)}`,
  `AFNumber_Format(${'"",'.repeat(300_000)}`,
])('a script that is more or less than one call is none: %.60s', (script) => {
  expect(parseCall(script)).toBeUndefined();
});

test('a call of any other function is no standard format', () => {
  expect(standardFormat({ name: 'AFSimple_Calculate', literals: ['SUM'] })).toBeUndefined();
});
