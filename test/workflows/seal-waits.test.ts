import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { StatusUnavailable } from '@countersign/pki/status/status-source';
import { TsaUnavailable } from '@countersign/pki/timestamps/tsa';
import { minuteMs } from '../../src/domain/time.ts';
import { relayOnce } from '../../src/workflow-sync/relay.ts';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { requireFile } from '../../src/persistence/stores/files/files.ts';
import type { FileId } from '../../src/domain/ids.ts';
import { eventually } from '../support/eventually.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { signs } from '../support/signer.ts';
import { rowId } from '../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
const down = { tsa: false, status: false };
beforeAll(async () => {
  life = await startLifecycle({
    mailer: { send: async () => ({ outcome: 'sent' }) },
    tsa: (usual) => ({
      async timestamp(digest) {
        if (down.tsa) throw new TsaUnavailable('connect ECONNREFUSED');
        return usual.timestamp(digest);
      },
    }),
    status: (usual) => ({
      async ocsp(certificate, issuer) {
        if (down.status) throw new StatusUnavailable('connect ECONNREFUSED');
        return usual.ocsp(certificate, issuer);
      },
      crl: (certificate) => usual.crl(certificate),
    }),
  });
  workspace = await givenWorkspace(life.app);
});
afterAll(() => life.stop());

/** What the document's own answer says of its seal, in time that passes. */
async function waitsFor(id: string, expected: string): Promise<{ since: string }> {
  return eventually(async () => {
    await life.pass(5 * minuteMs);
    const { seal } = (await workspace.api.get('/documents/get', { id })).body;
    return seal?.waiting_for === expected ? seal : undefined;
  });
}

/** In the Temporal UI, once the relay has told the workflow. */
async function uiSays(id: string, text: string): Promise<void> {
  const { database } = life.app;
  await eventually(async () => {
    const clock = { now: () => new Date(life.app.clock.now().getTime() + minuteMs) };
    const failed = (error: unknown) => {
      throw error;
    };
    await relayOnce({ database, dispatcher: life.dispatcher, clock, onError: failed });
    const { currentDetails = '' } = await life
      .handle(id)
      .query<{ currentDetails?: string }>('__temporal_workflow_metadata');
    return currentDetails.includes(text) ? true : undefined;
  });
}

test('a seal waits in sight for the authorities that are down, and is made once they are back', async () => {
  const { id, recipientIds } = await givenDocument(life.app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await life.settled(id);
  Object.assign(down, { tsa: true, status: true });
  await signs(life.app, workspace, id, recipientIds[0]);
  const first = await waitsFor(id, 'timestamp');
  expect(Date.parse(first.since)).toBeLessThanOrEqual(life.app.clock.now().getTime());
  await uiSays(id, '**The seal waits** for the timestamp authority');

  down.tsa = false;
  expect((await waitsFor(id, 'revocation_status')).since).toBe(first.since);
  await uiSays(id, '**The seal waits** for a revocation status');
  expect((await workspace.api.get('/documents/get', { id })).body.status).toBe('completed');

  down.status = false;
  await life.pass(5 * minuteMs);
  expect(await life.settled(id)).toBe('over');
  expect((await workspace.api.get('/documents/get', { id })).body.seal).toBeUndefined();
  const { database, operations, authorities } = life.app;
  const [row] = await database
    .fork()
    .execute<{ file: FileId }[]>(`select sealed_file_id as file from documents where id = ?`, [
      rowId('doc', id),
    ]);
  const { blobKey } = await requireFile(database, row?.file ?? ('' as FileId));
  const verdict = await verifySealed(await operations.blobs.get(blobKey), {
    roots: [authorities.pki.rootPem],
    at: life.app.clock.now(),
  });
  expect(verdict.level).toBe('B-LTA');
});
