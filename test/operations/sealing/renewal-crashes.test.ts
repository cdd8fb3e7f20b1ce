import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeSealDocument } from '../../../src/activities/sealing.ts';
import { timestampRecords } from '../../../src/activities/timestamp-records.ts';
import { dayMs, hourMs, minuteMs } from '../../../src/domain/time.ts';
import { renewSeal } from '@countersign/seal/renew-seal';
import { sealPdf, stepsHere } from '../../../src/evidence/pages/seal-document.ts';
import { write } from '@countersign/seal/file-parts';
import { purgeExpired } from '../../../src/operations/housekeeping/purge-expired.ts';
import { renewSeals } from '../../../src/operations/sealing/renew-seals.ts';
import { digestOfKey } from '@countersign/blobs/blob-store';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { longTermBy } from '../../evidence/support/long-term.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { mortal, type Life } from '../../support/mortal.ts';
import { signs } from '../../support/signer.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

/** Until another may take what a dead worker had taken. */
const leaseMs = 15 * minuteMs;

const longTerm = () => longTermBy(app.authorities.pki, 'B-LTA', () => app.clock.now());

/** Due for its first renewal. */
async function givenDue(): Promise<string> {
  const { operations, database, authorities, clock } = app;
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await signs(app, workspace, id, recipientIds[0]);
  await makeSealDocument({
    operations,
    timestampRecords: (one) => timestampRecords({ database, tsa: authorities.tsa }, one),
    sequenceLog: () => app.sequence(),
    seal: async (input) => write(await sealPdf(input, authorities.pki.signer, longTerm())),
  })(rowId('doc', id), clock.now());
  clock.advance(dayMs);
  return id;
}

/** A round of renewals by a worker that dies: what it would do after its death is not done. */
async function renew(life: Life): Promise<void> {
  const dead = () => life.death !== undefined;
  const usual = longTerm();
  const authorities = {
    ...usual,
    tsa: mortal(life, 'tsa', usual.tsa),
    status: mortal(life, 'status', usual.status),
  };
  const steps = mortal(life, 'steps', { ...stepsHere });
  await renewSeals({
    ...app.operations,
    ids: mortal(life, 'ids', app.operations.ids),
    blobs: mortal(life, 'blobs', app.operations.blobs),
    renew: (sealed) => renewSeal(sealed, authorities, steps),
    onError: (error) => {
      if (dead()) throw error;
    },
  });
}

async function sealedFile(documentId: string): Promise<{ key: string; bytes: Buffer }> {
  const [row] = await app.database.fork().execute<{ key: string }[]>(
    `select f.blob_key as key from documents d join files f on f.id = d.sealed_file_id
     where d.id = ?`,
    [rowId('doc', documentId)],
  );
  const key = row?.key ?? '';
  return { key, bytes: Buffer.from(await app.operations.blobs.get(key)) };
}

async function timestampsIn(bytes: Uint8Array): Promise<string> {
  const roots = [app.authorities.pki.rootPem];
  const { level, additions } = await verifySealed(bytes, { roots, at: app.clock.now() });
  return `${level ?? 'none'}: ${additions.detail}`;
}

async function storedBlobs(): Promise<string[]> {
  const digests: string[] = [];
  for await (const page of app.operations.blobs.list()) {
    digests.push(...page.map(({ keySha256 }) => keySha256));
  }
  return digests.sort();
}

test('a worker that dies between any two steps of a renewal leaves one seal, renewed once', async () => {
  const whole: Life = { calls: [] };
  await givenDue();
  await renew(whole);
  for (const step of [
    'before steps.readLastTimestamp',
    'after status.ocsp',
    'after tsa.timestamp',
    'before blobs.put',
    'after blobs.put',
    'after ids.next',
  ]) {
    expect(whole.calls).toContainEqual({ name: step, nth: 1 });
  }
  for (const call of whole.calls) {
    const id = await givenDue();
    const sealed = await sealedFile(id);
    await expect(renew({ calls: [], diesAt: call })).rejects.toThrow(`died ${call.name}`);
    expect((await sealedFile(id)).key).toBe(sealed.key);
    app.clock.advance(leaseMs);
    await renew({ calls: [] });
    const renewed = await sealedFile(id);
    expect(renewed.bytes.subarray(0, sealed.bytes.length).equals(sealed.bytes)).toBe(true);
    expect(await timestampsIn(renewed.bytes)).toMatch(/^B-LTA: .* 2 document timestamps/);
  }

  // What the dead left in the storage goes, with the files that were replaced.
  app.clock.advance(26 * hourMs);
  await purgeExpired(app.operations);
  const rows = await app.database
    .fork()
    .execute<{ key: string }[]>(`select blob_key as key from files`);
  expect(await storedBlobs()).toEqual(rows.map(({ key }) => digestOfKey(key)).sort());
});
