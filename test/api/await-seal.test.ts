import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeAwaitSeal } from '../../src/api/await-seal.ts';
import type { DocumentId } from '../../src/domain/ids.ts';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
import { startApplication, type Application } from '../support/application.ts';
import { cloneDatabase } from '../support/database.ts';
import { rowId } from '../support/uuid.ts';
import { severable, type Severable } from '../support/severable.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let way: Severable;
let database: Database;
let workspace: Workspace;
let looks = 0;
let onLook = (): void => undefined;
beforeAll(async () => {
  const cloned = await cloneDatabase();
  app = await startApplication({ cloned });
  way = await severable(cloned.url, () => {
    looks += 1;
    onLook();
  });
  database = await openDatabase({ url: way.url, poolSize: 1 });
  workspace = await givenWorkspace(app);
});
afterAll(async () => {
  await database.close();
  await way.close();
  await app.stop();
});

const patient = new AbortController().signal;

async function unsealed(): Promise<DocumentId> {
  const { id } = await givenDocument(app, workspace);
  return rowId('doc', id);
}

/** Any file does: what is waited for is that there is one. */
async function seal(id: DocumentId): Promise<string> {
  const [row] = await app.database
    .fork()
    .execute<{ sealed_file_id: string }[]>(
      `update documents set sealed_file_id = prepared_file_id where id = ? returning sealed_file_id`,
      [id],
    );
  return row?.sealed_file_id ?? '';
}

test('all who wait share a look, and each is answered when its document is sealed', async () => {
  const awaitSeal = makeAwaitSeal(database);
  const [one, two] = [await unsealed(), await unsealed()];
  looks = 0;
  const looked = new Promise<void>((resolve) => {
    onLook = resolve;
  });
  const waiting = [one, one, two].map((id) => awaitSeal(id, patient));
  await looked;
  expect(looks).toBe(1);
  expect(await Promise.race([seal(one), waiting[0]])).toBe(await waiting[1]);
  expect(await Promise.all([seal(two), waiting[2]])).toEqual([await waiting[2], await waiting[2]]);
});

test('SEAL_PENDING at once when the document was deleted or the caller hung up', async () => {
  const awaitSeal = makeAwaitSeal(database);
  const pending = expect.objectContaining({ code: 'SEAL_PENDING' });
  const gone = new AbortController();
  const left = awaitSeal(await unsealed(), gone.signal);
  gone.abort();
  await expect(left).rejects.toEqual(pending);
  await expect(awaitSeal(app.operations.ids.next(), patient)).rejects.toEqual(pending);
});

test('those who wait hear that the database is away, and later ones are served again', async () => {
  const awaitSeal = makeAwaitSeal(database);
  const id = await unsealed();
  const waiting = awaitSeal(id, patient);
  const heard = expect(waiting).rejects.toThrow();
  await way.sever();
  await heard;
  await way.restore();
  expect(await Promise.all([seal(id), awaitSeal(id, patient)])).toHaveLength(2);
});
