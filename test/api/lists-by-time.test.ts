import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import type { Client } from '../support/client.ts';
import { commitHeldActs, heldAct } from '../support/held-acts.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
/** Its lists wait no longer than a moment. */
let hasty: Application;
beforeAll(async () => {
  app = await startApplication();
  hasty = await startApplication({ app: { listWaitMs: 30 } });
});
afterEach(commitHeldActs);
afterAll(async () => {
  await app.stop();
  await hasty.stop();
});

interface Listed {
  document: string;
  at: string;
}

type Query = Record<string, string | number>;

const lists = [
  {
    path: '/audit-log',
    async list(api: Client, query: Query = {}): Promise<Listed[]> {
      const { status, body } = await api.get('/audit-log', {
        action: 'document.created',
        ...query,
      });
      expect(status).toBe(200);
      return body.entries.map(({ document_id: document, created_at: at }: any) => ({
        document,
        at,
      }));
    },
  },
  {
    path: '/documents',
    async list(api: Client, query: Query = {}): Promise<Listed[]> {
      const { status, body } = await api.get('/documents', query);
      expect(status).toBe(200);
      return body.data.map(({ id: document, created_at: at }: any) => ({ document, at }));
    },
  },
];

const fromTheBeginning: Query = { created_after: 0 };

/** As a client polls: everything after the newest that it knows. */
const after = (known: readonly Listed[]): Query => ({
  created_after: Math.max(...known.map(({ at }) => Date.parse(at))),
});

/** Documents in the order in which they were made. */
const documents = (found: readonly Listed[]) => found.map(({ document }) => document).reverse();

describe.each(lists)('$path', (given) => {
  const { path } = given;
  const list = (api: Client, query?: Query) => given.list(api, query);

  test('what takes its time first and commits last is shown to who polls by the newest time', async () => {
    const workspace = await givenWorkspace(app);
    const { id: early } = await givenDocument(app, workspace);
    const known = await list(workspace.api, fromTheBeginning);
    app.clock.advance(1_000);
    const late = await heldAct(app, workspace);
    app.clock.advance(1_000);
    const { id: next } = await givenDocument(app, workspace);
    const polls = [
      list(workspace.api, fromTheBeginning),
      list(workspace.api, after(known)),
    ] as const;
    // Meanwhile others list, and nothing waits for a list that waits.
    const other = await givenWorkspace(app);
    const { id: others } = await givenDocument(app, other);
    expect(documents(await list(other.api, fromTheBeginning))).toEqual([others]);
    app.clock.advance(1_000);
    const { id: last } = await givenDocument(app, workspace);
    await late.commit();
    const [all, more] = await Promise.all(polls);
    expect(documents(all).slice(0, 3)).toEqual([early, late.id, next]);
    const rest = await list(workspace.api, after(more));
    expect([...documents(more), ...documents(rest)]).toEqual([late.id, next, last]);
  });

  test('the next pages wait for nothing, and go on behind what was shown', async () => {
    const workspace = await givenWorkspace(app);
    const made = [];
    for (let count = 0; count < 3; count += 1) {
      made.push((await givenDocument(app, workspace)).id);
      app.clock.advance(1_000);
    }
    const first = await workspace.api.get(path, { limit: 1, ...fromTheBeginning });
    const late = await heldAct(app, workspace);
    const rest = await workspace.api.get(path, {
      ...fromTheBeginning,
      limit: 100,
      cursor: first.body.next_cursor,
    });
    expect(rest.status).toBe(200);
    expect(JSON.stringify([first.body, rest.body])).not.toContain(late.id);
    for (const id of made) expect(JSON.stringify([first.body, rest.body])).toContain(id);
    await late.commit();
  });

  test('one’s own act is shown at once', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    expect(documents(await list(workspace.api, fromTheBeginning))).toEqual([id]);
  });

  test('an act that takes too long is a 503 to who polls, which says when to come again', async () => {
    const workspace = await givenWorkspace(hasty);
    const late = await heldAct(hasty, workspace);
    const tooLong = await workspace.api.get(path, fromTheBeginning);
    expect(documents(await list(workspace.api))).toEqual([]);
    expect(tooLong).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(tooLong.headers.get('Retry-After')).toBe('5');
    await late.commit();
    expect(documents(await list(workspace.api, fromTheBeginning))).toEqual([late.id]);
  });

  test('a clock that stands while it is moved keeps no list waiting', async () => {
    const workspace = await givenWorkspace(app, { test: true });
    const { id } = await movedWithADocument(workspace);
    expect(documents(await list(workspace.api, fromTheBeginning))).toEqual([id]);
  });
});

test('the log waits for acts without a time, too, since who polls may begin there', async () => {
  const workspace = await givenWorkspace(app);
  const late = await heldAct(app, workspace);
  app.clock.advance(1_000);
  const { id: next } = await givenDocument(app, workspace);
  const [log, page] = lists;
  const known = log?.list(workspace.api);
  expect(documents((await page?.list(workspace.api)) ?? [])).toEqual([next]);
  await late.commit();
  expect(documents((await known) ?? [])).toEqual([late.id, next]);
});

/** Its clock stands before the step of a document, which no worker takes here. */
async function movedWithADocument(workspace: Workspace): Promise<{ id: string }> {
  const made = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await workspace.api.post('/test/clock/advance', { body: { by: 'P1M' } });
  const { body } = await workspace.api.get('/test/clock');
  expect(body.advancing).toBe(true);
  return made;
}
