import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ZodObject } from 'zod';
import { asKept } from '../../../src/domain/text/name.ts';
import { routeTable } from '../../../src/api/route-table.ts';
import type { Route } from '../../../src/api/route.ts';
import { startApplication, type Application } from '../../support/application.ts';
import type { Reply } from '../../support/client.ts';
import { signingClient } from '../../support/workspace.ts';
import { inputOf } from './arbitraries.ts';
import { drawnNames } from './drawn-names.ts';
import { idsIn } from './named-ids.ts';
import { givenWorld, type World } from './world.ts';

/**
 * Whatever is created reads back as it was sent, alone and in its list; whatever is deleted is as
 * absent as what never was, to every operation that takes its id. `FUZZ_SEED` repeats a run.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 8);

let app: Application;
let world: World;
beforeAll(async () => {
  process.stderr.write(`FUZZ_SEED=${seed}\n`);
  app = await startApplication();
  world = await givenWorld(app);
});
afterAll(() => app.stop());

type Fields = Record<string, unknown>;
type Ids = Record<string, string>;

/** An operation that creates, and those that read and delete what it made. */
interface Life {
  kind: string;
  create: Route;
  get: Route;
  list: Route;
  remove: Route;
}

const kindOf = (id: unknown) => (typeof id === 'string' ? (id.split('_')[0] ?? '') : '');

const lives: Life[] = routeTable
  .filter(({ method }) => method === 'DELETE')
  .flatMap((remove) => {
    const folder = remove.path.replace('/delete', '');
    const kind = kindOf(remove.example.query?.['id']);
    const creating = routeTable.filter(
      ({ status, path, example }) =>
        status === 201 &&
        // Who passes a place on makes nobody out of nothing.
        path !== '/recipients/reassign' &&
        kindOf((example.answer as Fields)['id']) === kind,
    );
    const reading = { get: at('GET', `${folder}/get`), list: at('GET', folder) };
    return creating.map((create) => ({ kind, create, remove, ...reading }));
  });

function at(method: string, path: string): Route {
  const found = routeTable.find((route) => route.method === method && route.path === path);
  if (!found) throw new Error(`There is no ${method} ${path}.`);
  return found;
}

function call(route: Route, query: Fields, body?: unknown): Promise<Reply> {
  return world.workspace.api.call(route.method, route.path, {
    query: query as Ids,
    ...(route.method !== 'GET' && { body: body ?? {} }),
  });
}

/** The parameters of an operation's example, with these ids in place of those of their kind. */
function withIds(given: unknown, ids: Ids): Fields {
  return Object.fromEntries(
    Object.entries((given ?? {}) as Fields).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((item: unknown) => ids[kindOf(item)] ?? item)
        : (ids[kindOf(value)] ?? value),
    ]),
  );
}

/** One that recipients can still be added to. */
const draft = () => world.ids['doc']?.at(-2) ?? '';

const takesRequests = ({ operationId }: Route) =>
  ['createDocument', 'createTemplate', 'useTemplate'].includes(operationId);

/** Members that have to fit one another and the file; tests of their own hold them. */
const ofRequests = ['recipients', 'fields', 'values', 'send', 'redirect_url'];
const withoutRequest = (body: Fields) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !ofRequests.includes(name)));

/** Two may be of one method, and of spaces a code has none that count. */
function oneDemand(demands: unknown): Fields[] {
  const [first] = demands as Fields[];
  if (!first) return [];
  return ['code' in first ? { ...first, code: 'Blue House' } : first];
}

function inputs({ create }: Life): fc.Arbitrary<{ query: Fields; body: Fields }> {
  const known = idsIn(create, world.ids);
  const ids = (name: string) => (name === 'document_id' ? [draft()] : known(name));
  return fc.record({
    query: inputOf(create.query, ids) as fc.Arbitrary<Fields>,
    body: (inputOf(create.body, ids) as fc.Arbitrary<Fields>).map((body) => ({
      ...(takesRequests(create) ? withoutRequest(body) : body),
      ...drawnNames(body),
      ...(create.operationId === 'createDocument' && { ...world.upload, page_count: 1 }),
      ...('deadline' in body && { deadline: '2040-01-31T12:00:00.000Z' }),
      ...('authentication' in body && { authentication: oneDemand(body['authentication']) }),
    })),
  });
}

/** Kept in one form; a contact’s title is any text. */
const namesOf = (kind: string) =>
  kind === 'con' ? ['first_name', 'last_name'] : ['name', 'title'];

/** What answers hold of what was sent: no list without items, no `notify` but false, no secret. */
function kept(kind: string, name: string, value: unknown): Fields {
  if (['tags', 'authentication'].includes(name) && (value as unknown[]).length === 0) return {};
  if (name === 'notify' && value === true) return {};
  if (name === 'reminder_schedule')
    return { [name]: (value as number[]).toSorted((a, b) => a - b) };
  if (name === 'authentication') {
    return { [name]: (value as Fields[]).map(({ code: _code, ...shown }) => shown) };
  }
  if (namesOf(kind).includes(name)) return { [name]: asKept(value as string) };
  return { [name]: name === 'events' ? [...new Set(value as string[])] : value };
}

