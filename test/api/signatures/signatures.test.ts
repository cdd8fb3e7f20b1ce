import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { X509Certificate } from 'node:crypto';
import { startApplication, type Application } from '../../support/application.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { completedDocument } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const givenCompleted = (workspace: Workspace) => completedDocument(app, workspace);

async function preparedSha256(documentId: string): Promise<string | undefined> {
  const [file] = await app.database
    .fork()
    .execute<{ sha256: string }[]>(
      `select f.sha256 from files f join documents d on d.prepared_file_id = f.id where d.id = ?`,
      [rowId('doc', documentId)],
    );
  return file?.sha256;
}

describe('list and get', () => {
  test('200: in order, approvals too; get adds where it came from', async () => {
    const workspace = await givenWorkspace(app);
    const { id, signatureId, signerId } = await givenCompleted(workspace);
    const { body } = await workspace.api.get('/signatures', { document_id: id });
    expect(body.signatures).toHaveLength(2);
    expect(body.signatures[1]).toEqual({
      id: signatureId,
      recipient_id: signerId,
      signer_email: 'ana@example.com',
      signer_name: 'Ana Torres',
      signed_at: app.clock.now().toISOString(),
      signature_type: 'typed',
    });
    const got = await workspace.api.get('/signatures/get', { document_id: id, id: signatureId });
    expect(got.body).toEqual({
      ...body.signatures[1],
      document_id: id,
      ip_address: expect.stringMatching(/127\.0\.0\.1|::1/),
      user_agent: 'node',
      document_sha256: await preparedSha256(id),
      certificate_chain: expect.any(Array),
    });
    const chain = (got.body.certificate_chain as string[]).map((pem) => new X509Certificate(pem));
    expect(chain.map(({ subject }) => /CN=.*/.exec(subject)?.[0])).toEqual([
      'CN=Ana Torres',
      'CN=Countersign Development Recipient CA',
      'CN=Countersign Development Root',
    ]);
    for (const [index, issuer] of chain.slice(1).entries()) {
      expect(chain[index]?.verify(issuer.publicKey)).toBe(true);
    }
  });

  test('400, 404: each id in its own place', async () => {
    const workspace = await givenWorkspace(app);
    const { id, signatureId } = await givenCompleted(workspace);
    const other = await givenDocument(app, workspace);
    const { api } = workspace;
    expect(await api.get('/signatures')).toEqual(invalidAt('/document_id'));
    expect(await api.get('/signatures/get', { id: signatureId })).toEqual(
      invalidAt('/document_id'),
    );
    expect(await api.get('/signatures/get', { document_id: other.id, id: signatureId })).toEqual(
      refused(404, 'SIGNATURE_NOT_FOUND'),
    );
    expect(await api.get('/signatures/get', { document_id: id, id })).toEqual(
      refused(404, 'SIGNATURE_NOT_FOUND'),
    );
  });
});

describe('audit', () => {
  test('200: every word of the trail with its details, oldest first', async () => {
    const workspace = await givenWorkspace(app);
    const { id, signatureId, signerId, approverId } = await givenCompleted(workspace);
    const { body } = await workspace.api.get('/signatures/audit', { document_id: id });
    expect(body.document_id).toBe(id);
    const told = body.events.map((event: Record<string, unknown>) => [
      event['event_type'],
      event['actor'],
      event['details'],
    ]);
    const recipient = (recipient_id: unknown) => ({ recipient_id });
    expect(told).toEqual([
      ['document.created', 'Test key', { title: 'Lease for 12 Harbour Street' }],
      ['recipient.added', 'Test key', recipient(approverId)],
      ['recipient.added', 'Test key', recipient(signerId)],
      ['recipient.added', 'Test key', recipient(expect.any(String))],
      ['document.sent', 'Test key', { recipients_count: 3 }],
      ['recipient.viewed', 'app@example.com', recipient(approverId)],
      [
        'recipient.approved',
        'app@example.com',
        { ...recipient(approverId), signature_id: expect.any(String) },
      ],
      ['recipient.viewed', 'ana@example.com', recipient(signerId)],
      [
        'recipient.signed',
        'ana@example.com',
        { ...recipient(signerId), signature_id: signatureId },
      ],
      ['document.completed', 'ana@example.com', {}],
    ]);
    const times = body.events.map(({ timestamp }: { timestamp: string }) => timestamp);
    expect([...times].sort()).toEqual(times);
  });

  test('an event’s time is never earlier than the one before, whatever a clock says', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ana@example.com' }],
    });
    app.clock.advance(-5_000);
    await workspace.api.post('/documents/send', { query: { id } });
    app.clock.advance(5_000);
    const { body } = await workspace.api.get('/signatures/audit', { document_id: id });
    const times = body.events.map(({ timestamp }: { timestamp: string }) => timestamp);
    expect(new Set(times).size).toBe(1);
  });
});
