import { expect, test } from '@jest/globals';
import { openApiDocument } from '../../../src/api/openapi/document.ts';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  format?: string;
  description?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

interface Part {
  /** Where it stands in the document, for people. */
  at: string;
  name: string;
  schema: Schema;
  description: string;
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  info: { description: string };
  components: { schemas: Record<string, Schema>; parameters: Record<string, Schema> };
};

const resolved = ({ $ref }: Schema): Schema | undefined =>
  $ref === undefined ? undefined : document.components.schemas[$ref.split('/').at(-1) ?? ''];

/** What is said of a place, there or where its schema is. */
function said(schema: Schema): string {
  const own = schema.description ?? resolved(schema)?.description;
  return own ?? [schema.allOf ?? []].flat().map(said).join(' ');
}

/** Every property and parameter below, at any depth, once for each place it stands at. */
function partsOf(value: unknown, at: string): Part[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => partsOf(one, `${at}/${index}`));
  const node = value as Record<string, unknown>;
  const parts: Part[] = [];
  if (typeof node['in'] === 'string' && typeof node['name'] === 'string') {
    const {
      name,
      description = '',
      schema = {},
    } = node as {
      name: string;
      description?: string;
      schema?: Schema;
    };
    parts.push({ at: `${at} ?${name}`, name, schema, description });
  }
  if (typeof node['properties'] === 'object') {
    for (const [name, schema] of Object.entries(node['properties'] as Record<string, Schema>)) {
      parts.push({ at: `${at}/${name}`, name, schema, description: said(schema) });
    }
  }
  for (const [key, inner] of Object.entries(node)) {
    if (key !== 'example') parts.push(...partsOf(inner, `${at}/${key}`));
  }
  return parts;
}

const parts = partsOf(document, '');
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9-]+/g) ?? [];

test('every property and every parameter is described', () => {
  expect(parts.length).toBeGreaterThan(2_000);
  expect(parts.filter(({ description }) => description === '').map(({ at }) => at)).toEqual([]);
});

test('a description is a sentence, and says more than the name does', () => {
  const idle = new Set(['the', 'of', 'a', 'an', 'is', 'it', 'this', 'to', 'or', 'and', 'id']);
  const poor = parts.filter(({ name, description }) => {
    const known = new Set(name.toLowerCase().split(/[_-]/));
    const news = wordsOf(description).filter((word) => !known.has(word) && !idle.has(word));
    return description.length < 18 || wordsOf(description).length < 4 || news.length < 1;
  });
  expect(poor.map(({ at, description }) => `${at}: ${description}`)).toEqual([]);
});

test('descriptions are in plain words', () => {
  const dialect = /\b(?:told|anew|least|most)\b/i;
  const texts = JSON.stringify(document).matchAll(/"(?:description|summary)":"((?:[^"\\]|\\.)*)"/g);
  const found = Array.from(texts, ([, text = '']) => text).filter((text) => dialect.test(text));
  expect([...new Set(found)]).toEqual([]);
});

test('every time in a query says that it is in milliseconds', () => {
  const times = parts.filter(
    ({ at, name }) => at.includes('?') && /^(?:from|to|since|created_\w+)$/.test(name),
  );
  const inMs = times.filter(({ at }) => !at.includes('consistency'));
  expect(inMs.length).toBeGreaterThanOrEqual(7);
  expect(
    inMs.filter(({ description }) => !description.includes('milliseconds')).map(({ at }) => at),
  ).toEqual([]);
});

test('every whole number has its bounds, and no bound is that of JavaScript alone', () => {
  const request = parts.filter(({ at }) => at.includes('?') || at.includes('/requestBody/'));
  const inputs = [...request, ...parts.filter(({ at }) => /schemas\/\w+Input\b/.test(at))];
  const unbound = inputs.filter(
    ({ schema: { type, minimum, maximum } }) =>
      type === 'integer' && (minimum === undefined || maximum === undefined),
  );
  expect(unbound.map(({ at }) => at)).toEqual([]);
  const answers = parts.filter(({ schema }) => schema.type === 'integer' && !schema.enum);
  expect(answers.length).toBeGreaterThan(100);
  expect(
    answers
      .filter(
        ({ schema }) => schema.minimum === undefined || schema.minimum <= Number.MIN_SAFE_INTEGER,
      )
      .map(({ at }) => at),
  ).toEqual([]);
});
