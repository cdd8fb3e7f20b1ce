import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { readRecord } from '@countersign/verifier/record';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { refused } from '../../support/refusals.ts';
import { signs } from '../../support/signer.ts';
import { typed } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import {
  givenDocument,
  givenWorkspace,
  samplePdf,
  signingClient,
} from '../../support/workspace.ts';

let app: Application;
/** A second process of the API, on the same database and storage. */
let other: Application;
beforeAll(async () => {
  app = await startApplication();
  const { database, blobs, keyring, records, clock } = app.operations;
  other = await startApplication({
    cloned: app.cloned,
    operations: { database, blobs, keyring, records, clock },
  });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const ana = { email: 'ana@example.com', name: 'Ana Torres' };
const ben = { email: 'ben@example.com', name: 'Ben Okafor' };
const approver = { ...ana, role: 'approver' as const };
const notViewed = refused(409, 'NOT_VIEWED');

/** Viewed and agreed to, without a byte of it fetched. */
async function given(recipients = [ana, ben], pdf = samplePdf) {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, pdf, send: true });
  const [recipientId = ''] = recipientIds;
  const signer = await signingClient(app, workspace, id, recipientId);
  const { body } = await signer.get('/signing/session');
  await signer.post('/signing/view');
  const { version } = body.consent;
  await signer.post('/signing/consent', { body: { accepted: true, version } });
  return { workspace, id, recipientIds, signer };
}

const sign = (signer: Client, more = {}) =>
  signer.post('/signing/sign', { body: { ...typed, ...more } });
const part = (signer: Client, range: string) =>
  signer.call('GET', '/signing/document', { headers: { range: `bytes=${range}` } });
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function recordOf(documentId: string) {
  const rows = await app.database
    .fork()
    .execute<{ jws: string }[]>(
      `select jws from signatures where document_id = ? order by signed_at desc, id desc limit 1`,
      [rowId('doc', documentId)],
    );
  return readRecord(rows[0]?.jws ?? '')?.record;
}

/** Longer than what the system takes of an answer before its reader asks for it. */
const longPdf = Buffer.concat([samplePdf, Buffer.alloc(40 * 2 ** 20, '\n')]);

/** Asks for it all and leaves after the first of it. */
function leaveEarly(client: Client): Promise<void> {
  const url = `${app.publicUrl}/api/v1/signing/document`;
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { authorization: `Bearer ${client.token}` } });
    request.on('error', reject);
    request.on('response', (response) => {
      response.once('data', () => {
        response.once('close', resolve);
        response.destroy();
      });
    });
  });
}

describe('409 NOT_VIEWED', () => {
  test('for who fetched nothing of the document: a signer, an approver, whatever they claim', async () => {
    const { signer } = await given();
    expect(await sign(signer)).toEqual(notViewed);
    expect(await sign(signer, { shown_sha256: hashOf(samplePdf) })).toEqual(notViewed);
    const { signer: approves } = await given([approver]);
    expect(await approves.post('/signing/approve')).toEqual(notViewed);
  });

  test('when a byte is missing, at the beginning, within or at the end', async () => {
    const last = samplePdf.length - 1;
    for (const ranges of [['1-'], ['0-99', '101-'], [`0-${last - 1}`], ['0-0']]) {
      const { signer } = await given();
      for (const range of ranges) expect((await part(signer, range)).status).toBe(206);
      expect(await sign(signer)).toEqual(notViewed);
    }
  });

  test('when only headers were asked for, or whether it has changed', async () => {
    const { signer } = await given();
    await signer.call('HEAD', '/signing/document');
    const headers = { 'if-none-match': `"${hashOf(samplePdf)}"` };
    expect((await signer.call('GET', '/signing/document', { headers })).status).toBe(304);
    expect(await sign(signer)).toEqual(notViewed);
  });

  test('when the reader left before the end', async () => {
    const { signer } = await given([ana], longPdf);
    await leaveEarly(signer);
    expect(await sign(signer)).toEqual(notViewed);
    await signer.get('/signing/document');
    expect((await sign(signer)).status).toBe(200);
  });

  test('when another recipient fetched it', async () => {
    const { workspace, id, recipientIds, signer } = await given();
    const bens = await signingClient(app, workspace, id, recipientIds[1] ?? '');
    await bens.get('/signing/document');
    expect(await sign(signer)).toEqual(notViewed);
  });

  test('declining needs none of it', async () => {
    const { signer } = await given();
    expect((await signer.post('/signing/decline', { body: {} })).status).toBe(200);
  });
});

test('parts count together, in any order, through any link and any process', async () => {
  const { workspace, id, recipientIds, signer } = await given();
  const otherLink = await signingClient(app, workspace, id, recipientIds[0] ?? '');
  const elsewhere = other.client.as(signer.token ?? '');
  await part(otherLink, '200-');
  await part(signer, '50-120');
  await part(elsewhere, '100-199');
  expect(await sign(signer)).toEqual(notViewed);
  app.clock.advance(1_000);
  const at = app.clock.now().toISOString();
  await part(elsewhere, '0-49');
  app.clock.advance(1_000);
  await part(signer, '0-49');
  expect((await sign(signer)).status).toBe(200);
  const record = await recordOf(id);
  expect(record?.document.shown_sha256).toBe(hashOf(samplePdf));
  expect(record?.shown).toEqual({
    at,
    channel: 'api',
    ip_address: expect.stringMatching(/127\.0\.0\.1|::1/),
    user_agent: 'node',
  });
});

test('what is bound is the file that the act names, when it was served whole, else the latest that was', async () => {
  const { workspace, id, recipientIds, signer } = await given();
  await signer.get('/signing/document');
  await signs(app, workspace, id, recipientIds[1]);
  const revision = (await part(signer, '0-0')).headers.get('etag')?.replaceAll('"', '');
  expect(revision).not.toBe(hashOf(samplePdf));
  expect(await sign(signer, { shown_sha256: revision })).toEqual(notViewed);
  expect((await sign(signer)).status).toBe(200);
  expect((await recordOf(id))?.document.shown_sha256).toBe(hashOf(samplePdf));
});
