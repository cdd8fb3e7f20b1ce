import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { routeTable } from '../../../src/api/route-table.ts';
import type { Route } from '../../../src/api/route.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { anonymous } from '../../support/refusals.ts';
import { givenMember, type Workspace } from '../../support/workspace.ts';
import { givenWorld, randomId, type World } from './world.ts';

/** Another workspace's ids and random ones give the same answer, byte for byte but for the id. */

let app: Application;
let own: World;
let foreign: World;
beforeAll(async () => {
  app = await startApplication();
  own = await givenWorld(app, { test: true });
  foreign = await givenWorld(app, { test: true });
});
afterAll(() => app.stop());

type Ids = Record<string, string>;
const names = ['id', 'document_id', 'delivery_id', 'storage_id'];

/** Places of ids in an operation's query and body, with the kind that its example shows. */
function idPlaces(route: Route): [where: 'query' | 'body', name: string, kind: string][] {
  return (['query', 'body'] as const).flatMap((where) =>
    Object.entries((route.example[where] ?? {}) as Record<string, unknown>).flatMap(
      ([name, value]) =>
        names.includes(name) && typeof value === 'string'
          ? [[where, name, value.split('_')[0] ?? ''] as const]
          : [],
    ),
  ) as never;
}

const withIds = routeTable
  .filter(({ access }) => access !== 'signing-link')
  .filter((route) => idPlaces(route).length > 0);

function call({ api }: Workspace, route: Route, ids: Ids) {
  const place = (where: 'query' | 'body') => ({
    ...(route.example[where] ?? {}),
    ...Object.fromEntries(
      idPlaces(route)
        .filter(([at]) => at === where)
        .map(([, name]) => [name, ids[name] ?? '']),
    ),
  });
  return api.call(route.method, route.path, {
    query: place('query'),
    ...(route.method !== 'GET' && { body: place('body') }),
  });
}

async function expectTheSame(by: Workspace, route: Route, left: Ids, right: Ids) {
  const { reply, ...effects } = await effectsOf(app, async () => [
    await call(by, route, left),
    await call(by, route, right),
  ]);
  const [one, other] = reply;
  expect({ operation: route.operationId, status: one?.status }).toEqual({
    operation: route.operationId,
    status: 404,
  });
  expect(one && anonymous(one, ...Object.values(left))).toBe(
    other && anonymous(other, ...Object.values(right)),
  );
  expect(effects).toEqual(nothing);
}

const idOf = (world: World, kind: string) => world.ids[kind]?.[0] ?? '';

test('the table of operations with ids is not empty, and each kind of id is there', () => {
  expect(withIds.length).toBeGreaterThan(25);
  for (const route of withIds) {
    for (const [, , kind] of idPlaces(route)) expect(idOf(foreign, kind)).not.toBe('');
  }
});

test.each(withIds.map((route) => [route.operationId, route] as const))(
  '%s: foreign, mixed and swapped ids are as absent as random ones',
  async (_name, route) => {
    const places = idPlaces(route);
    const all = (idFor: (kind: string) => string): Ids =>
      Object.fromEntries(places.map(([, name, kind]) => [name, idFor(kind)]));
    const strange = all(randomId);
    await expectTheSame(
      own.workspace,
      route,
      all((kind) => idOf(foreign, kind)),
      strange,
    );
    if (places.length < 2) return;
    // The parent is ours, the child is not; or both are ours, but not of each other.
    const [, parent, parentKind] = places[0] ?? [];
    if (parent === undefined || parentKind === undefined) return;
    const [, child, childKind] = places[1] ?? [];
    if (child === undefined || childKind === undefined) return;
    const ours = { [parent]: idOf(own, parentKind) };
    const random = { ...ours, [child]: randomId(childKind) };
    await expectTheSame(
      own.workspace,
      route,
      { ...ours, [child]: idOf(foreign, childKind) },
      random,
    );
    const elsewhere = own.ids[childKind]?.at(-1) ?? '';
    if (childKind === 'rec') {
      await expectTheSame(own.workspace, route, { ...ours, [child]: elsewhere }, random);
    }
    await expectTheSame(
      own.workspace,
      route,
      { [parent]: idOf(foreign, parentKind), [child]: idOf(own, childKind) },
      { [parent]: randomId(parentKind), [child]: idOf(own, childKind) },
    );
  },
);

test.each(
  withIds
    .filter((route) => idPlaces(route).every(([, , kind]) => ['doc', 'rec', 'sig'].includes(kind)))
    .filter((route) => route.access !== 'signing-link' && route.access.roles === 'anyone')
    .map((route) => [route.operationId, route] as const),
)('%s: what a member may not see is as absent as what is not there', async (_name, route) => {
  const member = await givenMember(app, own.workspace, 'member');
  const places = idPlaces(route);
  const all = (idFor: (kind: string) => string): Ids =>
    Object.fromEntries(places.map(([, name, kind]) => [name, idFor(kind)]));
  await expectTheSame(
    member,
    route,
    all((kind) => idOf(own, kind)),
    all(randomId),
  );
});

test('an id of another kind is as absent as a random one', async () => {
  for (const route of withIds) {
    const strange = Object.fromEntries(
      idPlaces(route).map(([, name, kind]) => [name, idOf(own, kind === 'doc' ? 'rec' : 'doc')]),
    );
    const reply = await call(own.workspace, route, strange);
    expect({ operation: route.operationId, status: reply.status }).toEqual({
      operation: route.operationId,
      status: 404,
    });
  }
});
