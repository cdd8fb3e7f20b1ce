import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { problemCodes } from '../../../src/api/openapi/problem-codes.ts';
import { problemKinds, type ProblemCode } from '../../../src/api/problems.ts';
import { routeTable } from '../../../src/api/route-table.ts';
import type { Route } from '../../../src/api/route.ts';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client, Reply } from '../../support/client.ts';
import { hostile, inputOf } from './arbitraries.ts';
import { idsNear } from './named-ids.ts';
import { givenWorld, randomId, type World } from './world.ts';

/**
 * Whatever is sent to whichever operation: never a 5xx, only documented answers, each of its
 * schema (the application checks them: one that is not would be a 500), and a refused change leaves
 * no row. `FUZZ_SEED` repeats a run, `FUZZ_MS` lengthens it.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const lengthMs = Number(process.env['FUZZ_MS'] ?? 12_000);

let app: Application;
let world: World;
beforeAll(async () => {
  process.stderr.write(`FUZZ_SEED=${seed}\n`);
  app = await startApplication({ files: true });
});
// Any test may leave its workspace closed, by its settings for one. In a test workspace no operation
// is refused for want of one.
beforeEach(async () => {
  world = await givenWorld(app, { test: true });
});
afterAll(() => app.stop());

interface Input {
  route: Route;
  query: Record<string, unknown>;
  body: unknown;
  by: number;
}

const strange = ['doc', 'rec', 'tpl', 'whk', 'org'].map(randomId);

/** Inputs that the schemas of the operation take, or nearly. */
function likely(route: Route): fc.Arbitrary<Input> {
  const ids = idsNear(route, world.ids, strange);
  return fc.record({
    route: fc.constant(route),
    query: inputOf(route.query, ids) as fc.Arbitrary<Record<string, unknown>>,
    body: inputOf(route.body, ids),
    by: fc.nat(world.signers.length - 1),
  });
}

/** The same with one place broken: something hostile in a field, or a field that nobody knows. */
function broken(route: Route): fc.Arbitrary<Input> {
  return fc
    .tuple(likely(route), fc.boolean(), fc.string(), fc.nat(), hostile)
    .map(([input, inBody, name, at, value]) => {
      const target = { ...((inBody ? input.body : input.query) as Record<string, unknown>) };
      const names = [...Object.keys(target), name || 'x'];
      target[names[at % names.length] ?? 'x'] = inBody ? value : asText(value);
      return inBody ? { ...input, body: target } : { ...input, query: target };
    });
}

/** `String` throws for an object whose `toString` is a number, say. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const calls = () =>
  fc.constantFrom(...routeTable).chain((route) =>
    fc.oneof(
      { weight: 2, arbitrary: likely(route) },
      { weight: 2, arbitrary: broken(route) },
      {
        weight: 1,
        arbitrary: likely(route).chain((input) => hostile.map((body) => ({ ...input, body }))),
      },
    ),
  );

function send({ route, query, body, by }: Input): Promise<Reply> {
  const client: Client | undefined =
    route.access === 'signing-link' ? world.signers[by] : world.workspace.api;
  if (!client) throw new Error('There is no such signer.');
  return client.call(route.method, route.path, {
    query: Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, wellFormed(String(value))]),
    ),
    ...(route.method !== 'GET' && { body: JSON.stringify(body) }),
  });
}

const wellFormed = (text: string) => text.toWellFormed();

function documented(route: Route, { status, body }: Reply): void {
  const shown = JSON.stringify(body ?? null).slice(0, 500);
  const tried = 'trial' in route && status === 200;
  const begun = 'finish' in route && status === 202;
  if (status === route.status || tried || begun) return;
  const code = body?.code as ProblemCode;
  expect({ shown, known: problemCodes(route).includes(code) }).toEqual({ shown, known: true });
  expect({ shown, status }).toEqual({ shown, status: problemKinds[code].status });
  expect({ shown, status: status < 500 }).toEqual({ shown, status: true });
}

/** The settings were changed so that the workspace refuses every further request. */
const closed = ({ body }: Reply) =>
  ['API_ACCESS_DISABLED', 'IP_NOT_ALLOWED'].includes(body?.code as string);

async function rows(): Promise<number> {
  const tables = ['documents', 'recipients', 'templates', 'contacts', 'webhooks', 'uploads'];
  const counted = [...tables, 'events', 'mails', 'files', 'idempotency_keys', 'webhook_messages'];
  const [row] = await app.database
    .fork()
    .execute<{ total: number }[]>(
      `select ${counted.map((name) => `(select count(*) from ${name})`).join('+')} as total`,
    );
  return Number(row?.total);
}

test('every operation answers as documented, whatever it is sent', async () => {
  const kind = { test: seed % 2 === 0 };
  world = await givenWorld(app, kind);
  let requests = 0;
  const reached = new Map<string, Set<number>>();
  await fc.assert(
    fc.asyncProperty(calls(), async (input) => {
      const writes = input.route.method !== 'GET';
      const before = writes ? await rows() : 0;
      const reply = await send(input);
      requests += 1;
      const seen = reached.get(input.route.operationId) ?? new Set();
      reached.set(input.route.operationId, seen.add(reply.status));
      documented(input.route, reply);
      // A 409 may have found a deadline passed, which stays.
      if (writes && reply.status >= 400 && reply.status !== 409) {
        expect(await rows()).toBe(before);
      }
      if (closed(reply)) world = await givenWorld(app, kind);
    }),
    { seed, numRuns: 100_000, interruptAfterTimeLimit: lengthMs, endOnFailure: false },
  );
  const good = [...reached.values()].filter((seen) => seen.has(200) || seen.has(201)).length;
  process.stderr.write(
    `${requests} requests, ${reached.size} of ${routeTable.length} operations, ${good} with success\n`,
  );
  expect(requests).toBeGreaterThan(0);
}, 600_000);

test('a field or parameter that nobody knows is refused by every operation, before any look-up', async () => {
  for (const route of routeTable) {
    const input = { route, query: { ...route.example.query }, body: route.example.body, by: 0 };
    const inQuery = await send({ ...input, query: { ...input.query, unheard_of: '1' } });
    expect({ operation: route.operationId, ...inQuery }).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR' },
    });
    expect(JSON.stringify(inQuery.body.errors)).toContain('/unheard_of');
    if (route.method === 'GET') continue;
    const body = { ...(input.body as object), unheard_of: 1 };
    const inBody = await send({ ...input, body });
    expect({ operation: route.operationId, ...inBody }).toMatchObject({ status: 400 });
    expect(JSON.stringify(inBody.body.errors)).toContain('/unheard_of');
  }
});

test('each parameter given twice is refused by every operation that takes it', async () => {
  for (const route of routeTable) {
    for (const name of Object.keys(route.query.shape)) {
      const client = route.access === 'signing-link' ? world.signers[0] : world.workspace.api;
      const reply = await client?.call(route.method, `${route.path}?${name}=a&${name}=a`);
      expect({ operation: route.operationId, ...reply }).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: `/${name}`, message: 'is given twice' }] },
      });
    }
  }
});
