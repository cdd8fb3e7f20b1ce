import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { purgeExpired } from '../../../src/operations/housekeeping/purge-expired.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { textOf } from '../../support/pdf-text.ts';
import { readyToAct, sign } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const rent = {
  name: '1.rent',
  source: 'form' as const,
  label: 'Rent',
  type: 'text',
  required: true,
  page: 0,
  rect: [100, 600, 200, 20],
  signer: 1,
} as const;

/** The bytes that a recipient's link gives, with the hash that it names. */
async function shown(workspace: Workspace, documentId: string, recipientId: string) {
  const got = await workspace.api.get('/recipients/get', {
    document_id: documentId,
    id: recipientId,
  });
  const token = String(got.body.signing_url).split('/sign/')[1] ?? '';
  const reply = await fetch(`${app.publicUrl}/api/v1/signing/document`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status).toBe(200);
  const bytes = Buffer.from(await reply.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(reply.headers.get('etag')).toBe(`"${sha256}"`);
  return { bytes, sha256 };
}

async function threeToAct() {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'ana@example.com', name: 'Ana Torres', order: 1 },
      { email: 'ada@example.com', name: 'Ada Reyes', role: 'approver', order: 2 },
      { email: 'ben@example.com', name: 'Ben Okafor', order: 3 },
    ],
    fields: [{ ...rent, rect: [...rent.rect] }],
    send: true,
  });
  const [ana = '', ada = '', ben = ''] = recipientIds;
  return { workspace, id, ana, ada, ben };
}

async function anaSigns(workspace: Workspace, id: string, ana: string): Promise<void> {
  const signer = await readyToAct(app, workspace, id, ana);
  const { body } = await signer.get('/signing/session');
  const [field] = body.fields as { id: string }[];
  const reply = await signer.post('/signing/sign', {
    body: {
      signature: { type: 'type', text: 'Ana Torres' },
      fields: { [field?.id ?? '']: '1,450 a month' },
    },
  });
  expect(reply.status).toBe(200);
}

test('those who act later see what those before them filled and signed, after the prepared bytes', async () => {
  const { workspace, id, ana, ada } = await threeToAct();
  const prepared = await shown(workspace, id, ana);
  await anaSigns(workspace, id, ana);
  const revision = await shown(workspace, id, ada);
  expect(revision.bytes.subarray(0, prepared.bytes.length)).toEqual(prepared.bytes);
  expect(await textOf(revision.bytes)).toMatch(/1,450 a month[\s\S]*Ana Torres/);
  expect(await textOf(prepared.bytes)).not.toContain('Ana Torres');
});

test('everybody is shown the same bytes for the same acts; an approval leaves no mark', async () => {
  const { workspace, id, ana, ada, ben } = await threeToAct();
  await anaSigns(workspace, id, ana);
  const [first, second] = await Promise.all([shown(workspace, id, ada), shown(workspace, id, ana)]);
  expect(second.sha256).toBe(first.sha256);
  await (await readyToAct(app, workspace, id, ada)).post('/signing/approve');
  expect((await shown(workspace, id, ben)).sha256).toBe(first.sha256);
  const rows = await app.database
    .fork()
    .execute(`select marks, sha256 from document_revisions where document_id = ?`, [
      rowId('doc', id),
    ]);
  expect(rows).toEqual([{ marks: 1, sha256: first.sha256 }]);
});

test('once completed and sealed it is the sealed file, and the revisions go but for their hashes', async () => {
  const { workspace, id, ana, ada, ben } = await threeToAct();
  await anaSigns(workspace, id, ana);
  const revision = await shown(workspace, id, ada);
  await (await readyToAct(app, workspace, id, ada)).post('/signing/approve');
  await sign(app, workspace, id, ben);
  await app.seal(id);
  const { bytes } = await shown(workspace, id, ana);
  expect(bytes.toString('latin1')).toContain('ETSI.CAdES.detached');
  await purgeExpired(app.operations);
  const kept = await app.database
    .fork()
    .execute(`select file_id, sha256 from document_revisions where sha256 = ?`, [revision.sha256]);
  expect(kept).toEqual([{ file_id: null, sha256: revision.sha256 }]);
  const files = await app.database
    .fork()
    .execute(`select id from files where sha256 = ?`, [revision.sha256]);
  expect(files).toEqual([]);
});

test('a deleted document leaves no revision behind', async () => {
  const { workspace, id, ana, ada } = await threeToAct();
  await anaSigns(workspace, id, ana);
  const { sha256 } = await shown(workspace, id, ada);
  await workspace.api.call('DELETE', '/documents/delete', { query: { id } });
  await purgeExpired(app.operations);
  const left = await app.database.fork().execute(`select id from files where sha256 = ?`, [sha256]);
  expect(left).toEqual([]);
});
