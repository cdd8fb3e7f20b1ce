import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsePublicId, type DocumentId } from '../../src/domain/ids.ts';
import { markDocumentDispatched } from '../../src/persistence/stores/workflows/dispatch.ts';
import { startApplication, type Application } from '../support/application.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

async function sent(): Promise<DocumentId> {
  const { id } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const documentId = parsePublicId('doc', id);
  if (documentId === undefined) throw new Error(`${id} is no document's id`);
  return documentId;
}

/** `version` is another one after every write of the row. */
async function rowOf(id: DocumentId) {
  const [row] = await app.database.fork().execute<
    {
      version: string;
      synced_rev: number;
      lease_until: Date | null;
      dispatch_attempts: number;
    }[]
  >(
    `select xmin::text as version, synced_rev, lease_until, dispatch_attempts from documents
     where id = ?`,
    [id],
  );
  return row;
}

const mark = (id: DocumentId, rev: number) => markDocumentDispatched(app.database, id, rev, false);

test('a revision is noted once: a second dispatch of it, and a late one of an older, write nothing', async () => {
  const id = await sent();
  await mark(id, 5);
  const noted = await rowOf(id);
  expect(noted).toMatchObject({ synced_rev: 5 });
  await mark(id, 5);
  await mark(id, 4);
  expect(await rowOf(id)).toEqual(noted);
  await mark(id, 6);
  expect(await rowOf(id)).toMatchObject({ synced_rev: 6 });
});

test('the lease of a relay ends with the dispatch, of whichever revision', async () => {
  const id = await sent();
  await mark(id, 5);
  await app.database
    .fork()
    .execute(`update documents set lease_until = now(), dispatch_attempts = 2 where id = ?`, [id]);
  await mark(id, 5);
  expect(await rowOf(id)).toMatchObject({
    synced_rev: 5,
    lease_until: null,
    dispatch_attempts: 0,
  });
});
