import { describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { simplePdf } from '../../testing/raw-pdf.ts';
import { onPage, onPages, outcomeOf, type Line, type Outcome } from '../../testing/tag-outcomes.ts';

const broken = 'broken over two lines: widen the cell';
const signature = '{{2.tenant_signature;type=signature;required=true}}';
const named = {
  name: '2.tenant_signature',
  label: 'tenant_signature',
  source: 'tag',
  type: 'signature',
  signer: 2,
  required: true,
};

/** How a tag may be torn in two by what made the file; `|` parts the halves of a split. */
const ways: [way: string, tear: (head: string, tail: string) => Uint8Array][] = [
  ['in a narrow cell', (head, tail) => onPage([60, 700, head], [60, 686, tail])],
  ['behind words', (head, tail) => onPage([200, 700, `Here: ${head}`], [60, 686, `${tail} so`])],
  [
    'centred',
    (head, tail) => onPage([180 - 3 * head.length, 700, head], [180 - 3 * tail.length, 686, tail]),
  ],
  ['hyphenated', (head, tail) => onPage([60, 700, `${head}-`], [60, 686, tail])],
  [
    'beside a cell, line by line',
    (head, tail) => onPage([60, 700, head], [300, 700, 'So'], [60, 686, tail]),
  ],
  [
    'beside a cell close by',
    (head, tail) => onPage([60, 700, head], [68 + 7 * head.length, 700, 'So'], [60, 686, tail]),
  ],
  ['from the last line up', (head, tail) => onPage([60, 686, tail], [60, 700, head])],
  ['over two columns', (head, tail) => onPage([60, 100, head], [300, 700, tail])],
  ['over two pages', (head, tail) => onPages([[60, 60, head]], [[60, 780, tail]])],
];
const splits = Array.from({ length: signature.length - 1 }, (_, index) => index + 1);

describe('a tag torn at each of its places is itself, or refused as broken', () => {
  test.each(ways)('%s', async (way, tear) => {
    const joined = [];
    for (const at of splits) {
      const [head, tail] = [signature.slice(0, at), signature.slice(at)];
      const isWord = /\w$/.test(head) && /^\w/.test(tail);
      if (way === 'hyphenated' && !isWord) continue;
      const outcome = await outcomeOf(tear(head, tail));
      if (typeof outcome === 'string') expect(outcome).toContain(broken);
      else {
        expect(outcome.fields).toEqual([named]);
        expect(outcome.left).toMatch(/^(Here:)?(so)?$/);
        joined.push(at);
      }
    }
    const isOneColumn = ['in a narrow cell', 'behind words', 'centred', 'hyphenated'].includes(way);
    // All but those within its name; and none where what follows may be another text.
    if (isOneColumn) expect(joined.length).toBeGreaterThan(way === 'hyphenated' ? 15 : 30);
    else expect(joined).toEqual([]);
  });
});

const wordy = '{{1.full name;label=The full name of it;type=Text;options=a b|c}}';
const wordyField = {
  name: '1.full name',
  label: 'The full name of it',
  options: ['a b', 'c'],
  source: 'tag',
  type: 'text',
  signer: 1,
  required: false,
};

test('of words broken apart none becomes another: a space that is shown is kept, one that may be lost is asked for', async () => {
  let joined = 0;
  for (let at = 1; at < wordy.length; at++) {
    const [head, tail] = [wordy.slice(0, at), wordy.slice(at)];
    const shown = await outcomeOf(onPage([60, 700, head], [60, 686, tail]));
    const lost = await outcomeOf(onPage([60, 700, head.trimEnd()], [60, 686, tail.trimStart()]));
    for (const outcome of [shown, lost]) {
      if (typeof outcome === 'string') expect(outcome).toContain(broken);
      else expect(outcome).toEqual({ fields: [wordyField], left: '' });
    }
    if (head.endsWith(' ')) {
      expect(shown).not.toBe(lost);
      expect(lost).toContain(broken);
    }
    if (typeof shown !== 'string') joined++;
  }
  expect(joined).toBeGreaterThan(25);
});

test('a name alone is never another, and no half of it is left as text', async () => {
  for (let at = 1; at < '{{tenant_name}}'.length; at++) {
    const [head, tail] = ['{{tenant_name}}'.slice(0, at), '{{tenant_name}}'.slice(at)];
    const outcome = await outcomeOf(onPage([60, 700, head], [60, 686, tail]));
    if (typeof outcome === 'string') expect(outcome).toContain(broken);
    else expect(outcome.fields).toMatchObject([{ name: 'tenant_name' }]);
  }
});

test('letters that are spread over the line are read as they are, however far', async () => {
  for (const spacing of [0.5, 1.5, 3, 6]) {
    const content = `BT /F1 12 Tf ${spacing} Tc 60 700 Td (${signature}) Tj ET`;
    expect(await outcomeOf(simplePdf({ content }))).toEqual({ fields: [named], left: '' });
  }
  const uneven = `BT /F1 12 Tf 60 700 Td [${signature.replaceAll(/./g, (letter, at) => `(${letter}) ${-200 - 40 * (Number(at) % 5)} `)}] TJ ET`;
  expect(await outcomeOf(simplePdf({ content: uneven }))).toContain('has gaps in it');
});

test('gaps instead of spaces are spaces, as typesetters write them', async () => {
  const content =
    'BT /F1 12 Tf 60 700 Td [({{) -300 (full) -300 (name;label=So) -300 (it) -300 (is) -300 (}})] TJ ET';
  const { fields } = (await outcomeOf(simplePdf({ content }))) as Outcome;
  expect(fields).toMatchObject([{ name: 'full name', label: 'So it is' }]);
});

test('two tags side by side, drawn line by line, do not take each other’s ends', async () => {
  const heads: Line[] = [
    [60, 700, '{{a;ty'],
    [110, 700, '{{b;ty'],
  ];
  const [first, second]: [Line, Line] = [
    [60, 686, 'pe=date}}'],
    [150, 686, 'pe=text}}'],
  ];
  expect(await outcomeOf(onPage(...heads, first, second))).toContain(broken);
  expect(await outcomeOf(onPage(...heads, first))).toContain(broken);
  expect(await outcomeOf(onPages([...heads, first], [second]))).toContain(broken);
});

test('what stands beside the upper half of a tag is not read into it', async () => {
  const content = 'BT /F1 12 Tf 60 700 Td [({{a;label=The) -400 (So )] TJ 0 -14 Td (name}}) Tj ET';
  expect(await outcomeOf(simplePdf({ content }))).toContain(broken);
});

test('a signature in several lines stands on the longest of them, over the room that they leave', async () => {
  const file = onPage(
    [60, 730, 'Above'],
    [60, 700, '{{s;type=sig'],
    [60, 686, 'nature;required=true}}'],
    [60, 640, 'Below'],
  );
  const { fields } = await preparePdf(file, defaultLimits);
  const [[left, bottom, width, height] = []] = fields.map(({ rect }) => rect);
  expect([left, bottom, height]).toEqual([60, 682.4, 36]);
  expect(width).toBeGreaterThan(100);
});

test('values are read in any case', async () => {
  for (const [tag, field] of [
    ['{{a;Type=Text}}', { type: 'text' }],
    ['{{a;TYPE=SIGNATURE;Required=TRUE}}', { type: 'signature', required: true }],
    ['{{a;type=Initials}}', { type: 'signature', variant: 'initials' }],
  ] as const) {
    const { fields } = (await outcomeOf(onPage([60, 700, tag]))) as Outcome;
    expect(fields).toMatchObject([{ name: 'a', ...field }]);
  }
});
