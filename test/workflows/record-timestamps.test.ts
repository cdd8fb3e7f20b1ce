import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { timestampRecords } from '../../src/activities/timestamp-records.ts';
import { TsaUnavailable } from '@countersign/pki/timestamps/tsa';
import { checkRecord, signatureOctets } from '@countersign/verifier/record';
import { eventually } from '../support/eventually.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { signs } from '../support/signer.ts';
import { rowId } from '../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
/** What the timestamp authority and the workers suffer, as a test says. */
const outside = { tsaDown: false, dieAfterToken: false, asked: 0 };
beforeAll(async () => {
  life = await startLifecycle({
    server: 'real',
    tsa: (usual) => ({
      async timestamp(sha256) {
        outside.asked += 1;
        if (outside.tsaDown) throw new TsaUnavailable('connect ECONNREFUSED');
        const token = await usual.timestamp(sha256);
        if (!outside.dieAfterToken) return token;
        outside.dieAfterToken = false;
        throw new Error('The worker died with the token in its hands.');
      },
    }),
  });
});
beforeEach(async () => {
  Object.assign(outside, { tsaDown: false, dieAfterToken: false, asked: 0 });
  workspace = await givenWorkspace(life.app);
});
afterAll(() => life.stop());

const people = ['ana', 'ben', 'cem'].map((name) => ({ email: `${name}@example.com` }));

async function given(many: number) {
  const { id, recipientIds } = await givenDocument(life.app, workspace, {
    recipients: people.slice(0, many),
    send: true,
  });
  await life.settled(id);
  return { id, acts: (index: number) => signs(life.app, workspace, id, recipientIds[index]) };
}

interface Row {
  jws: string;
  ocsp: Uint8Array;
  token: Uint8Array | null;
  awaits: boolean;
}

const records = (documentId: string) =>
  life.app.database.fork().execute<Row[]>(
    `select jws, ocsp, timestamp_token as token, awaits_timestamp as awaits
       from signatures where document_id = ? order by signed_at, id`,
    [rowId('doc', documentId)],
  );
const tokens = async (documentId: string) =>
  (await records(documentId)).map(({ token }) => token !== null);

async function details(documentId: string): Promise<string> {
  const handle = life.handle(documentId);
  const { currentDetails = '' } = await handle
    .query<{ currentDetails?: string }>('__temporal_workflow_metadata')
    .catch(() => ({ currentDetails: '' }));
  return currentDetails;
}

const sealed = async (id: string) =>
  (await workspace.api.get('/documents/get', { id })).body.status === 'completed' &&
  (await life.settled(id)) === 'over';

test('each record gets its token while the document is open, and the last one with the seal', async () => {
  const { id, acts } = await given(2);
  await acts(0);
  await life.settled(id);
  expect(await tokens(id)).toEqual([true]);
  await acts(1);
  expect(await sealed(id)).toBe(true);
  const made = await records(id);
  expect(made).toHaveLength(2);
  expect(outside.asked).toBe(2);
  for (const { jws, ocsp, token, awaits } of made) {
    const evidence = { jws, ocsp, timestampToken: token ?? undefined };
    const { checks } = checkRecord(evidence, life.app.authorities.records.roots);
    expect(checks).toMatchObject({
      signature: { ok: true },
      certificate: { ok: true },
      status: { ok: true },
      timestamp: { ok: true },
    });
    expect(awaits).toBe(false);
  }
});

test('a timestamp authority that is down refuses no signature; the wait is seen, and ends by itself', async () => {
  const { id, acts } = await given(2);
  outside.tsaDown = true;
  await acts(0);
  await eventually(async () =>
    (await details(id)).includes('Records waiting for a timestamp: 1') ? true : undefined,
  );
  await acts(1);
  expect((await workspace.api.get('/documents/get', { id })).body.status).toBe('completed');
  await eventually(async () =>
    (await details(id)).includes('Records waiting for a timestamp: 2') ? true : undefined,
  );
  expect(await tokens(id)).toEqual([false, false]);
  outside.tsaDown = false;
  expect(await sealed(id)).toBe(true);
  expect(await tokens(id)).toEqual([true, true]);
});

test('a worker that dies between the answer and the commit asks again, and one token is kept', async () => {
  const { id, acts } = await given(2);
  outside.dieAfterToken = true;
  await acts(0);
  await life.settled(id);
  expect(await tokens(id)).toEqual([true]);
  expect(outside.asked).toBe(2);
});

test('of two who fetch at once the first token is kept, and no second one is asked for later', async () => {
  const { id, acts } = await given(3);
  life.pending.all = true;
  await acts(0);
  await acts(1);
  life.pending.all = false;
  const { database, authorities } = life.app;
  const given2 = { database, tsa: authorities.tsa };
  const documentId = rowId('doc', id);
  await Promise.all([timestampRecords(given2, documentId), timestampRecords(given2, documentId)]);
  const kept = await records(id);
  expect(kept.map(({ token }) => token !== null)).toEqual([true, true]);
  await timestampRecords(
    { database, tsa: { timestamp: () => Promise.reject(new Error('asked')) } },
    documentId,
  );
  expect(await records(id)).toEqual(kept);
  for (const { jws, token } of kept) {
    const digest = createHash('sha256').update(signatureOctets(jws)).digest();
    expect(Buffer.from(token ?? []).includes(digest)).toBe(true);
  }
});

test('without an authority, at level B-B, nothing is waited for', async () => {
  const { id, acts } = await given(2);
  life.pending.all = true;
  await acts(0);
  life.pending.all = false;
  await timestampRecords({ database: life.app.database }, rowId('doc', id));
  expect((await records(id)).map(({ token, awaits }) => [token, awaits])).toEqual([[null, false]]);
});