/** Names and titles are kept in NFC, other texts as they were sent. */
function inNfc(value: unknown): Fields {
  return JSON.parse(JSON.stringify(value).normalize('NFC')) as Fields;
}

const itemsOf = ({ body }: Reply) => Object.values(body as Fields).find(Array.isArray) as Fields[];

function listQuery({ list }: Life, ids: Ids): Fields {
  return 'limit' in list.query.shape ? { limit: 100 } : withIds(list.example.query, ids);
}

test('everything that can be deleted can be created, in one way or more', () => {
  const names = lives.map(({ create }) => create.operationId).sort();
  expect(names).toEqual([
    'addRecipient',
    'createContact',
    'createDocument',
    'createTemplate',
    'createWebhook',
    'useTemplate',
  ]);
});

test.each(lives.map((life) => [life.create.operationId, life] as const))(
  'what %s made reads back, and once deleted is nowhere',
  async (_, life) => {
    await fc.assert(
      fc.asyncProperty(inputs(life), fc.boolean(), async (input, send) => {
        const created = await call(life.create, input.query, input.body);
        // One address, one contact; and the like.
        fc.pre(created.status !== 409);
        expect({ created: created.body, status: created.status }).toMatchObject({ status: 201 });
        const ids = { doc: draft(), [life.kind]: String(created.body.id) };
        const { id } = created.body as Ids;
        await expectReadBack(life, ids, input.body);
        const before = life.kind === 'doc' ? { ...ids, ...(await grow(ids.doc, send)) } : ids;
        await expectGone(life, before);
        const left = itemsOf(await call(life.list, listQuery(life, ids)));
        // Without its document there is no list of its recipients.
        expect(left.map((item) => item['id'])).not.toContain(id);
      }),
      { seed, numRuns, endOnFailure: true },
    );
  },
);

async function expectReadBack(life: Life, ids: Ids, sent: Fields): Promise<void> {
  const got = await call(life.get, withIds(life.get.example.query, ids));
  const shown = Object.keys(sent).filter((name) => name in (life.get.answer as ZodObject).shape);
  expect(shown.length).toBeGreaterThan(0);
  const expected = Object.assign(
    {},
    ...shown.map((name) => kept(life.kind, name, sent[name])),
  ) as Fields;
  const { status, body } = got;
  expect({ status, body: inNfc(body) }).toMatchObject({
    status: 200,
    body: { ...inNfc(expected), id: ids[life.kind] },
  });
  const listed = await call(life.list, listQuery(life, ids));
  const item = itemsOf(listed).find((one) => one['id'] === ids[life.kind]);
  expect(item).toBeDefined();
  // A list may leave out fields, and shows no other values.
  expect(got.body).toMatchObject(item ?? {});
}

/** A document with what hangs on it: a recipient, whom it was perhaps sent to. */
async function grow(documentId: string, send: boolean): Promise<Ids> {
  const { api } = world.workspace;
  const body = { name: 'Ana Torres', email: 'ana@example.com', role: 'signer' };
  const added = await api.post('/recipients', { query: { document_id: documentId }, body });
  if (send) await api.post('/documents/send', { query: { id: documentId } });
  return { rec: String(added.body.id) };
}

/** Deletes it, and tries every operation with its id. */
async function expectGone(life: Life, ids: Ids): Promise<void> {
  const { kind, remove } = life;
  const link =
    ids['rec'] && (await signingClient(app, world.workspace, ids['doc'] ?? '', ids['rec']));
  const deleted = await call(remove, withIds(remove.example.query, ids));
  expect(deleted).toMatchObject({ status: 200 });
  const others = { ...Object.fromEntries(Object.entries(world.ids).map(first)), ...ids };
  const names = (given: unknown) =>
    Object.values((given ?? {}) as Fields)
      .flat()
      .map(kindOf);
  for (const route of routeTable) {
    const { query, body } = route.example;
    const inQuery = names(query).includes(kind);
    if (!inQuery && !names(body).includes(kind)) continue;
    // Those of test workspaces are refused before any look-up.
    if (route.access !== 'signing-link' && route.access.workspace === 'test') continue;
    const reply = await call(route, withIds(query, others), withIds(body, others));
    const said = { operation: route.operationId, status: reply.status, body: reply.body };
    const absent = { status: 404, body: { code: expect.stringMatching(/_NOT_FOUND$/) } };
    // Of several, each has its own answer.
    const refused = { status: 200, body: { succeeded: 0, results: [{ success: false }] } };
    expect(said).toMatchObject(route.operationId.startsWith('bulk') ? refused : absent);
  }
  if (link) expect(await link.get('/signing/session')).toMatchObject({ status: 401 });
}

const first = ([kind, [id]]: [string, string[]]) => [kind, id ?? ''] as const;
