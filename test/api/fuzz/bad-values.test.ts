import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { routeTable } from '../../../src/api/route-table.ts';
import type { Route } from '../../../src/api/route.ts';
import { startApplication, type Application } from '../../support/application.ts';
import type { Reply } from '../../support/client.ts';
import { inputSchemaOf } from './arbitraries.ts';
import { badParametersOf, badValuesOf, isFreeText } from './bad-values.ts';
import { idsIn } from './named-ids.ts';
import { givenWorld, type World } from './world.ts';

/**
 * Each field of each operation with everything that it must not hold, made from its schema: NUL,
 * lone surrogates, values of other kinds, null, too much. The refusal names the place, and not one
 * row of the database is another than before.
 */

let app: Application;
let world: World;
beforeAll(async () => {
  app = await startApplication();
  world = await givenWorld(app, { test: true });
});
afterAll(() => app.stop());

type Fields = Record<string, unknown>;

/** The example of an operation with ids that there are. */
function rightInput(route: Route): { query: Fields; body: Fields } {
  const idsFor = idsIn(route, world.ids);
  const withIds = (given: unknown) =>
    Object.fromEntries(
      Object.entries((given ?? {}) as Fields).map(([name, value]) => {
        const id = idsFor(name)?.[0];
        return [name, id === undefined ? value : Array.isArray(value) ? [id] : id];
      }),
    );
  const upload = route.operationId === 'createDocument' ? world.upload : {};
  return {
    query: withIds(route.example.query),
    body: { ...withIds(route.example.body), ...upload },
  };
}

const escaped = (query: Fields) =>
  Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);

function send(route: Route, query: string[], body: unknown): Promise<Reply> {
  const approves = route.operationId === 'approveDocument';
  const signer = world.signers[approves ? 3 : 0];
  const client = route.access === 'signing-link' ? signer : world.workspace.api;
  if (!client) throw new Error('There is no such signer.');
  return client.call(route.method, `${route.path}?${query.join('&')}`, {
    ...(route.method !== 'GET' && { body: JSON.stringify(body) }),
  });
}

/** A digest of every row of every table. */
async function contents(): Promise<unknown> {
  const em = app.database.fork();
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const digests = tables.map(
    ({ name }) =>
      `(select md5(string_agg(t::text, '|' order by t::text)) from ${name} t) as ${name}`,
  );
  const [row] = await em.execute<Fields[]>(`select ${digests.join(', ')}`);
  return row;
}

function expectRefusal(sent: unknown, reply: Reply, pointer: string): void {
  const { status, body } = reply;
  const shown = JSON.stringify([sent, body ?? null]).slice(0, 800);
  const code: unknown = body?.code;
  const pointers: unknown[] = (body?.errors ?? []).map((error: Fields) => error['pointer']);
  const named = pointers.includes(pointer) || pointers.includes(`/${pointer.split('/')[1]}`);
  const wrong = { shown, pointer, status, code, named };
  const known = { status: 400, code: 'VALIDATION_ERROR', named: true };
  expect(wrong).toEqual({ ...wrong, ...known });
}

const bodyOf = (route: Route) => inputSchemaOf(route.body);
const writing = routeTable
  .filter(({ body }) => Object.keys(body.shape).length > 0)
  .map((route) => [route.operationId, route] as const);
const asking = routeTable
  .filter(({ query }) => Object.keys(query.shape).length > 0)
  .map((route) => [route.operationId, route] as const);

test.each(writing)('%s refuses whatever a field of its body must not hold', async (_, route) => {
  const { query, body } = rightInput(route);
  // The first request of a key or link leaves when it was used.
  await send(route, escaped(query), { unheard_of: 1 });
  const before = await contents();
  for (const [name, schema] of Object.entries(bodyOf(route).properties ?? {})) {
    const bad = badValuesOf(schema, `/${name}`);
    expect(bad.length).toBeGreaterThan(3);
    for (const { pointer, value } of bad) {
      const reply = await send(route, escaped(query), { ...body, [name]: value });
      expectRefusal(value, reply, pointer);
    }
  }
  for (const name of bodyOf(route).required ?? []) {
    const reply = await send(route, escaped(query), { ...body, [name]: undefined });
    expectRefusal('nothing', reply, `/${name}`);
  }
  expectRefusal([], await send(route, escaped(query), [body]), '');
  expect(await contents()).toEqual(before);
});

test.each(asking)('%s refuses whatever a parameter must not hold', async (_, route) => {
  const { query, body } = rightInput(route);
  await send(route, [...escaped(query), 'unheard_of=1'], body);
  const before = await contents();
  for (const [name, schema] of Object.entries(inputSchemaOf(route.query).properties ?? {})) {
    // Longer ones and broken ones are refused as all cursors that we did not make.
    if (name === 'cursor') continue;
    const others = escaped({ ...query, [name]: undefined }).filter(
      (parameter) => !parameter.startsWith(`${name}=`),
    );
    for (const value of badParametersOf(schema)) {
      const reply = await send(route, [...others, `${name}=${value}`], body);
      expectRefusal(value, reply, `/${name}`);
    }
  }
  expect(await contents()).toEqual(before);
});

const free = writing.filter(([, route]) =>
  Object.values(bodyOf(route).properties ?? {}).some(isFreeText),
);

test.each(free)(
  '%s takes characters of four bytes, as many as of one, behind a quote',
  async (_, route) => {
    world = await givenWorld(app, { test: true });
    const { query, body } = rightInput(route);
    for (const [name, schema] of Object.entries(bodyOf(route).properties ?? {})) {
      if (!isFreeText(schema)) continue;
      body[name] = `'${'😀'.repeat(Math.max((schema.maxLength ?? 1) - 1, 0))}`;
    }
    const { status, body: answer } = await send(route, escaped(query), body);
    expect({ answer, taken: status !== 400 && status < 500 }).toEqual({ answer, taken: true });
  },
);
