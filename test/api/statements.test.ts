import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../../src/persistence/orm.ts';
import { startApplication, type Application } from '../support/application.ts';
import type { Reply } from '../support/client.ts';
import { cloneDatabase } from '../support/database.ts';
import { severable, type Severable } from '../support/severable.ts';
import { readyToAct, sign, typed } from '../support/signing.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../support/workspace.ts';

/** SQL statements per request do not grow with what is asked for, counted on the wire. */

let app: Application;
let way: Severable;
let statements = 0;
let workspace: Workspace;
beforeAll(async () => {
  const cloned = await cloneDatabase();
  way = await severable(cloned.url, () => {
    statements += 1;
  });
  const database = await openDatabase({ url: way.url, poolSize: 1 });
  app = await startApplication({ operations: { database }, cloned });
  workspace = await givenWorkspace(app);
});
afterAll(async () => {
  await app.stop();
  await way.close();
});

/** The second time: connecting and noting the key's use are done. */
async function count(request: () => Promise<Reply>): Promise<number> {
  expect((await request()).status).toBe(200);
  const before = statements;
  await request();
  return statements - before;
}

const people = (many: number, more = {}) =>
  Array.from({ length: many }, (_, at) => ({ email: `r${at}@example.com`, ...more }));

test('lists: one statement for the key and one for the page, whatever its size and depth', async () => {
  for (let made = 0; made < 25; made += 1) await givenDocument(app, workspace);
  const { body } = await workspace.api.get('/documents', { limit: 10 });
  for (const query of [{ limit: 1 }, { limit: 100 }, { limit: 2, cursor: body.next_cursor }]) {
    expect(await count(() => workspace.api.get('/documents', query))).toBe(2);
  }
});

test('a document with its recipients, signatures, trail and session: the same for 2 and for 20', async () => {
  const counts: number[][] = [];
  for (const many of [2, 20]) {
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: people(many),
      send: true,
    });
    const [first = '', last = ''] = [recipientIds[0], recipientIds.at(-1)];
    await sign(app, workspace, id, first);
    if (many > 2) for (const one of recipientIds.slice(1, 9)) await sign(app, workspace, id, one);
    const signer = await signingClient(app, workspace, id, last);
    const query = { document_id: id };
    counts.push([
      await count(() => workspace.api.get('/documents/get', { id, include_recipients: true })),
      await count(() => workspace.api.get('/recipients', query)),
      await count(() => workspace.api.get('/recipients/get', { ...query, id: first })),
      await count(() => workspace.api.get('/signatures', query)),
      await count(() => workspace.api.get('/signatures/audit', query)),
      await count(() => workspace.api.get('/signatures/verify', query)),
      await count(() => signer.get('/signing/session')),
    ]);
  }
  expect(counts[1]).toEqual(counts[0]);
});

test('sending and signing: the same for 2 recipients and for 20', async () => {
  const counts: number[][] = [];
  for (const many of [2, 20]) {
    const { id, recipientIds } = await givenDocument(app, workspace, { recipients: people(many) });
    const measured: number[] = [];
    const measure = async (request: () => Promise<Reply>) => {
      const before = statements;
      expect((await request()).status).toBe(200);
      measured.push(statements - before);
    };
    await measure(() => workspace.api.post('/documents/send', { query: { id } }));
    const signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
    await measure(() => signer.post('/signing/sign', { body: typed }));
    await measure(() =>
      workspace.api.post('/recipients/remind', {
        query: { document_id: id, id: recipientIds[1] ?? '' },
      }),
    );
    await measure(() => workspace.api.post('/documents/void', { query: { id } }));
    counts.push(measured);
  }
  expect(counts[1]).toEqual(counts[0]);
});
