import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeSealDocument } from '../../../src/activities/sealing.ts';
import { timestampRecords } from '../../../src/activities/timestamp-records.ts';
import { hourMs } from '../../../src/domain/time.ts';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import { sealToLevel } from '@countersign/seal/seal-to-level';
import { sealRequest } from '../../../src/evidence/pages/seal-input.ts';
import { stepsHere } from '../../../src/evidence/pages/seal-document.ts';
import { purgeExpired } from '../../../src/operations/housekeeping/purge-expired.ts';
import type { OperationDeps } from '../../../src/operations/unit-of-work/context.ts';
import { digestOfKey } from '@countersign/blobs/blob-store';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { longTermBy } from '../../evidence/support/long-term.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { signs } from '../../support/signer.ts';
import { mortal, type Life } from '../../support/mortal.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

/** Seals at B-LTA by a worker that may die. */
async function seal(documentId: string, life: Life): Promise<void> {
  const { database, clock, authorities } = app;
  const { afterCommit } = mortal<Pick<OperationDeps, 'afterCommit'>>(life, 'commit', {
    afterCommit: () => undefined,
  });
  const operations: OperationDeps = {
    ...app.operations,
    ids: mortal(life, 'ids', app.operations.ids),
    blobs: mortal(life, 'blobs', app.operations.blobs),
    afterCommit,
  };
  const usual = longTermBy(authorities.pki, 'B-LTA', () => clock.now());
  const tsa: Tsa = mortal(life, 'tsa', usual.tsa);
  const longTerm = { ...usual, tsa, status: mortal(life, 'status', usual.status) };
  const log = mortal(life, 'log', { sequence: () => app.sequence() });
  const signer = mortal(life, 'signer', authorities.pki.signer);
  const steps = mortal(life, 'steps', { ...stepsHere });
  const sealDocument = makeSealDocument({
    operations,
    timestampRecords: (id) => timestampRecords({ database, tsa }, id),
    sequenceLog: async () => log.sequence(),
    seal: (input) => sealToLevel(sealRequest(input, true), { signer, longTerm }, steps),
  });
  await sealDocument(rowId('doc', documentId), clock.now());
}

async function givenCompleted(): Promise<string> {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await signs(app, workspace, id, recipientIds[0]);
  return id;
}

/** The key of the document's sealed file. */
async function sealedKey(documentId: string): Promise<string | undefined> {
  const rows = await app.database.fork().execute<{ key: string }[]>(
    `select f.blob_key as key from documents d join files f on f.id = d.sealed_file_id
       where d.id = ?`,
    [rowId('doc', documentId)],
  );
  return rows[0]?.key;
}

async function sealedFiles(): Promise<string[]> {
  const rows = await app.database
    .fork()
    .execute<{ key: string }[]>(`select blob_key as key from files where blob_key like 'sealed/%'`);
  return rows.map(({ key }) => key).sort();
}

async function storedBlobs(): Promise<string[]> {
  const digests: string[] = [];
  for await (const page of app.operations.blobs.list()) {
    digests.push(...page.map(({ keySha256 }) => keySha256));
  }
  return digests;
}

async function named(): Promise<string[]> {
  const rows = await app.database
    .fork()
    .execute<{ key: string }[]>(`select blob_key as key from files`);
  return rows.map(({ key }) => digestOfKey(key));
}

test('a worker that dies between any two steps leaves one seal, once another resumes', async () => {
  const whole: Life = { calls: [] };
  await seal(await givenCompleted(), whole);
  for (const step of [
    'after tsa.timestamp',
    'after log.sequence',
    'after steps.layOut',
    'after signer.sign',
    'after status.ocsp',
    'before blobs.put',
    'after blobs.put',
    'before commit.afterCommit',
    'after commit.afterCommit',
  ]) {
    expect(whole.calls).toContainEqual({ name: step, nth: 1 });
  }

  const documents: string[] = [];
  for (const call of whole.calls) {
    const id = await givenCompleted();
    documents.push(id);
    await expect(seal(id, { calls: [], diesAt: call })).rejects.toThrow(`died ${call.name}`);
    const before = await sealedKey(id);
    expect(before !== undefined).toBe(call.name.endsWith('commit.afterCommit'));
    await seal(id, { calls: [] });
    const after = await sealedKey(id);
    expect(after).toBeDefined();
    if (before !== undefined) expect(after).toBe(before);
  }
  const keys = await Promise.all(documents.map(sealedKey));
  expect(new Set(keys).size).toBe(whole.calls.length);
  expect(await sealedFiles()).toHaveLength(whole.calls.length + 1);

  // What the dead left in the storage goes, and nothing else does.
  expect((await storedBlobs()).length).toBeGreaterThan((await named()).length);
  const sealedAt = app.clock.now();
  app.clock.advance(26 * hourMs);
  await purgeExpired(app.operations);
  expect((await storedBlobs()).sort()).toEqual((await named()).sort());
  for (const key of keys) {
    const bytes = await app.operations.blobs.get(key ?? '');
    const verdict = await verifySealed(bytes, {
      roots: [app.authorities.pki.rootPem],
      at: sealedAt,
    });
    expect(verdict).toMatchObject({ level: 'B-LTA', bytes: { ok: true } });
  }
});
