import { expect, test } from '@jest/globals';
import { openApiDocument } from '../../../src/api/openapi/document.ts';

/** What generators of clients stumble over; `npm run check:generators` asks them themselves. */

interface Schema {
  type?: unknown;
  format?: unknown;
  enum?: unknown;
  $ref?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: object;
  discriminator?: { mapping?: Record<string, string> };
  additionalProperties?: unknown;
}
interface Operation {
  tags: string[];
  requestBody?: unknown;
  responses: unknown;
}
interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: Record<string, Record<string, Schema>>;
}

const url = 'https://sign.example.com';
const document = JSON.parse(JSON.stringify(openApiDocument(url))) as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const messages = Object.values(document.webhooks).map(({ post }) => post);

/** Every object below, with where it stands. */
function below(part: unknown, at = ''): [string, Schema][] {
  if (typeof part !== 'object' || part === null) return [];
  return [
    [at, part],
    ...Object.entries(part).flatMap(([name, inner]) =>
      name === 'example' || name === 'examples' ? [] : below(inner, `${at}/${name}`),
    ),
  ];
}
const everything = below(document);
const closedIn = (part: unknown) =>
  below(part).filter(([, { additionalProperties }]) => additionalProperties === false);

test('calls go to the service that the document comes from', () => {
  expect(document.servers.map((server) => server.url)).toEqual([url]);
});

test('no tag is that of calls and of webhooks: a generator would keep one of them', () => {
  const tags = new Set(messages.flatMap(({ tags: own }) => own));
  expect(tags.size).toBe(1);
  expect(operations.filter((operation) => operation.tags.some((tag) => tags.has(tag)))).toEqual([]);
});

test('no two components have one name: they become types of one package', () => {
  const names = ['schemas', 'parameters', 'responses'].flatMap((kind) =>
    Object.keys(document.components[kind] ?? {}),
  );
  const plain = names.map((name) => name.replaceAll('-', '').toLowerCase());
  expect(plain.filter((name, index) => plain.indexOf(name) !== index)).toEqual([]);
});

test('a whole number says how many bits it has, and a time has 64', () => {
  const numbers = everything.filter(([, { type }]) => type === 'integer');
  expect(numbers.filter(([, { format, enum: values }]) => !format && !values)).toEqual([]);
  const parameters = JSON.stringify(document.paths['/api/v1/audit-log']);
  expect(parameters).toContain('"maximum":253370764800000,"format":"int64"');
  expect(parameters).toContain('"maximum":100,"format":"int32"');
});

test('what may be of several types is a union of them; a list of types is for null alone', () => {
  const lists = everything.flatMap(([at, { type }]) => (Array.isArray(type) ? [[at, type]] : []));
  expect(lists.length).toBeGreaterThan(0);
  for (const [at, types] of lists) {
    expect([at, types]).toEqual([at, [expect.any(String), 'null']]);
  }
});

test('a flag is a flag, though it may always be true', () => {
  const flags = everything.filter(([, { type }]) => type === 'boolean');
  expect(flags.filter(([, flag]) => 'const' in flag || 'enum' in flag)).toEqual([]);
});

test('a union of objects names them, and says by which member each is known', () => {
  const unions = everything.filter(
    ([, { oneOf = [], anyOf = [] }]) => [...oneOf, ...anyOf].filter(isObject).length > 1,
  );
  expect(unions.length).toBeGreaterThan(0);
  for (const [at, { oneOf = [], discriminator }] of unions) {
    if (at.includes('/verify/{document}')) continue;
    const mapped = new Set(Object.values(discriminator?.mapping ?? {}));
    expect([at, [...mapped].sort()]).toEqual([at, oneOf.map(({ $ref }) => $ref).sort()]);
  }
});
const isObject = ({ $ref, properties }: Schema) => $ref !== undefined || properties !== undefined;

test('an answer may get members, so that no client refuses a newer service', () => {
  const answered = [...operations, ...messages].map(({ responses }) => responses);
  expect(closedIn(answered)).toEqual([]);
  expect(closedIn(messages)).toEqual([]);
  expect(document.components['schemas']?.['DocumentDetails']).not.toHaveProperty(
    'additionalProperties',
  );
  expect(document.components['schemas']?.['Problem']).not.toHaveProperty('additionalProperties');
});

test('a body that is sent has no other members than those that are named, at any depth', () => {
  const schemas = document.components['schemas'] ?? {};
  const seen = new Set<string>();
  function sent(part: unknown): [string, Schema][] {
    return below(part).flatMap(([at, schema]) => {
      const name = schema.$ref?.split('/').at(-1) ?? '';
      if (schema.$ref === undefined || seen.has(name)) return [[at, schema]];
      seen.add(name);
      return sent(schemas[name]).map(([inner, one]): [string, Schema] => [name + inner, one]);
    });
  }
  const objects = operations
    .flatMap(({ requestBody }) => sent(requestBody))
    .filter(([, { type, properties }]) => type === 'object' && properties);
  expect(objects.length).toBeGreaterThan(60);
  const open = objects.filter(([, { additionalProperties }]) => additionalProperties !== false);
  expect(open.map(([at]) => at)).toEqual([]);
});
