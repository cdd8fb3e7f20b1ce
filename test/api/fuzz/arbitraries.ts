import fc from 'fast-check';
import { z } from 'zod';

/** The parts of JSON Schema that zod writes for our inputs. */
interface Schema {
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
  format?: string;
}

/** Values that a schema of ours takes or nearly takes; ids come from `ids`, by chance of the right kind. */
export function inputOf(schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return from(json, fc.constantFrom(...ids));
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

function from(schema: Schema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => from(choice, ids)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, ids);
    case 'array':
      return fc.array(from(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1_000, -1e9),
        max: Math.min(schema.maximum ?? 1_000, 1e9),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return stringOf(schema, ids);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectOf(schema: Schema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(properties).map(
    ([name, property]) => [name, from(property, ids)] as const,
  );
  return fc.record(Object.fromEntries(entries), { requiredKeys: required as never[] });
}

function stringOf(schema: Schema, ids: fc.Arbitrary<string>): fc.Arbitrary<string> {
  switch (schema.format) {
    case 'email':
      return fc.emailAddress();
    case 'date-time':
      return fc
        .date({
          min: new Date('2027-01-01T00:00:00Z'),
          max: new Date('2031-01-01T00:00:00Z'),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString());
    default: {
      const text = fc.string({
        unit: 'grapheme',
        minLength: schema.minLength ?? 0,
        maxLength: Math.min(schema.maxLength ?? 40, 40),
      });
      // Ids are plain strings to the schema.
      return fc.oneof({ weight: 3, arbitrary: ids }, { weight: 1, arbitrary: text });
    }
  }
}
