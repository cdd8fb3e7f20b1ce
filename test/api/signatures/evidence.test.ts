import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { timestampCheckpoint } from '../../../src/operations/log/timestamp.ts';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { readZip } from '@countersign/verifier/zip';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { drawnSignature } from '@countersign/pdf/testing/drawn-signature';
import { invalidAt } from '../../support/refusals.ts';
import { pack, resummed } from '../../support/zip-manipulations.ts';
import { readyToSign } from '../templates/given-template.ts';
import { givenEvidence } from '../../support/evidence.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

async function fetchZip(workspace: Workspace, id: string, method = 'GET') {
  const url = `${app.publicUrl}/api/v1/signatures/evidence?document_id=${id}`;
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${workspace.key}` },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const stamp = () =>
  timestampCheckpoint({ database: app.database, clock: app.clock, tsa: app.authorities.tsa });

test('200: a ZIP that holds by what it carries, the same bytes each time, and no event', async () => {
  const { workspace, id, trust } = await givenEvidence(app);
  const { reply, ...effects } = await effectsOf(app, () => fetchZip(workspace, id));
  expect(effects).toEqual(nothing);
  const { response, bytes } = reply;
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.zip/);
  const { checks, trusted } = await verifyZip(bytes, { logKeys: [], at: trust.at });
  expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
  expect(trusted.join()).toMatch(/nothing about who made it/);
  const unchecked = (await verifyZip(bytes, trust)).checks.filter(({ ok }) => ok !== true);
  expect(unchecked.map(({ name, ok }) => [name, ok])).toEqual([
    ['seal revocation', null],
    ['seal timestamps', null],
  ]);
  expect((await fetchZip(workspace, id)).bytes.equals(bytes)).toBe(true);
});

test('200: what was filled in and drawn is in the ZIP, with the hashes of the record', async () => {
  const workspace = await givenWorkspace(app);
  const rent = {
    name: 'rent',
    label: 'Rent',
    source: 'form' as const,
    type: 'text' as const,
    required: true,
    signer: 1,
  };
  const rect: [number, number, number, number] = [100, 600, 200, 20];
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    fields: [{ ...rent, page: 0, rect }],
    send: true,
  });
  const { signer, fieldIds } = await readyToSign(app, workspace, id, recipientIds[0] ?? '');
  const field = fieldIds['rent'] ?? '';
  const drawing = Buffer.from(await drawnSignature());
  const image = `data:image/png;base64,${drawing.toString('base64')}`;
  const write = (value: string) =>
    signer.post('/signing/sign', {
      body: { signature: { type: 'draw', image }, fields: { [field]: value } },
    });
  expect(await write('1,450 \u202ea month')).toEqual(invalidAt(`/fields/${field}`));
  const { body } = await write('1,450 a month');
  await app.seal(id);
  const { bytes } = await fetchZip(workspace, id);
  const files = readZip(bytes);
  const name = `given/${String(body.signature_id)}`;
  expect(Buffer.from(files.get(`${name}.json`) ?? '').toString()).toBe(
    `{"${field}":"1,450 a month"}`,
  );
  expect(Buffer.from(files.get(`${name}.png`) ?? '').toString('latin1')).toMatch(/^.PNG/);
  const trust = { logKeys: [], at: app.clock.now() };
  const { checks, evidence } = await verifyZip(bytes, trust);
  expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
  expect(evidence?.content.document.fields).toEqual([
    { id: field, name: 'rent', label: 'Rent', type: 'text', required: true, page: 0, rect },
  ]);
  const other = new Map(files).set(`${name}.png`, Buffer.from('another picture'));
  const lie = await verifyZip(pack(resummed(other)), trust);
  expect(lie.checks.filter(({ ok }) => ok === false)).toEqual([
    { name: 'zip', ok: false, detail: `Altered: ${name}.png, SHA256SUMS.` },
  ]);
});

test('200: HEAD is answered without the bytes', async () => {
  const { workspace, id } = await givenEvidence(app);
  const { response, bytes } = await fetchZip(workspace, id, 'HEAD');
  expect([response.status, bytes.length]).toEqual([200, 0]);
  expect(response.headers.get('content-type')).toBe('application/zip');
});

test('200: once the log was stamped, the ZIP proves by when it had these events', async () => {
  const { workspace, id, trust } = await givenEvidence(app);
  const before = readZip((await fetchZip(workspace, id)).bytes);
  await givenDocument(app, workspace);
  await app.sequence();
  await stamp();
  const { bytes } = await fetchZip(workspace, id);
  const after = readZip(bytes);
  expect([...after.keys()].filter((name) => !before.has(name))).toEqual([
    'log/timestamped-checkpoint.txt',
    'log/timestamped-checkpoint.tst',
    'log/consistency.txt',
  ]);
  const { checks } = await verifyZip(bytes, trust);
  expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
  expect(checks.at(-1)).toEqual({
    name: 'checkpoint timestamp',
    ok: true,
    detail: expect.stringMatching(/^The log had these \d+ leaves, and \d+ in all, by 2027-/),
  });
  // A later token changes nothing any more.
  app.clock.advance(3 * 86_400_000);
  await givenDocument(app, workspace);
  await app.sequence();
  await stamp();
  expect((await fetchZip(workspace, id)).bytes.equals(bytes)).toBe(true);
});

test('409: SEAL_PENDING while somebody has still to sign', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const { status, body, headers } = await workspace.api.get('/signatures/evidence', {
    document_id: id,
  });
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'SEAL_PENDING' });
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(headers.get('content-disposition')).toBeNull();
});

test('404: FILE_NOT_FOUND for a sealed file that carries no evidence', async () => {
  const { workspace, id } = await givenEvidence(app);
  await app.database
    .fork()
    .execute(`update documents set sealed_file_id = prepared_file_id where organization_id = ?`, [
      workspace.organizationId,
    ]);
  const { status, body } = await workspace.api.get('/signatures/evidence', { document_id: id });
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'FILE_NOT_FOUND' });
});

test('404: another workspace’s document is not there, nor one that was deleted', async () => {
  const { workspace, id } = await givenEvidence(app);
  const other = await givenWorkspace(app);
  const notFound = { status: 404, body: { code: 'DOCUMENT_NOT_FOUND' } };
  expect(await other.api.get('/signatures/evidence', { document_id: id })).toMatchObject(notFound);
  await workspace.api.call('DELETE', '/documents/delete', { query: { id } });
  expect(await workspace.api.get('/signatures/evidence', { document_id: id })).toMatchObject(
    notFound,
  );
});

test('403: the key needs svc:signatures:read', async () => {
  const { workspace, id } = await givenEvidence(app);
  const member = await givenMember(app, workspace, 'admin', ['svc:documents:read']);
  const { status, body } = await member.api.get('/signatures/evidence', { document_id: id });
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'INSUFFICIENT_SCOPE' });
});
