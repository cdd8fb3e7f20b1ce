import { z } from 'zod';
import { maxValues } from '../../../src/api/middleware/require-modest.ts';
import type { Route } from '../../../src/api/route.ts';

const mb = 1_048_576;

export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  maxLength?: number;
  maximum?: number;
  maxItems?: number;
  maxProperties?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export function schemaOf(fields: z.ZodType): Schema {
  return z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as Schema;
}

export const limitOf = ({ bodyLimitBytes = mb }: Route): number => bodyLimitBytes;

const idForm = /^[a-z]{3}_[0-9a-z]{26}$/;

/** A value as large as its schema allows; ids and words stay those of the example. */
export function largest(schema: Schema, example: unknown): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.includes(example) ? example : schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return largest(choice, example);
  if (schema.properties) return largestObject(schema.properties, example);
  if (schema.items) return largestArray(schema, schema.items, example);
  if (schema.type === 'string') return largestText(schema, example);
  if (schema.type === 'integer' || schema.type === 'number') return example ?? schema.maximum;
  if (schema.type === 'boolean') return example ?? true;
  return example;
}

function largestObject(properties: Record<string, Schema>, example: unknown) {
  const given = (example ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, largest(inner, given[name])]),
  );
}

function largestArray({ maxItems = 1 }: Schema, items: Schema, example: unknown): unknown[] {
  const [first] = Array.isArray(example) ? (example as unknown[]) : [];
  const words = items.enum ?? [];
  return Array.from({ length: maxItems }, (_, at) => {
    if (words.length > 0) return words[at % words.length];
    return items.type === 'integer' ? at + 1 : largest(items, first);
  });
}

function largestText({ format, maxLength = 50 }: Schema, example: unknown): string {
  if (typeof example === 'string' && (idForm.test(example) || maxLength === 50)) return example;
  if (format === 'date-time') return '2040-01-31T12:00:00Z';
  if (format === 'email') return `${'a'.repeat(64)}@${'b.'.repeat(92)}com`;
  if (format === 'uri') return `https://hooks.example.com/${'x'.repeat(maxLength - 26)}`;
  return 'x'.repeat(maxLength);
}

/** White space between the values of a body counts, and is legal. */
export function padded(json: string, sizeBytes: number): string {
  return `${json}${' '.repeat(Math.max(0, sizeBytes - Buffer.byteLength(json)))}`;
}

export interface Sample {
  name: string;
  body: string;
}

/** Bodies that the route refuses, each as large as it reads: the worst of every kind. */
export function illegalBodies(route: Route, example: unknown): Sample[] {
  const limit = limitOf(route);
  const given = (example ?? {}) as Record<string, unknown>;
  const fill = (part: string, room = limit - 2_000) => part.repeat(Math.floor(room / part.length));
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}${fill('k', 150)}`, at]));
  const everywhere: Sample[] = [
    { name: 'one byte too many', body: padded('{}', limit + 1) },
    { name: 'unknown fields', body: `{${fill('"a":0,')}"b":0}` },
    { name: 'unknown long fields', body: JSON.stringify(many(maxValues - 100)) },
    { name: 'one long unknown field', body: `{"${fill('a/')}":0}` },
    { name: 'arrays', body: `{"a":[${fill('[],')}[]]}` },
    { name: 'nesting', body: fill('{"a":') },
    { name: 'escapes', body: `{"a":"${fill('\\"')}"}` },
    { name: 'no end', body: `{"a":"${fill('a')}` },
  ];
  const fields = Object.keys(schemaOf(route.body).properties ?? {});
  const values: [name: string, value: string][] = [
    ['letters', `"${fill('a')}"`],
    ['at signs', `"${fill('a@')}"`],
    ['blanks', `"${fill(' ')}"`],
    ['slashes', `"${fill('1/')}"`],
    ['surrogates', `"${fill('\\ud800')}"`],
    ['numbers', `[${fill('1,')}1]`],
    [
      'as many values as are read',
      `[${Array.from({ length: maxValues - 50 }, () => '""').join()}]`,
    ],
    ['as many fields as are read', JSON.stringify(many(maxValues - 50))],
    ['a number', `1${fill('1')}`],
  ];
  const inFields = fields.flatMap((field) =>
    values.map(([name, value]) => {
      const { [field]: _out, ...others } = given;
      const rest = JSON.stringify(others).slice(1, -1);
      const body = `{${rest && `${rest},`}${JSON.stringify(field)}:${value}}`;
      return { name: `${field}: ${name}`, body };
    }),
  );
  return [...everywhere, ...inFields];
}

/** As many fields as a document has, of every kind, with as many places as they have altogether. */
export function thousandFields(): string {
  const box = { page: 1, x: 72.125, y: 700.25, width: 120.5, height: 16.125 };
  const places = Array.from({ length: 5 }, () => box);
  const kinds = [
    { type: 'text', recipient: 1, value: 'é'.repeat(100), label: 'x'.repeat(255) },
    { type: 'date', value: '2027-02-01', read_only: true, format: 'd mmmm yyyy', font_size: 6 },
    { type: 'signature', recipient: 1, width: 120, height: 36 },
    { type: 'select', recipient: 1, options: ['a', 'b', 'c', 'd', 'e'], placeholder: 'Choose' },
  ];
  const fields = Array.from({ length: 1_000 }, (_, at) => ({
    name: `field ${at} ${'n'.repeat(200)}`,
    ...kinds[at % kinds.length],
    places,
  }));
  return JSON.stringify({
    fields: fields.map(({ width: _w, height: _h, ...field }: any) => field),
  });
}
