import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { consentTexts } from '@countersign/words/consent';
import { SignerUnavailable } from '@countersign/pki/signer';
import { signingToken } from '../../../src/operations/signing/link.ts';
import { readRecord } from '@countersign/verifier/record';
import type { SigningRecord } from '@countersign/verifier/signing-record';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { givenSigners, typed } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com', name: 'Ana Torres' };
const ben = { email: 'ben@example.com' };

/** A sent document; the first recipient's session through the mailed link and through the API's. */
async function given() {
  const { workspace, id, recipientIds, open } = await givenSigners(app, [ana, ben]);
  const recipientId = recipientIds[0] ?? '';
  const [recipient = { linkVersion: 0 }] = await app.database
    .fork()
    .execute<{ linkVersion: number }[]>(
      `select link_version as "linkVersion" from recipients where id = ?`,
      [rowId('rec', recipientId)],
    );
  const token = signingToken(
    app.operations.keyring,
    { id: rowId('rec', recipientId), ...recipient },
    { linkChannel: 'mail' },
  );
  return { workspace, id, recipientId, byMail: app.client.as(token), byApi: await open(0) };
}

async function consent(signer: Client): Promise<void> {
  const { body } = await signer.get('/signing/session');
  await signer.get('/signing/document');
  await signer.post('/signing/consent', {
    body: { accepted: true, version: body.consent.version },
  });
}

async function recordOf(documentId: string): Promise<SigningRecord> {
  const rows = await app.database
    .fork()
    .execute<{ jws: string }[]>(`select jws from signatures where document_id = ?`, [
      rowId('doc', documentId),
    ]);
  expect(rows).toHaveLength(1);
  const found = readRecord(rows[0]?.jws ?? '');
  if (!found) throw new Error('The record cannot be read.');
  return found.record;
}

const verified = async ({ id, workspace }: Awaited<ReturnType<typeof given>>) =>
  (await workspace.api.get('/signatures/verify', { document_id: id })).body.verified as boolean;

describe('view, consent and act', () => {
  test.each([
    ['mail', 'mail', 'api'],
    ['api', 'mail', 'mail'],
    ['mail', 'api', 'api'],
  ] as const)('by %s, %s and %s each say their own link', async (view, agree, act) => {
    const document = await given();
    const by = { mail: document.byMail, api: document.byApi };
    await by[view].post('/signing/view');
    app.clock.advance(1_000);
    await consent(by[agree]);
    app.clock.advance(1_000);
    expect((await by[act].post('/signing/sign', { body: typed })).status).toBe(200);
    const record = await recordOf(document.id);
    const channels = [record.view, record.consent, record.act].map(({ channel }) => channel);
    expect(channels).toEqual([view, agree, act]);
    expect(record.act).toEqual({
      at: app.clock.now().toISOString(),
      channel: act,
      ip_address: expect.stringMatching(/127\.0\.0\.1|::1/),
      user_agent: 'node',
    });
    expect(Date.parse(record.act.at) - Date.parse(record.view.at)).toBe(2_000);
    expect(await verified(document)).toBe(true);
  });

  test('the consent names the exact words and their language', async () => {
    const { id, byApi } = await given();
    await consent(byApi);
    await byApi.post('/signing/view');
    await byApi.post('/signing/sign', { body: typed });
    const sha256 = createHash('sha256').update(consentTexts.en).digest('hex');
    expect((await recordOf(id)).consent).toMatchObject({
      version: `en-${sha256.slice(0, 8)}`,
      language: 'en',
      sha256,
      channel: 'api',
    });
  });

  test('an act done twice at once leaves one record', async () => {
    const { id, byApi, byMail } = await given();
    await consent(byApi);
    await byApi.post('/signing/view');
    const replies = await Promise.all(
      [byApi, byMail, byApi].map((signer) => signer.post('/signing/sign', { body: typed })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => String(body.signature_id))).size).toBe(1);
    await recordOf(id);
  });
});

test('503: while the CA’s key cannot be reached nothing is signed, and afterwards it is', async () => {
  const { id, byApi } = await given();
  await consent(byApi);
  await byApi.post('/signing/view');
  const { records } = app.operations;
  const { issuer } = records;
  records.issuer = { ...issuer, issue: () => Promise.reject(new SignerUnavailable('gone')) };
  const refusedNow = await byApi.post('/signing/sign', { body: typed });
  records.issuer = issuer;
  expect(refusedNow).toEqual(refused(503, 'UNAVAILABLE'));
  expect(refusedNow.headers.get('retry-after')).toBe('5');
  expect((await byApi.get('/signing/session')).body.recipient.status).toBe('viewed');
  expect((await byApi.post('/signing/sign', { body: typed })).status).toBe(200);
  await recordOf(id);
});

describe('what was on the screen', () => {
  async function ready() {
    const document = await given();
    await consent(document.byApi);
    await document.byApi.post('/signing/view');
    return document;
  }
  test('400: bytes that the document never had, or no digest at all', async () => {
    const { byApi } = await ready();
    for (const shown_sha256 of ['0'.repeat(64), 'x', '']) {
      expect(await byApi.post('/signing/sign', { body: { ...typed, shown_sha256 } })).toEqual(
        invalidAt('/shown_sha256'),
      );
    }
  });

  test('another name is on the screen, and agreed to under it, before it is bound', async () => {
    const rename = ({ workspace, id, recipientId }: Awaited<ReturnType<typeof given>>) =>
      workspace.api.call('PUT', '/recipients/update', {
        query: { document_id: id, id: recipientId },
        body: { name: 'Ana Ruiz' },
      });
    const document = await ready();
    expect((await rename(document)).status).toBe(200);
    const { byApi } = document;
    expect(await byApi.post('/signing/sign', { body: typed })).toEqual(refused(409, 'NOT_VIEWED'));
    await consent(byApi);
    await byApi.post('/signing/view');
    expect((await byApi.post('/signing/sign', { body: typed })).status).toBe(200);
    expect((await recordOf(document.id)).recipient.name).toBe('Ana Ruiz');
    expect(await verified(document)).toBe(true);
  });
});
