import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsePublicId } from '../../../src/domain/ids.ts';
import type { Field } from '../../../src/domain/template/field.ts';
import { dayMs } from '../../../src/domain/time.ts';
import { lockDocument } from '../../../src/operations/documents/lock.ts';
import {
  takeSenderWords,
  writeSenderWords,
} from '../../../src/operations/documents/sender-words.ts';
import { purgeExpired } from '../../../src/operations/housekeeping/purge-expired.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { DocumentEntity, type Document } from '../../../src/persistence/entities/documents.ts';
import { requireFile } from '../../../src/persistence/stores/files/files.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication({ files: true });
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const rent: Omit<Field, 'id'> = {
  name: 'rent',
  source: 'placed',
  label: 'Rent',
  type: 'text',
  required: false,
  page: 0,
  rect: [60, 500, 200, 20],
  holder: { kind: 'sender' },
  readOnly: true,
  value: 'EUR 1250',
};

async function read(id: string): Promise<Document> {
  const documentId = parsePublicId('doc', id);
  if (!documentId) throw new Error('no id');
  return app.database.fork().findOneOrFail(DocumentEntity, { id: documentId });
}

const take = (id: string, words: Awaited<ReturnType<typeof writeSenderWords>>) =>
  inTransaction(app.operations, async (tx) => {
    const loaded = await lockDocument(tx, (await read(id)).id);
    if (!loaded) throw new Error('gone');
    return takeSenderWords(tx, loaded.document, words);
  });

const isStored = (blobKey: string) =>
  app.operations.blobs.get(blobKey).then(
    () => true,
    () => false,
  );

test('a draft takes the file with its words', async () => {
  const { id } = await givenDocument(app, workspace, { fields: [rent] });
  const before = await read(id);
  const plain = await requireFile(app.database, before.preparedFileId);
  const words = await writeSenderWords(app.operations, before);
  expect(await take(id, words)).toBe(true);
  const after = await read(id);
  expect(after.preparedFileId).toBe(words?.file.id);
  const file = await requireFile(app.database, after.preparedFileId);
  expect(file).toMatchObject({ pageCount: plain.pageCount, pages: plain.pages });
  const [found] = await app.operations.locateTexts(file.id, after.organizationId, ['EUR 1250']);
  expect(found).toHaveLength(1);
});

test('words of fields that were changed since are not taken, and what was staged goes', async () => {
  const { id } = await givenDocument(app, workspace, { fields: [rent] });
  const words = await writeSenderWords(app.operations, await read(id));
  const em = app.database.fork();
  await em.nativeUpdate(DocumentEntity, { id: (await read(id)).id }, { fieldsRevision: 1 });
  expect(await take(id, words)).toBe(false);
  expect(await take(id, undefined)).toBe(false);
  app.clock.advance(2 * dayMs);
  await purgeExpired(app.operations);
  expect(await isStored(words?.file.blobKey ?? '')).toBe(false);
});

test('a draft in which the sender filled in nothing keeps its file', async () => {
  const { readOnly: _readOnly, ...suggestion } = rent;
  const { id } = await givenDocument(app, workspace, { fields: [suggestion] });
  const words = await writeSenderWords(app.operations, await read(id));
  expect(words).toBeUndefined();
  const before = await read(id);
  expect(await take(id, words)).toBe(true);
  expect((await read(id)).preparedFileId).toBe(before.preparedFileId);
});

test('words that do not fit are refused by name', async () => {
  const { id } = await givenDocument(app, workspace, {
    fields: [{ ...rent, value: 'far too long '.repeat(200) }],
  });
  await expect(writeSenderWords(app.operations, await read(id))).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    message: expect.stringContaining('“rent” does not fit into its box'),
  });
});
