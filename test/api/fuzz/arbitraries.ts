import fc from 'fast-check';
import { z } from 'zod';

/** The parts of JSON Schema that zod writes for our inputs. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  format?: string;
  pattern?: string;
  /** What readers of the reference are told, where the parser takes text. */
  override?: Schema;
}

/** Ids that a field of this name may hold; undefined: it holds none. */
export type IdsFor = (name: string) => readonly string[] | undefined;

/** Values that a schema of ours takes, with ids by the names of the fields. */
export function inputOf(schema: z.ZodType, idsFor: IdsFor): fc.Arbitrary<unknown> {
  return from(inputSchemaOf(schema), '', idsFor);
}

/** What a schema of ours takes, as JSON Schema without references. */
export function inputSchemaOf(schema: z.ZodType): Schema {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return inPlace(json, json.$defs ?? {}) as Schema;
}

/** A schema with what it refers to in place of the references; none of ours contains itself. */
function inPlace(part: unknown, named: Record<string, unknown>): unknown {
  if (part === null || typeof part !== 'object') return part;
  if (Array.isArray(part)) return part.map((item) => inPlace(item, named));
  if ('$ref' in part) return inPlace(named[String(part.$ref).replace('#/$defs/', '')], named);
  const entries = Object.entries(part).filter(([key]) => key !== '$defs');
  return Object.fromEntries(entries.map(([key, inner]) => [key, inPlace(inner, named)]));
}

/** What breaks parsers, databases and mail headers. */
const nasty = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  'a\0b',
  '\ud800',
  '😀'.repeat(300),
  'x'.repeat(5_000),
  '\r\nBcc: x@example.com',
  '../../etc/passwd',
  "' or 1=1 --",
  '%00',
  0,
  -0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  true,
  [],
  {},
  [[]],
  { length: 1 },
  '__proto__',
  '9999-12-31T23:59:59-14:00',
  '0000-01-01T00:00:00Z',
);

export const hostile: fc.Arbitrary<unknown> = fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }));

function from(schema: Schema, name: string, idsFor: IdsFor): fc.Arbitrary<unknown> {
  if (schema.override) return from(schema.override, name, idsFor).map(String);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => from(choice, name, idsFor)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, idsFor);
    case 'array':
      return arrayOf(schema, from(schema.items ?? {}, name, idsFor));
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1_000, -1e9),
        max: Math.min(schema.maximum ?? 1_000, 1e13),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return stringOf(schema, idsFor(name));
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectOf(schema: Schema, idsFor: IdsFor): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(properties).map(
    ([name, property]) => [name, from(property, name, idsFor)] as const,
  );
  return fc.record(Object.fromEntries(entries), { requiredKeys: required as never[] });
}

function arrayOf(schema: Schema, items: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> {
  const length = {
    minLength: schema.minItems ?? 0,
    maxLength: Math.min(schema.maxItems ?? 4, 4),
  };
  return schema.uniqueItems ? fc.uniqueArray(items, length) : fc.array(items, length);
}

function stringOf(schema: Schema, ids: readonly string[] | undefined): fc.Arbitrary<string> {
  if (ids) return fc.constantFrom(...ids);
  switch (schema.format) {
    case 'email':
      return fc.emailAddress();
    case 'uri':
      return fc.webUrl({ validSchemes: ['https'], withQueryParameters: true });
    case 'date-time':
      return fc
        .date({
          min: new Date('2027-01-01T00:00:00Z'),
          max: new Date('2031-01-01T00:00:00Z'),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString());
    default:
      return textOf(schema);
  }
}

function textOf({ minLength = 0, maxLength = 40, pattern }: Schema): fc.Arbitrary<string> {
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) });
  const fits = new RegExp(pattern ?? '', 'u');
  // Of a fixed form, or of numbers, which no chance would ever meet.
  if (/^\^(?:#?\[[^\]]+\]\{\d+\}\$$|-\?\\d)/.test(pattern ?? '')) return fc.stringMatching(fits);
  return text.filter((value) => fits.test(value) && Array.from(value).length <= maxLength);
}
