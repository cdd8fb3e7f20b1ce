import { describe, expect, test } from '@jest/globals';
import type { PageGeometry } from '@countersign/pdf/page-geometry';
import fc from 'fast-check';
import type { FieldId } from '../../../src/domain/ids.ts';
import { applyValues } from '../../../src/domain/template/apply-values.ts';
import type { Field } from '../../../src/domain/template/field.ts';
import { anchorTexts, type FieldInput } from '../../../src/domain/template/field-input.ts';
import { placeFields } from '../../../src/domain/template/place-fields.ts';
import type { PlacingOf } from '../../../src/domain/template/placing.ts';
import { documentFieldsRepresentation } from '../../../src/domain/template/represent-fields.ts';
import { givenId } from '../given-state.ts';

const a4: PageGeometry = { box: [0, 0, 595.276, 841.89], turn: 0, unit: 1 };
const box = { page: 1, x: 72, y: 100, width: 120, height: 18 };

function place(inputs: readonly FieldInput[], given: Partial<PlacingOf> = {}): Field[] {
  let count = 100;
  return placeFields(inputs, {
    current: [],
    pages: [a4],
    located: new Map(),
    holderOf: (recipient) =>
      typeof recipient === 'number'
        ? { signer: recipient }
        : { holder: { kind: 'recipient', id: givenId(1) }, role: 'signer' },
    newId: () => givenId<'fld'>((count += 1)),
    at: '/fields',
    ...given,
  });
}

function shown(fields: readonly Field[], pages: readonly PageGeometry[]) {
  return documentFieldsRepresentation({ fields, fieldsRevision: 0, sentAt: null }, [], pages);
}

function fileField(id: FieldId, given: Partial<Field> = {}): Field {
  return {
    id,
    name: 'rent',
    source: 'form',
    label: 'Rent',
    type: 'text',
    required: false,
    page: 0,
    rect: [72, 700, 120, 18],
    ...given,
  };
}

/** As any producer may leave a page: cropped anywhere, turned, in units of its own. */
const anyPage = fc.record({
  left: fc.double({ min: -500, max: 500, noNaN: true }),
  bottom: fc.double({ min: -500, max: 500, noNaN: true }),
  width: fc.double({ min: 60, max: 3_000, noNaN: true }),
  height: fc.double({ min: 60, max: 3_000, noNaN: true }),
  turn: fc.constantFrom<PageGeometry['turn'][]>(0, 90, 180, 270),
  unit: fc.constantFrom(1, 0.5, 2.5, 10 / 3),
});
const geometry = anyPage.map(({ left, bottom, width, height, turn, unit }): PageGeometry => ({
  box: [left, bottom, left + width / unit, bottom + height / unit],
  turn,
  unit,
}));
const part = fc.double({ min: 0, max: 1, noNaN: true });
const anyBox = fc.record({ page: part, x: part, y: part, width: part, height: part });
type AnyBox = typeof anyBox extends fc.Arbitrary<infer T> ? T : never;

/** A box somewhere on one of the pages, up to its very edges. */
function boxOn(pages: readonly PageGeometry[], at: AnyBox) {
  const number = 1 + Math.min(pages.length - 1, Math.floor(at.page * pages.length));
  const size = shown([], pages).pages[number - 1] ?? { width: 0, height: 0 };
  const width = 20 + at.width * (size.width - 20.01);
  const height = 10 + at.height * (size.height - 10.01);
  const x = at.x * (size.width - width - 0.002);
  const y = at.y * (size.height - height - 0.002);
  return { page: number, x: Math.max(0, x), y: Math.max(0, y), width, height };
}

