import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { scopes } from '../../../src/domain/access/scopes.ts';
import { openApiDocument } from '../../../src/api/openapi/document.ts';
import { problemCodes } from '../../../src/api/openapi/problem-codes.ts';
import { publicCodes } from '../../../src/api/openapi/public-operation.ts';
import { problemKinds, type ProblemCode } from '../../../src/api/problems.ts';
import type { Route } from '../../../src/api/route.ts';
import { publicRoutes, routeTable } from '../../../src/api/route-table.ts';
import { openApiText } from '../../../tools/openapi.ts';
import { operationRows, testsOf } from '../../../tools/tests-of-operations.ts';

const root = join(import.meta.dirname, '..', '..', '..');

interface Described {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  'x-required-scope'?: string;
  parameters?: { name?: string; $ref?: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { example?: unknown }> }>;
}
interface Described31 {
  openapi: string;
  tags: { name: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { responses: Record<string, unknown>; schemas: Record<string, unknown> };
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as Described31;
const byId = (route: Route) => [route.operationId, route] as const;

function described(route: Route): Described {
  const found = document.paths[`/api/v1${route.path}`]?.[route.method.toLowerCase()];
  if (!found) throw new Error(`${route.operationId} is not in the document`);
  return found;
}

describe.each(routeTable.map(byId))('%s', (_id, route) => {
  test('has an example that its own schemas accept', () => {
    const { query, body, answer } = route.example;
    expect(() => route.query.parse(query ?? {})).not.toThrow();
    expect(() => route.body.parse(body ?? {})).not.toThrow();
    expect(() => route.answer.parse(answer)).not.toThrow();
  });

  test('is described with its credential, success, refusals and known tag', () => {
    const operation = described(route);
    expect(operation).toMatchObject({ operationId: route.operationId, summary: route.summary });
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags));
    if (route.access === 'signing-link') {
      expect(operation.security).toEqual([{ signingLink: [] }]);
    } else {
      expect(operation.security).toEqual([{ apiKey: [] }]);
      expect(scopes).toContain(operation['x-required-scope']);
    }
    expect(operation.responses).toHaveProperty(String(route.status));
    expectStatuses(operation, problemCodes(route));
    expect(
      Object.keys(operation.responses).filter((status) => status >= '400' && status < '500'),
    ).not.toHaveLength(0);
  });

  test('takes Idempotency-Key exactly when it is a POST with an API key', () => {
    const refs = (described(route).parameters ?? []).map(({ $ref }) => $ref);
    expect(refs.includes('#/components/parameters/IdempotencyKey')).toBe(
      route.method === 'POST' && route.access !== 'signing-link',
    );
  });
});

function expectStatuses({ responses }: Described, codes: readonly ProblemCode[]): void {
  for (const code of codes) expect(responses).toHaveProperty(String(problemKinds[code].status));
}

describe.each(publicRoutes.map((route) => [route.operationId, route] as const))(
  '%s',
  (_id, route) => {
    test('is described without a credential, with its parameters, success, refusals and known tag', () => {
      const operation = document.paths[route.path.replace('{+', '{')]?.[route.method.toLowerCase()];
      if (!operation) throw new Error('It is not in the document.');
      expect(operation).toMatchObject({ operationId: route.operationId, security: [] });
      expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags));
      const inPath = Array.from(route.path.matchAll(/\{\+?(\w+)\}/g), ([, name]) => name);
      expect(Object.keys(route.parameters)).toEqual(inPath);
      expect((operation.parameters ?? []).map(({ name }) => name)).toEqual(inPath);
      expect(operation.responses).toHaveProperty('answer' in route ? String(route.status) : '200');
      expectStatuses(operation, publicCodes(route));
    });

    test('has examples that its own schemas accept', () => {
      if (!('answer' in route)) return;
      expect(() => route.answer.parse(route.example)).not.toThrow();
      const { body } = route;
      if (body && 'json' in body) expect(() => body.json.parse(body.example)).not.toThrow();
    });
  },
);

test('paths are in kebab case', () => {
  for (const { path } of routeTable) expect(path).toMatch(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
});

test('201 is for what creates a resource, 200 for all else', () => {
  const creating = routeTable.filter(({ status }) => status === 201);
  expect(creating.map(({ operationId }) => operationId).sort()).toEqual([
    'addRecipient',
    'createBulkSend',
    'createContact',
    'createDocument',
    'createTemplate',
    'createWebhook',
    'generateUploadUrl',
    'reassignRecipient',
    'useTemplate',
  ]);
  const others = routeTable.filter((route) => !creating.includes(route));
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
});

test('operation ids are unique', () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids).toHaveLength(routeTable.length + publicRoutes.length);
});

test('every answer is held to a schema that is closed: what it does not name is never given', () => {
  const schemas = [...routeTable, ...publicRoutes].flatMap((route) =>
    'answer' in route ? [[route.operationId, route.answer] as const] : [],
  );
  const open = schemas.flatMap(([id, schema]) =>
    openIn(z.toJSONSchema(schema, { unrepresentable: 'any' }), id),
  );
  expect(open).toEqual([]);
});

/** Where objects have named members and take others. */
function openIn(part: unknown, at: string): string[] {
  if (part === null || typeof part !== 'object') return [];
  const { type, properties, additionalProperties } = part as Record<string, unknown>;
  const isOpen = type === 'object' && properties && additionalProperties !== false;
  const inner = Object.entries(part).flatMap(([key, one]) => openIn(one, `${at}/${key}`));
  return isOpen ? [at, ...inner] : inner;
}

test('docs/openapi.json is what the route table gives; npm run openapi writes it', async () => {
  expect(await readFile(join(root, 'docs', 'openapi.json'), 'utf8')).toBe(openApiText());
});

test('there are the 48 operations of the specification, each with tests', () => {
  expect(operationRows.filter(({ ours }) => !ours)).toHaveLength(48);
  const untested = operationRows.filter((row) => testsOf(row) === undefined);
  expect(untested.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('the linter finds nothing in it', async () => {
  const cli = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
  const lint = promisify(execFile)(process.execPath, [cli, 'lint', 'docs/openapi.json'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', REDOCLY_TELEMETRY: 'off' },
  });
  await expect(lint).resolves.toMatchObject({ stderr: expect.stringContaining('valid') });
});
