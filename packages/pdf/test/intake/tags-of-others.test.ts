import { describe, expect, test } from '@jest/globals';
import { rawPdf, streamBody } from '../../testing/raw-pdf.ts';
import { onPage, onPages, outcomeOf, type Line } from '../../testing/tag-outcomes.ts';

describe('what template engines and other services read refuses the file, all of it named at once', () => {
  test.each([
    ['{{ f\\(x\\) }}', '{{ f(x) }}'],
    ['{{x|type:date}}', '{{x|type:date}}'],
    ['{% if rent %}', '{% if rent %}'],
    ['{%endif%}', '{%endif%}'],
    ['{{#each tenants}}', '{{#each tenants}}'],
    ['{{/each}}', '{{/each}}'],
    ['{{{name}}}', '{{{name}}}'],
    ['{{Sig_es_:signer1:signature}}', '{{Sig_es_:signer1:signature}}'],
    ['{{s;role=First Party}}', 'unknown attribute “role”'],
    ['{{=rent}}', '{{=rent}}'],
  ])('%s', async (tag, quoted) => {
    const outcome = await outcomeOf(
      onPage([60, 700, tag], [60, 680, '{{ client.signature }}'], [60, 660, '{{a;type=colour}}']),
    );
    expect(outcome).toContain(quoted);
    expect(outcome).toContain('{{a;type=colour}} has the unknown type “colour”.');
    if (!quoted.includes('role')) expect(outcome).toContain('{{ client.signature }}');
  });

  test('over all pages, and no more of them than are read', async () => {
    const pages = Array.from({ length: 30 }, (_, index): Line[] => [
      [60, 700, `{{ f\\(${index}\\) }} {{ name${index} }}`],
    ]);
    const outcome = await outcomeOf(onPages(...pages));
    if (typeof outcome !== 'string') throw new Error('It was taken.');
    for (const quoted of ['{{ f(0) }}', '{{ f(9) }}', 'and others', '{{ name9 }}']) {
      expect(outcome).toContain(quoted);
    }
    expect(outcome).not.toContain('{{ f(10) }}');
    expect(outcome.length).toBeLessThan(1_000);
  });

  test('a command of an engine is found in a font whose codes are not letters', async () => {
    const map = '<41> <007b> <42> <007d> <43> <0025>';
    const file = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R ' +
        '/Resources << /Font << /F1 4 0 R >> >> >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
      streamBody('BT /F1 12 Tf 60 700 Td (AC if xCB) Tj ET'),
      streamBody(
        `1 begincodespacerange <00> <ff> endcodespacerange 3 beginbfchar ${map} endbfchar`,
      ),
    ]);
    expect(await outcomeOf(file)).toContain('{% if x%}');
  });
});

test.each([
  ['sets of numbers', [[60, 700, '{{1, 2}, {3}} and {{1, 2}}']]],
  ['braces around nothing', [[60, 700, '{{ }} {{}} { x }']]],
  [
    'a program',
    [
      [60, 700, 'if so {'],
      [72, 686, '{ x }'],
      [60, 672, '}'],
    ],
  ],
  ['an end that never comes', [[60, 700, 'An end {{ that never comes']]],
  ['a share', [[60, 700, '{50 %} of {a}']]],
] as [string, Line[]][])('%s stays as text', async (_what, lines) => {
  const outcome = await outcomeOf(onPage(...lines));
  const words = lines
    .map(([, , text]) => text)
    .join('')
    .replaceAll(/\s/g, '');
  expect(outcome).toEqual({ fields: [], left: words });
});
