import { plainTextPattern } from '@countersign/pdf/plain-text';
import type { Schema } from './arbitraries.ts';

/** What a schema refuses, in an input that is otherwise right, and the place the refusal names. */
export interface BadValue {
  pointer: string;
  value: unknown;
}

type Kind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/** JSON of each kind, such as takes the place of another: numbers as text, objects like arrays. */
const samples: Record<Kind, unknown[]> = {
  string: ['1', 'true', '[]'],
  number: [1],
  boolean: [true],
  array: [[], [{}]],
  object: [{}, { 0: 'a', length: 1 }],
  null: [null],
};

/** Bodies take one long text only, a picture; any other is refused far below the limit of bytes. */
const longText = 100_000;

/** Everything wrong with one value of a JSON body, and with each part of it. */
export function badValuesOf(schema: Schema, pointer = ''): BadValue[] {
  return [
    ...wrongKinds(schema).map((value) => ({ pointer, value })),
    ...choicesOf(schema).flatMap((choice) => [
      ...badTexts(choice).map((value) => ({ pointer, value })),
      ...badNumbers(choice).map((value) => ({ pointer, value })),
      ...badItems(choice, pointer),
      ...badMembers(choice, pointer),
    ]),
  ];
}

/** Free text: whatever can be stored, up to a length. */
export function isFreeText({ type, format, pattern }: Schema): boolean {
  return type === 'string' && format === undefined && pattern === plainTextPattern;
}

/** The least that a schema takes. */
export function smallestOf(schema: Schema): unknown {
  const [{ type, format, minLength = 1, minItems = 0, ...rest } = {}] = choicesOf(schema);
  if (rest.const !== undefined) return rest.const;
  if (rest.enum) return rest.enum[0];
  if (type === 'integer' || type === 'number') return rest.minimum ?? 0;
  if (type === 'boolean') return true;
  if (type === 'array') {
    return Array.from({ length: minItems }, () => smallestOf(rest.items ?? {}));
  }
  if (type === 'object') {
    return Object.fromEntries(
      (rest.required ?? []).map((name) => [name, smallestOf(rest.properties?.[name] ?? {})]),
    );
  }
  const formats: Record<string, string> = {
    email: 'ana@example.com',
    uri: 'https://hooks.example.com/',
    'date-time': '2040-01-31T12:00:00Z',
  };
  return formats[format ?? ''] ?? 'x'.repeat(Math.max(minLength, 1));
}

function wrongKinds(schema: Schema): unknown[] {
  const right = new Set(choicesOf(schema).map(kindOf));
  if (right.has(undefined)) return [];
  return Object.entries(samples).flatMap(([kind, values]) =>
    right.has(kind as Kind) ? [] : values,
  );
}

function badTexts(schema: Schema): unknown[] {
  if (kindOf(schema) !== 'string') return [];
  const { maxLength } = schema;
  const good = String(smallestOf(schema));
  // Ids are looked up, and such a one is as absent as any other that nothing has.
  const isId = maxLength === 255 && schema.pattern === undefined;
  const unstorable = isId ? [] : [`a\0${good}`, `\ud800${good}`, `${good}\udc00`];
  const long = (unit: string) => unit.repeat((maxLength ?? 1_000) + 1);
  const tooLong = (maxLength ?? 0) > longText ? [long('x')] : [long('x'), long('😀')];
  // Too long where its form is right, too.
  if (schema.format === 'email') tooLong.push(`${long('x')}@example.com`);
  if (schema.format === 'uri') tooLong.push(`https://example.com/${long('x')}`);
  const empty = schema.minLength === 1 || schema.enum || schema.format ? [''] : [];
  return [...unstorable, ...tooLong, ...empty];
}

function badNumbers(schema: Schema): unknown[] {
  if (kindOf(schema) !== 'number') return [];
  const { minimum, maximum } = schema;
  return [
    ...(schema.type === 'integer' ? [1.5] : []),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1, 1e300]),
  ];
}

function badItems({ type, items, minItems = 0, maxItems }: Schema, pointer: string): BadValue[] {
  if (type !== 'array' || !items) return [];
  const tooMany = maxItems === undefined ? [] : [Array(maxItems + 1).fill(smallestOf(items))];
  const tooFew = minItems > 0 ? [[]] : [];
  return [
    ...[...tooMany, ...tooFew].map((value) => ({ pointer, value })),
    ...badValuesOf(items, `${pointer}/0`).map((bad) => ({ ...bad, value: [bad.value] })),
  ];
}

function badMembers(schema: Schema, pointer: string): BadValue[] {
  if (schema.type !== 'object') return [];
  const { properties, required = [] } = schema;
  if (!properties) {
    // Members of any name: what no text may hold, none of them may.
    return ['a\0b', '\ud800'].map((text) => ({ pointer: `${pointer}/a`, value: { a: text } }));
  }
  const least = smallestOf(schema) as Record<string, unknown>;
  const without = (name: string) =>
    Object.fromEntries(Object.entries(least).filter(([other]) => other !== name));
  return [
    ...required.map((name) => ({ pointer: `${pointer}/${name}`, value: without(name) })),
    { pointer: `${pointer}/unheard_of`, value: { ...least, unheard_of: 1 } },
    ...Object.entries(properties).flatMap(([name, property]) =>
      badValuesOf(property, `${pointer}/${name}`).map((bad) => ({
        ...bad,
        value: { ...least, [name]: bad.value },
      })),
    ),
  ];
}

function choicesOf(schema: Schema): Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [schema];
}

function kindOf(schema: Schema): Kind | undefined {
  const said = schema.const ?? schema.enum?.[0];
  if (said !== undefined) return typeof said as Kind;
  return schema.type === 'integer' ? 'number' : (schema.type as Kind | undefined);
}

/** Everything wrong with one parameter of a query, as it stands in the address. */
export function badParametersOf(schema: Schema): string[] {
  if (schema.override) {
    const { minimum = 0, maximum = 0 } = schema.override;
    const texts = ['', 'x', '1.5', '1e1', ' 1', '0x1', '1\0', '9'.repeat(17), '9'.repeat(300)];
    return [...texts, String(minimum - 1), String(maximum + 1)].map(encodeURIComponent);
  }
  const texts = badTexts(schema).map((text) => String(text));
  return [
    ...texts.filter((text) => text.isWellFormed()).map(encodeURIComponent),
    // A surrogate of its own, as UTF-8 may not write it, and a byte that begins nothing.
    '%ED%A0%80',
    'a%FF',
  ];
}
