import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { completedDocument, sign } from '../../support/signing.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { rowId } from '../../support/uuid.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const checkNames = ['bytes', 'signatures', 'certificates', 'log'];

const givenCompleted = (workspace: Workspace) => completedDocument(app, workspace);

describe('verify', () => {
  const verify = async ({ api }: Workspace, id: string) =>
    (await api.get('/signatures/verify', { document_id: id })).body;
  const names = ({ checks }: { checks: { name: string }[] }) => checks.map(({ name }) => name);
  const failing = ({ checks }: { checks: { name: string; ok: boolean }[] }) =>
    checks.filter(({ ok }) => !ok).map(({ name }) => name);

  test('200: a draft has nothing to verify', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    const { reply, ...effects } = await effectsOf(app, () => verify(workspace, id));
    expect(reply).toMatchObject({
      document_id: id,
      verified: false,
      completed: false,
      signatures_count: 0,
      signatures: [],
      verification_timestamp: app.clock.now().toISOString(),
    });
    expect(effects).toEqual(nothing);
  });

  test('200: while open it tells whether the signatures so far hold', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }],
      send: true,
    });
    await sign(app, workspace, id, recipientIds[0] ?? '');
    const result = await verify(workspace, id);
    expect(result).toMatchObject({ verified: true, completed: false, signatures_count: 1 });
    expect(names(result)).toEqual(checkNames);
  });

  test('200: completed and sealed, all six checks', async () => {
    const workspace = await givenWorkspace(app);
    const { id, signatureId } = await givenCompleted(workspace);
    const result = await verify(workspace, id);
    expect(result).toMatchObject({
      verified: true,
      completed: true,
      signatures_count: 2,
      all_signatures_valid: true,
    });
    expect(names(result)).toEqual([...checkNames, 'timestamps', 'completeness']);
    expect(result.signatures[1]).toEqual({
      id: signatureId,
      signer_email: 'ana@example.com',
      signed_at: app.clock.now().toISOString(),
      valid: true,
    });
  });

  test('200: completed but not sealed yet is not complete', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ana@example.com' }],
      send: true,
    });
    await sign(app, workspace, id, recipientIds[0] ?? '');
    const result = await verify(workspace, id);
    expect(result).toMatchObject({ verified: false, completed: true, all_signatures_valid: true });
    expect(failing(result)).toEqual(['completeness']);
  });

  test('200: whatever is altered in the database or the store is found', async () => {
    const workspace = await givenWorkspace(app);
    const alterations: [name: string, check: string, (uuid: string) => Promise<unknown>][] = [
      [
        'a signer’s name',
        'signatures',
        (uuid) =>
          execute(`update signatures set signer_name = 'Eve' where document_id = ?`, [uuid]),
      ],
      [
        'the consent text',
        'signatures',
        (uuid) => execute(`update recipients set consent_text = 'x' where document_id = ?`, [uuid]),
      ],
      [
        'the sealed file',
        'bytes',
        async (uuid) => {
          const [file] = await execute<{ blob_key: string }>(
            `select f.blob_key from files f join documents d on d.sealed_file_id = f.id
             where d.id = ?`,
            [uuid],
          );
          const bytes = Buffer.from(await app.operations.blobs.get(file?.blob_key ?? ''));
          bytes[200] = (bytes[200] ?? 0) ^ 1;
          await app.operations.blobs.put(file?.blob_key ?? '', bytes);
        },
      ],
      [
        'a vanished signature',
        'completeness',
        (uuid) => execute(`delete from signatures where document_id = ?`, [uuid]),
      ],
      [
        'a time before sending',
        'timestamps',
        (uuid) =>
          execute(
            `update signatures set signed_at = signed_at - interval '1 day' where document_id = ?`,
            [uuid],
          ),
      ],
      [
        'an event that its owner took out',
        'log',
        (uuid) =>
          asOwner(`delete from events where document_id = $1 and type = 'recipient.viewed'`, uuid),
      ],
    ];
    for (const [name, check, alter] of alterations) {
      const { id } = await givenCompleted(workspace);
      await alter(rowId('doc', id));
      const result = await verify(workspace, id);
      expect({ name, verified: result.verified }).toEqual({ name, verified: false });
      expect({ name, failing: failing(result) }).toEqual({
        name,
        failing: expect.arrayContaining([check]),
      });
    }
  });
});

/** What the application's own role may not do. */
async function asOwner(sql: string, uuid: string): Promise<void> {
  const client = new pg.Client({ connectionString: app.cloned.adminUrl });
  await client.connect();
  await client.query(sql, [uuid]);
  await client.end();
}

function execute<Row = unknown>(sql: string, values: unknown[]): Promise<Row[]> {
  return app.database.fork().execute<Row[]>(sql, values);
}
