import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeSealDocument } from '../../../src/activities/sealing.ts';
import { timestampRecords } from '../../../src/activities/timestamp-records.ts';
import { SignerUnavailable } from '@countersign/pki/signer';
import { sealPdf } from '../../../src/evidence/pages/seal-document.ts';
import { write } from '@countersign/seal/file-parts';
import { startApplication, type Application } from '../../support/application.ts';
import { signs } from '../../support/signer.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
const disk = { full: false };
const device = { gone: false };
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

/** Seals at B-B by a key that may be gone, into a storage whose disk may be full. */
async function seal(documentId: string): Promise<void> {
  const { database, authorities, clock } = app;
  const { blobs } = app.operations;
  const { signer } = authorities.pki;
  const gone = () => Promise.reject(new SignerUnavailable('The device is gone.'));
  const sealDocument = makeSealDocument({
    operations: {
      ...app.operations,
      blobs: {
        ...blobs,
        async put(key, bytes) {
          if (disk.full) {
            throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
              code: 'ENOSPC',
            });
          }
          await blobs.put(key, bytes);
        },
      },
    },
    timestampRecords: (id) => timestampRecords({ database, tsa: authorities.tsa }, id),
    sequenceLog: () => app.sequence(),
    seal: async (input) =>
      write(await sealPdf(input, device.gone ? { ...signer, sign: gone } : signer)),
  });
  await sealDocument(rowId('doc', documentId), clock.now());
}

async function sealedFiles(): Promise<unknown[]> {
  return app.database.fork().execute(`select f.id from files f where f.blob_key like 'sealed/%'`);
}

test('a full disk and a key that is gone are told of, lose nothing, and there is one seal after them', async () => {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await signs(app, workspace, id, recipientIds[0]);
  const answer = async () => (await workspace.api.get('/documents/get', { id })).body;

  disk.full = true;
  await expect(seal(id)).rejects.toThrow('ENOSPC');
  await expect(seal(id)).rejects.toThrow('ENOSPC');
  expect(await sealedFiles()).toEqual([]);
  const since = app.clock.now().toISOString();
  expect(await answer()).toMatchObject({
    status: 'completed',
    seal: { waiting_for: 'storage', since },
  });
  const listed = await workspace.api.get('/signatures', { document_id: id });
  expect(listed.body.signatures).toHaveLength(1);

  disk.full = false;
  device.gone = true;
  await expect(seal(id)).rejects.toThrow(SignerUnavailable);
  expect(await answer()).toMatchObject({ seal: { waiting_for: 'signing_key', since } });

  device.gone = false;
  await seal(id);
  await seal(id);
  expect(await sealedFiles()).toHaveLength(1);
  expect(await answer()).not.toHaveProperty('seal');
});