describe('what GET gives can be PUT back', () => {
  test('on turned, cropped and scaled pages, and stands where it was asked for', () => {
    const scene = fc.record({
      pages: fc.array(geometry, { minLength: 1, maxLength: 4 }),
      boxes: fc.array(anyBox, { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(scene, ({ pages, boxes }) => {
        const asked = boxes.map((each) => boxOn(pages, each));
        const inputs: FieldInput[] = [
          ...asked.map((each, at) => ({
            name: `f${at}`,
            type: at % 2 ? ('signature' as const) : ('date' as const),
            recipient: at % 3 ? 1 : 2,
            ...each,
          })),
          { name: 'all', type: 'text', recipient: 1, places: asked },
          {
            name: 'pick',
            type: 'select',
            recipient: 1,
            places: asked.map((each, at) => ({ ...each, option: `o${at}` })),
          },
        ];
        const fields = place(inputs, { pages });
        const answer = shown(fields, pages);
        for (const [at, each] of asked.entries()) {
          const found = answer.fields.find(({ name }) => name === `f${at}`);
          for (const key of ['page', 'x', 'y', 'width', 'height'] as const) {
            expect(Math.abs((found?.[key] ?? NaN) - each[key])).toBeLessThanOrEqual(0.0005001);
          }
        }
        const again = place(answer.fields, { pages, current: fields });
        expect(shown(again, pages)).toEqual(answer);
      }),
      { numRuns: 300 },
    );
  });

  test('of the file’s own fields, whatever they are called and however often', () => {
    const current = [
      fileField(givenId(1), { name: 'größe / (cm)', label: ' ' }),
      fileField(givenId(2), { name: 'sign', type: 'signature', source: 'tag' }),
      fileField(givenId(3), {
        name: 'sign',
        type: 'signature',
        source: 'tag',
        signer: 2,
        rect: [72, 800, 120, 18],
      }),
      fileField(givenId(4), { name: 'tiny', rect: [-20, 2_000, 1, 1], maxLength: 9_999 }),
    ];
    const answer = shown(current, [a4]);
    expect(place(answer.fields as FieldInput[], { current })).toEqual(current);
  });
});

describe('a field of the file', () => {
  const own = fileField(givenId(1), { signer: 2, value: 'Berlin' });

  test('remembers what the file says of it, and forgets what was said', () => {
    const [said] = place(
      [{ name: 'rent', recipient: 'tenant', label: 'The rent', required: true, value: 'Rome' }],
      { current: [own] },
    );
    expect(said).toEqual({
      ...own,
      label: 'The rent',
      required: true,
      value: 'Rome',
      holder: { kind: 'recipient', id: givenId(1) },
      inFile: { label: 'Rent', required: false, value: 'Berlin', signer: 2 },
    });
    const current = said ? [said] : [];
    expect(place([{ name: 'rent', recipient: 2 }], { current })).toEqual([own]);
    expect(place([], { current })).toEqual([own]);
  });

  test('keeps its own value as the sender’s words', () => {
    const [field] = place([{ name: 'rent', read_only: true }], { current: [own] });
    expect(field).toMatchObject({ value: 'Berlin', readOnly: true, signer: 2 });
  });
});

describe('values by name', () => {
  const words = { name: 'start', type: 'date', value: '2027-01-01', read_only: true } as const;
  const fields = place(
    [
      { ...words, ...box },
      { name: 'who', type: 'text', recipient: 1, auto: 'name', ...box },
      { name: 'a/b' },
    ],
    { current: [fileField(givenId(9), { name: 'a/b', type: 'number' })] },
  );

  test('are the sender’s words, or a suggestion, which the file’s own field remembers as said', () => {
    expect(applyValues(fields, { start: '2027-05-01', 'a/b': 3 }, '/values')).toMatchObject([
      { name: 'a/b', value: 3, inFile: { label: 'Rent', required: false } },
      { name: 'start', value: '2027-05-01', readOnly: true },
      { name: 'who' },
    ]);
  });

  test.each([
    [{ unknown: 1 }, '/values/unknown'],
    [{ 'a/b': 'three' }, '/values/a~1b'],
    [{ start: 'May' }, '/values/start'],
    [{ who: 'Ana' }, '/values/who'],
  ])('%j is wrong', (values, pointer) => {
    expect(() => applyValues(fields, values, '/values')).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_ERROR',
        extras: { errors: [expect.objectContaining({ pointer })] },
      }),
    );
  });

  test('may follow what needs them', () => {
    const { value: _, ...without } = words;
    const inputs = [{ ...without, ...box }];
    expect(() => place(inputs)).toThrow('/fields/0/value');
    expect(place(inputs, { valuesFollow: new Set(['start']) })).toHaveLength(1);
  });
});

test('each text is looked for once', () => {
  const anchored = (text: string) => ({ name: text, anchor: { text } });
  expect(anchorTexts([anchored('b'), anchored('a'), { name: 'c' }, anchored('b')])).toEqual([
    'b',
    'a',
  ]);
});
