import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hourMs } from '../../../src/domain/time.ts';
import {
  stageBlobs,
  stageWhile,
  discardBlob,
  commitBlobs,
} from '../../../src/operations/uploads/stage-blobs.ts';
import { purgeExpired } from '../../../src/operations/housekeeping/purge-expired.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { givenUpload, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const bytes = new Uint8Array([1]);

async function stored(key: string): Promise<boolean> {
  return app.operations.blobs.get(key).then(
    () => true,
    () => false,
  );
}

async function stagedKeys(): Promise<string[]> {
  const rows = await app.database
    .fork()
    .execute<{ blob_key: string }[]>(`select blob_key from staged_blobs`);
  return rows.map(({ blob_key }) => blob_key);
}

async function givenStaged(key: string): Promise<void> {
  await stageBlobs(app.operations, [key]);
  await app.operations.blobs.put(key, bytes);
}

const commit = (key: string) => inTransaction(app.operations, (tx) => commitBlobs(tx, [key]));

test('bytes that nobody came to name go after a day, those that were named stay', async () => {
  await givenStaged('sealed/lost');
  await givenStaged('sealed/named');
  await commit('sealed/named');
  app.clock.advance(24 * hourMs);
  await purgeExpired(app.operations);
  expect([await stored('sealed/lost'), await stagedKeys()]).toEqual([true, ['sealed/lost']]);
  app.clock.advance(2 * hourMs);
  await purgeExpired(app.operations);
  expect([await stored('sealed/lost'), await stored('sealed/named')]).toEqual([false, true]);
  expect(await stagedKeys()).toEqual([]);
});

test('bytes that were purged can no longer be named', async () => {
  await givenStaged('sealed/late');
  await discardBlob(app.operations, 'sealed/late');
  await expect(commit('sealed/late')).rejects.toThrow('not staged');
});

test('a naming that is rolled back leaves the bytes staged', async () => {
  await givenStaged('sealed/rolled-back');
  const naming = inTransaction(app.operations, async (tx) => {
    await commitBlobs(tx, ['sealed/rolled-back']);
    throw new Error('no');
  });
  await expect(naming).rejects.toThrow('no');
  expect(await stagedKeys()).toEqual(['sealed/rolled-back']);
  await discardBlob(app.operations, 'sealed/rolled-back');
});

test('what is made stays staged until it is named, and what could not be made leaves nothing', async () => {
  const making = (key: string, make: () => Promise<Uint8Array>) =>
    stageWhile(app.operations, key, make);
  await expect(making('sealed/made', async () => bytes)).resolves.toBe(bytes);
  await expect(making('sealed/unmade', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(await stagedKeys()).toEqual(['sealed/made']);
  await discardBlob(app.operations, 'sealed/made');
});

test('an upload names all that it stored', async () => {
  await givenUpload(app, workspace);
  expect(await stagedKeys()).toEqual([]);
});
